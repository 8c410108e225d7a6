import { previewRoutes } from './preview';
import { entryRoutes, publishingRoutes } from './publishing';
import { scheduleRoutes } from './schedules';

/** All below the plugin's name, and for staff alone. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [...publishingRoutes, ...entryRoutes, ...previewRoutes, ...scheduleRoutes],
  },
};
