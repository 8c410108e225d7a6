import { financePermissions } from '@lanternway/contracts/finance';
import { only } from './only';

export const settingsRoutes = [
  { method: 'GET', path: '/settings', handler: 'settings.read', config: only(financePermissions.read) },
  { method: 'POST', path: '/settings', handler: 'settings.save', config: only(financePermissions.settings) },
];
