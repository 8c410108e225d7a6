import { financePermissions } from '@lanternway/contracts/payments/staff';
import { only } from './only';

/** Paths stand below the plugin's name. */
export const reconciliationRoutes = [
  {
    method: 'GET',
    path: '/reconciliations',
    handler: 'reconciliations.list',
    config: only(financePermissions.read),
  },
  {
    method: 'POST',
    path: '/reconciliations',
    handler: 'reconciliations.run',
    config: only(financePermissions.work),
  },
  {
    method: 'GET',
    path: '/reconciliations/:id',
    handler: 'reconciliations.one',
    config: only(financePermissions.read),
  },
];
