import { classPermissions } from '@lanternway/contracts/classes/staff';
import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { useRBAC } from '@strapi/strapi/admin';

const permissionOf = (action: string) => ({ action, subject: null });

const permissions = Object.values(classPermissions).map(permissionOf);

const deskWork = [permissionOf(deskPermissions.work)];

/** What the current user may do here. The server checks again at every call. */
export function useRights() {
  const { allowedActions } = useRBAC(permissions);
  const { allowedActions: atDesk } = useRBAC(deskWork);
  return {
    mayWork: allowedActions['canWork'] === true,
    maySet: allowedActions['canSettings'] === true,
    /** A mark is a change of the enquiry. */
    mayMark: atDesk['canWork'] === true,
  };
}
