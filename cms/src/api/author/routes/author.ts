import { readRoutes } from '../../read-routes';

export default readRoutes('api::author.author');
