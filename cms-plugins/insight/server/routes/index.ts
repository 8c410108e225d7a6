import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { visits } from '../controllers/visits';

export const routes = { admin: ({ strapi }: { strapi: Core.Strapi }) => staffRouter([...visits(strapi)]) };
