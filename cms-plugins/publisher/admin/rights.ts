import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { useRBAC } from '@strapi/strapi/admin';

const permissions = Object.values(publishingPermissions).map((action) => ({ action, subject: null }));

/** What the current user may do here. The server checks again at every call. */
export function useRights() {
  const { allowedActions } = useRBAC(permissions);
  return {
    mayRead: allowedActions['canRead'] === true,
    mayPublish: allowedActions['canPublish'] === true,
    maySchedule: allowedActions['canSchedule'] === true,
    mayPreview: allowedActions['canPreview'] === true,
    mayHealth: allowedActions['canHealth'] === true,
  };
}
