import type { Core } from '@strapi/strapi';
import { deskRoutes } from './desk';
import { webhookRoutes } from './webhooks';

/** The parents' calls stand under /api/auth, the desk's below the plugin's name. */
export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => ({
    type: 'content-api',
    // The addresses stand in the contract, whole.
    prefix: '',
    routes: [...webhookRoutes(strapi)],
  }),
  admin: { type: 'admin', routes: [...deskRoutes] },
};
