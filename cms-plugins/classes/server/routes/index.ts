import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import { siteRouter } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { hours } from '../controllers/hours';
import { kinds } from '../controllers/kinds';
import { ownAway } from '../controllers/own-away';
import { times } from '../controllers/times';

export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => siteRouter(times(strapi)),
  admin: ({ strapi }: { strapi: Core.Strapi }) =>
    staffRouter([...hours(strapi), ...kinds(strapi), ...ownAway(strapi)]),
};
