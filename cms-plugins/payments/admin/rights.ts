import { financePermissions } from '@lanternway/contracts/payments/staff';
import { useRBAC } from '@strapi/strapi/admin';

const permissions = Object.values(financePermissions).map((action) => ({ action, subject: null }));

/** What the current user may do here. The server checks again at every call. */
export function useRights() {
  const { allowedActions } = useRBAC(permissions);
  return {
    mayWork: allowedActions['canWork'] === true,
    mayRefund: allowedActions['canRefund'] === true,
    mayApprove: allowedActions['canApprove'] === true,
    mayExport: allowedActions['canExport'] === true,
    maySet: allowedActions['canSettings'] === true,
  };
}
