import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import * as calls from '@lanternway/contracts/payments/staff-calls';
import { financeSentences } from '@lanternway/contracts/payments/staff-order';
import {
  ConflictError,
  documentIdOf,
  staffFileRoute,
  staffRoute,
} from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { dealWithAttention, noteOnOrder, recheckOrder, isAttention } from '../services/staff/changes';
import { exportOrdersCsv } from '../services/staff/csv';
import { readOrderDetail } from '../services/staff/detail';
import { listOrders, listOrderedPlans } from '../services/staff/orders';
import { readSummary } from '../services/staff/summary';
import { readWeek } from '../services/staff/week';
import { byStaff } from './by-staff';

const noSuch = () => new errors.NotFoundError(financeSentences.missing);

/** The id of the order in the path. */
export const orderIdOf = ({ id }: { id: string }): string => documentIdOf(id, financeSentences.missing);

/** The orders of the finance desk, and what staff do with one, other than giving money back. */
export function desk(strapi: Core.Strapi) {
  async function detailOf(params: { id: string }, staffId: number): Promise<OrderDetail> {
    const detail = await readOrderDetail(strapi, orderIdOf(params), staffId);
    if (detail === null) throw noSuch();
    return detail;
  }

  return [
    staffRoute(calls.listOrders, ({ request }) => listOrders(strapi, request)),

    staffFileRoute(calls.exportOrders, async ({ request }) => {
      const { name, stream } = await exportOrdersCsv(strapi, request, new Date());
      return { name, content: stream };
    }),

    staffRoute(calls.listOrderedPlans, () => listOrderedPlans(strapi)),

    staffRoute(calls.readSummary, ({ staff }) => readSummary(strapi, staff.id, new Date())),

    staffRoute(calls.readWeek, ({ request }) => readWeek(strapi, request)),

    staffRoute(calls.readOrder, ({ params, staff }) => detailOf(params, staff.id)),

    staffRoute(calls.recheckOrder, async ({ params, staff }) => {
      const found = await recheckOrder(strapi, orderIdOf(params), byStaff(staff));
      if (found === null) throw noSuch();
      const { message, isAnswered } = found;
      return { message, isAnswered, order: await detailOf(params, staff.id) };
    }),

    staffRoute(calls.noteOnOrder, async ({ request: { note }, params, staff }) => {
      const outcome = await noteOnOrder(strapi, orderIdOf(params), note, byStaff(staff));
      if (outcome === 'missing') throw noSuch();
      return { message: financeSentences.noted, order: await detailOf(params, staff.id) };
    }),

    staffRoute(calls.dealWithAttention, async ({ request: { note }, params, staff }) => {
      const { attention } = params;
      if (!isAttention(attention)) throw noSuch();
      const dealt = { attention, note };
      const outcome = await dealWithAttention(strapi, orderIdOf(params), dealt, byStaff(staff));
      if (outcome === 'missing') throw noSuch();
      if (outcome === 'absent') throw new ConflictError(financeSentences.dealtWithAlready);
      return { message: financeSentences.dealtWith, order: await detailOf(params, staff.id) };
    }),
  ];
}
