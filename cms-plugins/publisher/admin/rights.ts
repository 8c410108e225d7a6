import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { useRBAC } from '@strapi/strapi/admin';

const permissions = Object.values(publishingPermissions).map((action) => ({ action, subject: null }));

/** What who is logged in may do here. The server asks again at every call. */
export function useRights() {
  const { allowedActions } = useRBAC(permissions);
  return {
    mayRead: allowedActions['canRead'] === true,
    mayPublish: allowedActions['canPublish'] === true,
    maySchedule: allowedActions['canSchedule'] === true,
    mayPreview: allowedActions['canPreview'] === true,
  };
}
