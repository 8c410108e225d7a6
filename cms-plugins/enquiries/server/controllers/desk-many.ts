import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bulkChange, newView } from '@lanternway/contracts/enquiries/staff-many';
import { inboxQuery } from '@lanternway/contracts/enquiries/staff';
import type { Context } from 'koa';
import { exportInbox } from '../services/export/csv';
import { addView, listViews, removeView } from '../services/inbox/views';
import { changeMany } from '../services/item/bulk';
import { bodyOf, lookOf, readAs, staffOf } from './desk-answers';

/** What staff do with many enquiries at once, and the filters they keep. */
export function deskMany({ strapi }: { strapi: Core.Strapi }) {
  return {
    async bulk(ctx: Context) {
      const change = readAs(bulkChange, bodyOf(ctx));
      const outcome = await changeMany(strapi, change, staffOf(ctx));
      if (outcome.kind === 'refused') throw new errors.ApplicationError(outcome.sentence);
      ctx.body = outcome.result;
    },

    async csv(ctx: Context) {
      const query = readAs(inboxQuery, ctx.query);
      const { name, stream } = await exportInbox(strapi, query, lookOf(ctx), staffOf(ctx));
      ctx.attachment(name);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = stream;
    },

    async listViews(ctx: Context) {
      ctx.body = await listViews(strapi, staffOf(ctx));
    },

    async addView(ctx: Context) {
      const view = readAs(newView, bodyOf(ctx));
      ctx.status = 201;
      ctx.body = await addView(strapi, view, staffOf(ctx));
    },

    async removeView(ctx: Context) {
      const { id } = ctx['params'] as { id: string };
      const isRemoved = /^\d{1,9}$/.test(id) && (await removeView(strapi, Number(id), staffOf(ctx)));
      if (!isRemoved) throw new errors.NotFoundError('This view is not there, or is not yours.');
      ctx.status = 204;
    },
  };
}
