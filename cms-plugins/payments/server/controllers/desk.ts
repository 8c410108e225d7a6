import { orderFilter, orderNote, orderQuery, type OrderDetail } from '@lanternway/contracts/payments/staff';
import {
  financeSentences,
  type OrderChanged,
  type Rechecked,
} from '@lanternway/contracts/payments/staff-order';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { dealWithAttention, noteOnOrder, recheckOrder, isAttention } from '../services/staff/changes';
import { readSummary } from '../services/staff/summary';
import { readOrderDetail } from '../services/staff/detail';
import { exportOrdersCsv } from '../services/staff/csv';
import { listOrders, listOrderedPlans } from '../services/staff/orders';
import { bodyOf, idOf, readAs, staffOf } from './desk-answers';

const noSuch = () => new errors.NotFoundError(financeSentences.missing);
const orderIdOf = (ctx: Context): string => idOf(ctx, financeSentences.missing);

/** The orders of the finance desk, and what staff do with one, other than giving money back. */
export function desk({ strapi }: { strapi: Core.Strapi }) {
  async function detailOf(ctx: Context): Promise<OrderDetail> {
    const detail = await readOrderDetail(strapi, orderIdOf(ctx), staffOf(ctx).id);
    if (detail === null) throw noSuch();
    return detail;
  }

  async function changed(ctx: Context, message: string): Promise<void> {
    ctx.body = { message, order: await detailOf(ctx) } satisfies OrderChanged;
  }

  return {
    async list(ctx: Context) {
      ctx.body = await listOrders(strapi, readAs(orderQuery, ctx.query));
    },

    async plans(ctx: Context) {
      ctx.body = await listOrderedPlans(strapi);
    },

    async summary(ctx: Context) {
      ctx.body = await readSummary(strapi, new Date());
    },

    async csv(ctx: Context) {
      const { name, stream } = await exportOrdersCsv(strapi, readAs(orderFilter, ctx.query), new Date());
      ctx.attachment(name);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = stream;
    },

    async detail(ctx: Context) {
      ctx.body = await detailOf(ctx);
    },

    async recheck(ctx: Context) {
      const found = await recheckOrder(strapi, orderIdOf(ctx), staffOf(ctx));
      if (found === null) throw noSuch();
      const { message, isAnswered } = found;
      ctx.body = { message, isAnswered, order: await detailOf(ctx) } satisfies Rechecked;
    },

    async note(ctx: Context) {
      const { note } = readAs(orderNote, bodyOf(ctx));
      const outcome = await noteOnOrder(strapi, orderIdOf(ctx), note, staffOf(ctx));
      if (outcome === 'missing') throw noSuch();
      await changed(ctx, financeSentences.noted);
    },

    async dealtWith(ctx: Context) {
      const { attention } = ctx['params'] as { attention: string };
      if (!isAttention(attention)) throw noSuch();
      const { note } = readAs(orderNote, bodyOf(ctx));
      const outcome = await dealWithAttention(strapi, orderIdOf(ctx), { attention, note }, staffOf(ctx));
      if (outcome === 'missing') throw noSuch();
      if (outcome === 'absent') return ctx.throw(409, financeSentences.dealtWithAlready);
      await changed(ctx, financeSentences.dealtWith);
    },
  };
}
