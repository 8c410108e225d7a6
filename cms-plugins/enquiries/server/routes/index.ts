import type { Core } from '@strapi/strapi';
import { deskRoutes } from './desk';
import { parentRoutes } from './parents';
import { privacyRoutes } from './privacy';
import { careerRoutes, resumeRoutes } from './resumes';
import { settingsRoutes } from './settings';

/** The parents' calls stand under /api/auth, the desk's below the plugin's name. */
export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => ({
    type: 'content-api',
    // The addresses stand in the contract, whole.
    prefix: '',
    routes: [...parentRoutes(strapi), ...careerRoutes(strapi)],
  }),
  admin: { type: 'admin', routes: [...deskRoutes, ...privacyRoutes, ...resumeRoutes, ...settingsRoutes] },
};
