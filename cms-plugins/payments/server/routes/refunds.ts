import { financePermissions } from '@lanternway/contracts/payments/staff';
import { only } from './only';

const reading = only(financePermissions.read);
const refunding = only(financePermissions.refund);
const approving = only(financePermissions.approve);

/** Staff. The paths begin with the plugin's name. */
export const refundRoutes = [
  { method: 'POST', path: '/orders/:id/refund', handler: 'refunds.ask', config: refunding },
  { method: 'GET', path: '/refunds', handler: 'refunds.list', config: reading },
  { method: 'POST', path: '/refunds/:id/approve', handler: 'refunds.approve', config: approving },
  { method: 'POST', path: '/refunds/:id/decline', handler: 'refunds.decline', config: approving },
  { method: 'POST', path: '/refunds/:id/retry', handler: 'refunds.retry', config: refunding },
  { method: 'GET', path: '/refund-requests', handler: 'refundRequests.list', config: reading },
  {
    method: 'POST',
    path: '/refund-requests/:id/decline',
    handler: 'refundRequests.decline',
    config: refunding,
  },
];
