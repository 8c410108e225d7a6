import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { only } from './only';

const scheduling = only(publishingPermissions.schedule);

/** Paths stand below the plugin's name. */
export const scheduleRoutes = [
  { method: 'GET', path: '/schedules', handler: 'schedules.list', config: scheduling },
  { method: 'POST', path: '/schedules', handler: 'schedules.ask', config: scheduling },
  { method: 'DELETE', path: '/schedules/:id', handler: 'schedules.cancel', config: scheduling },
];
