import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { log } from '../controllers/log';
import { versions } from '../controllers/versions';

export const routes = {
  admin: ({ strapi }: { strapi: Core.Strapi }) => staffRouter([...log(strapi), ...versions(strapi)]),
};
