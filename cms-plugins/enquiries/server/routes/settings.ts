import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { only } from './only';

export const settingsRoutes = [
  { method: 'GET', path: '/settings', handler: 'settings.read', config: only(deskPermissions.read) },
  { method: 'POST', path: '/settings', handler: 'settings.save', config: only(deskPermissions.settings) },
];
