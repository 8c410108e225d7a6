import { siteRouter } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { deskRoutes } from './desk';
import { refundRoutes } from './refunds';
import { sessionRoutes } from './sessions';
import { receiptRoutes } from './receipts';
import { reconciliationRoutes } from './reconciliations';
import { settingsRoutes } from './settings';
import { siteRoutes } from './site';

/** The parents' calls stand under /api/auth, the desk's below the plugin's name. */
export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => siteRouter(siteRoutes(strapi)),
  admin: {
    type: 'admin',
    routes: [
      ...deskRoutes,
      ...receiptRoutes,
      ...reconciliationRoutes,
      ...settingsRoutes,
      ...refundRoutes,
      ...sessionRoutes,
    ],
  },
};
