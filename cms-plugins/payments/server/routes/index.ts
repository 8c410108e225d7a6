import type { Core } from '@strapi/strapi';
import { deskRoutes } from './desk';
import { parentsRefundRoutes, refundRoutes } from './refunds';
import { sessionRoutes } from './sessions';
import { parentReceiptRoutes, receiptRoutes } from './receipts';
import { reconciliationRoutes } from './reconciliations';
import { settingsRoutes } from './settings';
import { parentRoutes } from './parents';
import { webhookRoutes } from './webhooks';

/** The parents' calls stand under /api/auth, the desk's below the plugin's name. */
export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => ({
    type: 'content-api',
    // The addresses stand in the contract, whole.
    prefix: '',
    routes: [
      ...parentRoutes(strapi),
      ...webhookRoutes(strapi),
      ...parentReceiptRoutes(strapi),
      ...parentsRefundRoutes(strapi),
    ],
  }),
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
