import type { Endpoint } from '@lanternway/contracts/endpoint';
import { financePermissions } from '@lanternway/contracts/finance';
import { requestRefund, withdrawRefundRequest } from '@lanternway/contracts/parent-orders';
import type { Core } from '@strapi/strapi';
import type { Handler } from '../controllers/answer';
import { parentsRequests } from '../controllers/refund-requests';
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

/** As accounts has it: whoever comes without a token is refused by the controller, and a program's key is nobody. */
const parentsAlone = { scope: [], strategies: ['users-permissions'] };

const route = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, handler: Handler) => ({
  method,
  path: path.replace(/^\/api/, ''),
  handler,
  config: { auth: parentsAlone },
});

/** Parents. A handler that is a function has no permission that staff could take away. */
export function parentsRefundRoutes(strapi: Core.Strapi) {
  const { ask, withdraw } = parentsRequests(strapi);
  return [route(requestRefund, ask), route(withdrawRefundRequest, withdraw)];
}
