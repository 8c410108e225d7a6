import { siteRouter } from '@lanternway/server-kit/http/site-route';
import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { desk } from '../controllers/desk';
import { receipts } from '../controllers/receipts';
import { reconciliations } from '../controllers/reconciliations';
import { refundRequests } from '../controllers/refund-requests';
import { refunds } from '../controllers/refunds';
import { revenue } from '../controllers/revenue';
import { sessions } from '../controllers/sessions';
import { settings } from '../controllers/settings';
import { siteRoutes } from './site';

const staffControllers = [
  desk,
  revenue,
  receipts,
  reconciliations,
  settings,
  refunds,
  refundRequests,
  sessions,
];

export const routes = {
  'content-api': ({ strapi }: { strapi: Core.Strapi }) => siteRouter(siteRoutes(strapi)),
  admin: ({ strapi }: { strapi: Core.Strapi }) =>
    staffRouter(staffControllers.flatMap((controller) => controller(strapi))),
};
