import { readRoutes } from '../../read-routes';

export default readRoutes('api::faq-group.faq-group');
