import { financePermissions } from '@lanternway/contracts/payments/staff';
import { only } from './only';

const reading = only(financePermissions.read);
const working = only(financePermissions.work);
const exporting = only(financePermissions.export);

/** The finance desk's orders. The paths begin with the plugin's name. */
export const deskRoutes = [
  { method: 'GET', path: '/orders', handler: 'desk.list', config: reading },
  { method: 'GET', path: '/orders.csv', handler: 'desk.csv', config: exporting },
  { method: 'GET', path: '/plans', handler: 'desk.plans', config: reading },
  { method: 'GET', path: '/summary', handler: 'desk.summary', config: reading },
  { method: 'GET', path: '/orders/:id', handler: 'desk.detail', config: reading },
  { method: 'POST', path: '/orders/:id/recheck', handler: 'desk.recheck', config: working },
  { method: 'POST', path: '/orders/:id/note', handler: 'desk.note', config: working },
  {
    method: 'POST',
    path: '/orders/:id/attention/:attention/done',
    handler: 'desk.dealtWith',
    config: working,
  },
];
