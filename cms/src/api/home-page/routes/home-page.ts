import { readRoutes } from '../../read-routes';

export default readRoutes('api::home-page.home-page');
