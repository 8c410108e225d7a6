import { providers } from '@lanternway/contracts/payments/orders';
import { webhookPath } from '@lanternway/contracts/payments/checkout';
import type { Core } from '@strapi/strapi';
import { webhook } from '../controllers/webhooks';

/** Open to anyone: the signature says whether a message is genuine. */
export const webhookRoutes = (strapi: Core.Strapi) =>
  providers.map((provider) => ({
    method: 'POST',
    path: webhookPath(provider).replace(/^\/api/, ''),
    handler: webhook(strapi, provider),
    config: { auth: false as const },
  }));
