import { previewRoutes } from './preview';
import { entryRoutes } from './publishing';

/** All below the plugin's name, and for staff alone. */
export const routes = { admin: { type: 'admin', routes: [...entryRoutes, ...previewRoutes] } };
