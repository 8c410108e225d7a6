import { readRoutes } from '../../read-routes';

export default readRoutes('api::landing-page.landing-page');
