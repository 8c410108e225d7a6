import { readRoutes } from '../../read-routes';

export default readRoutes('api::site-setting.site-setting');
