import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { approvals } from '../controllers/approvals';
import { campaigns } from '../controllers/campaigns';
import { entries } from '../controllers/entries';
import { health, reviews } from '../controllers/health';
import { orders } from '../controllers/orders';
import { preview } from '../controllers/preview';
import { publishing } from '../controllers/publishing';
import { schedules } from '../controllers/schedules';

/** All routes are only for staff. */
export const routes = {
  admin: ({ strapi }: { strapi: Core.Strapi }) =>
    staffRouter([
      ...publishing(strapi),
      ...entries(strapi),
      ...preview(strapi),
      ...schedules(strapi),
      ...orders(strapi),
      ...campaigns(strapi),
      ...approvals(strapi),
      ...health(strapi),
      ...reviews(strapi),
    ]),
};
