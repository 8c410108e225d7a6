import { financePermissions } from '@lanternway/contracts/payments/staff';
import { only } from './only';

const setting = only(financePermissions.settings);

export const settingsRoutes = [
  { method: 'GET', path: '/settings', handler: 'settings.read', config: only(financePermissions.read) },
  { method: 'POST', path: '/settings', handler: 'settings.save', config: setting },
  { method: 'POST', path: '/settings/proposals/:id/confirm', handler: 'settings.confirm', config: setting },
  { method: 'POST', path: '/settings/proposals/:id/decline', handler: 'settings.decline', config: setting },
];
