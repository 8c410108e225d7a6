import { siteRouter } from '@lanternway/server-kit/http/site-route';
import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { desk } from '../controllers/desk';
import { deskChanges } from '../controllers/desk-changes';
import { deskMany } from '../controllers/desk-many';
import { privacy } from '../controllers/privacy';
import { resumes } from '../controllers/resumes';
import { settings } from '../controllers/settings';
import { teaching } from '../controllers/teaching';
import { siteRoutes } from './site';

const staffControllers = [desk, deskChanges, deskMany, privacy, resumes, settings, teaching];

export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => siteRouter(siteRoutes(strapi)),
  admin: ({ strapi }: { strapi: Core.Strapi }) =>
    staffRouter(staffControllers.flatMap((controller) => controller(strapi))),
};
