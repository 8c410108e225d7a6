import { scheduleRequest } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { scheduleSentences } from '../services/schedules/labels';
import {
  addSchedule,
  canBeScheduled,
  cancelSchedule,
  findSchedule,
  listSchedules,
} from '../services/schedules/schedules';
import { scheduleRows } from '../services/staff/rows';
import { bodyOf, mayWith, readAs, staffOf } from './desk-answers';

/** What is planned, planning and cancelling. */
export function schedules({ strapi }: { strapi: Core.Strapi }) {
  /** A person who may not publish such an entry by hand may not have it published later. */
  function isAllowed(ctx: Context, uid: string, action: string): boolean {
    const may = mayWith(ctx, 'publish')(uid) && (action !== 'prices' || mayWith(ctx, 'update')(uid));
    // Of what cannot be planned for anybody, the answer is why.
    if (may || !canBeScheduled(strapi, uid)) return true;
    (ctx as Context & { forbidden: (why: string) => void }).forbidden(scheduleSentences.notAllowed);
    return false;
  }

  return {
    async list(ctx: Context) {
      const mayPublish = mayWith(ctx, 'publish');
      ctx.body = await scheduleRows(
        strapi,
        (await listSchedules(strapi)).filter(({ uid }) => mayPublish(uid)),
      );
    },

    async ask(ctx: Context) {
      const request = readAs(scheduleRequest, bodyOf(ctx));
      if (!isAllowed(ctx, request.uid, request.action)) return;
      const made = await addSchedule(strapi, request, staffOf(ctx));
      [ctx.body] = await scheduleRows(strapi, [made]);
    },

    async cancel(ctx: Context) {
      const { id = '' } = ctx['params'] as Record<string, string>;
      const found = /^[\w-]{1,40}$/.test(id) ? await findSchedule(strapi, id) : null;
      if (found === null) throw new errors.NotFoundError(scheduleSentences.missing);
      if (!isAllowed(ctx, found.uid, found.action)) return;
      [ctx.body] = await scheduleRows(strapi, [await cancelSchedule(strapi, id, staffOf(ctx))]);
    },
  };
}
