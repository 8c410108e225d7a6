import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { numbers } from '../controllers/numbers';
import { spend } from '../controllers/spend';
import { visits } from '../controllers/visits';

export const routes = {
  admin: ({ strapi }: { strapi: Core.Strapi }) =>
    staffRouter([...numbers(strapi), ...spend(strapi), ...visits(strapi)]),
};
