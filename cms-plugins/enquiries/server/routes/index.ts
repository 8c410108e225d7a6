import { siteRouter } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { deskRoutes } from './desk';
import { privacyRoutes } from './privacy';
import { resumeRoutes } from './resumes';
import { siteRoutes } from './site';
import { settingsRoutes } from './settings';

/** The parents' calls stand under /api/auth, the desk's below the plugin's name. */
export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => siteRouter(siteRoutes(strapi)),
  admin: { type: 'admin', routes: [...deskRoutes, ...privacyRoutes, ...resumeRoutes, ...settingsRoutes] },
};
