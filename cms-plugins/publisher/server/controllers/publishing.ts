import { buildQuery, rollBackRequest } from '@lanternway/contracts/publishing/staff';
import { publishingSentences } from '@lanternway/contracts/publishing/entry';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readConfig } from '../config';
import { inProcess } from '../services/in-process';
import { readBuildDetail, readBuildPage } from '../services/staff/builds';
import { readPublishingState } from '../services/staff/overview';
import { bodyOf, readAs, staffOf } from './desk-answers';

/** A build's number from the path. What can be none is not found. */
function numberOf(ctx: Context): number {
  const { number = '' } = ctx['params'] as Record<string, string>;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new errors.NotFoundError(publishingSentences.missing);
  return Number(number);
}

/** What staff see of publishing, and what they do about it. */
export function publishing({ strapi }: { strapi: Core.Strapi }) {
  return {
    async state(ctx: Context) {
      ctx.body = await readPublishingState(strapi);
    },

    async builds(ctx: Context) {
      ctx.body = await readBuildPage(strapi, readAs(buildQuery, ctx.query));
    },

    async build(ctx: Context) {
      const found = await readBuildDetail(strapi, numberOf(ctx));
      if (found === null) throw new errors.NotFoundError(publishingSentences.missing);
      ctx.body = found;
    },

    async publish(ctx: Context) {
      if (!readConfig(strapi).isAwake) throw new errors.ApplicationError(publishingSentences.asleep);
      await inProcess(strapi, 'builder').publishNow(staffOf(ctx).name);
      ctx.body = { message: publishingSentences.asked };
    },

    async rollBack(ctx: Context) {
      const { hold } = readAs(rollBackRequest, bodyOf(ctx));
      const number = numberOf(ctx);
      const { kind } = await inProcess(strapi, 'builder').rollBack(number, staffOf(ctx).name, { hold });
      if (kind === 'missing') throw new errors.NotFoundError(publishingSentences.missing);
      if (kind !== 'done') return ctx.throw(409, publishingSentences[kind]);
      ctx.body = { message: publishingSentences.rolledBack };
    },
  };
}
