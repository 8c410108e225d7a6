import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { useRBAC } from '@strapi/strapi/admin';

const permissions = Object.values(deskPermissions).map((action) => ({ action, subject: null }));

/** What the current user may do here. The server checks again at every call. */
export function useRights() {
  const { allowedActions } = useRBAC(permissions);
  return {
    mayWork: allowedActions['canWork'] === true,
    mayOpenResumes: allowedActions['canResume'] === true,
    mayExport: allowedActions['canExport'] === true,
    mayCarePrivacy: allowedActions['canPrivacy'] === true,
    maySet: allowedActions['canSettings'] === true,
  };
}
