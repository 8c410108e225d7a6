import { previewRoutes } from './preview';
import { entryRoutes } from './publishing';
import { scheduleRoutes } from './schedules';

/** All below the plugin's name, and for staff alone. */
export const routes = {
  admin: { type: 'admin', routes: [...entryRoutes, ...previewRoutes, ...scheduleRoutes] },
};
