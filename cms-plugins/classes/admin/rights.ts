import { classPermissions } from '@lanternway/contracts/classes/staff';
import { useRBAC } from '@strapi/strapi/admin';

const permissions = Object.values(classPermissions).map((action) => ({ action, subject: null }));

/** What the current user may do here. The server checks again at every call. */
export function useRights() {
  const { allowedActions } = useRBAC(permissions);
  return { mayWork: allowedActions['canWork'] === true, maySet: allowedActions['canSettings'] === true };
}
