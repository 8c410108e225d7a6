import { scheduleRequest } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { schedulesOf } from '../services/staff/rows';
import { own } from '../services/own';
import type { ScheduleRecord } from '../services/builds/records';
import { scheduleWords } from '../services/schedules/labels';
import { bodyOf, mayWith, readAs, staffOf } from './desk-answers';

/** What is planned, planning and cancelling. */
export function schedules({ strapi }: { strapi: Core.Strapi }) {
  const planned = () => own(strapi, 'schedules');
  const shown = (records: ScheduleRecord[]) => schedulesOf(own(strapi, 'deskLinks'), records);

  /** Whoever may not publish such an entry by hand may not have it published later. */
  function isAllowed(ctx: Context, uid: string, action: string): boolean {
    const may = mayWith(ctx, 'publish')(uid) && (action !== 'prices' || mayWith(ctx, 'update')(uid));
    // Of what cannot be planned for anybody, the answer is why.
    if (may || !planned().canBePlanned(uid)) return true;
    (ctx as Context & { forbidden: (why: string) => void }).forbidden(scheduleWords.notAllowed);
    return false;
  }

  return {
    async list(ctx: Context) {
      const mayPublish = mayWith(ctx, 'publish');
      ctx.body = await shown((await planned().list()).filter(({ uid }) => mayPublish(uid)));
    },

    async ask(ctx: Context) {
      const request = readAs(scheduleRequest, bodyOf(ctx));
      if (!isAllowed(ctx, request.uid, request.action)) return;
      const made = await planned().ask(request, staffOf(ctx));
      [ctx.body] = await shown([made]);
    },

    async cancel(ctx: Context) {
      const { id = '' } = ctx['params'] as Record<string, string>;
      const found = /^[\w-]{1,40}$/.test(id) ? await planned().find(id) : null;
      if (found === null) throw new errors.NotFoundError(scheduleWords.missing);
      if (!isAllowed(ctx, found.uid, found.action)) return;
      [ctx.body] = await shown([await planned().cancel(id, staffOf(ctx))]);
    },
  };
}
