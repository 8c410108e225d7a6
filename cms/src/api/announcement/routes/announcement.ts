import { readRoutes } from '../../read-routes';

export default readRoutes('api::announcement.announcement', ['find']);
