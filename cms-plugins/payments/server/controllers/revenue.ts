import * as calls from '@lanternway/contracts/payments/registers/staff-calls';
import { staffFileRoute, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { exportRevenueCsv, readRevenue } from '../services/revenue/revenue';

/** Revenue by month, for finance. */
export const revenue = (strapi: Core.Strapi) => [
  staffRoute(calls.readRevenue, ({ request }) => readRevenue(strapi, request, new Date())),

  staffFileRoute(calls.exportRevenue, async ({ request, staff }) => {
    const { name, stream } = await exportRevenueCsv(strapi, request, new Date());
    strapi.log.info(`payments: ${name} was taken by the staff member ${String(staff.id)}`);
    return { name, content: stream };
  }),
];
