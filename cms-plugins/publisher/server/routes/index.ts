import { previewRoutes } from './preview';
import { entryRoutes, publishingRoutes } from './publishing';
import { scheduleRoutes } from './schedules';

/** All routes are below the plugin's name and only for staff. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [...publishingRoutes, ...entryRoutes, ...previewRoutes, ...scheduleRoutes],
  },
};
