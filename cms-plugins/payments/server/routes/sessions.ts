import { financePermissions } from '@lanternway/contracts/payments/staff';
import { only } from './only';

const working = only(financePermissions.work);

export const sessionRoutes = [
  { method: 'POST', path: '/orders/:id/sessions', handler: 'sessions.deliver', config: working },
  {
    method: 'POST',
    path: '/orders/:id/sessions/:delivery/undo',
    handler: 'sessions.undo',
    config: working,
  },
];
