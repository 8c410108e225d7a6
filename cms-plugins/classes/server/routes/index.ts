import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import { siteRouter } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { times } from '../controllers/times';

export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => siteRouter(times(strapi)),
  admin: () => staffRouter([]),
};
