import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { deskSentences, inboxFilter, inboxQuery } from '@lanternway/contracts/enquiries/staff';
import type { Context } from 'koa';
import { own } from '../services/own';
import { itemOf, lookOf, readAs } from './desk-answers';

/** What the desk shows. */
export function desk({ strapi }: { strapi: Core.Strapi }) {
  return {
    async inbox(ctx: Context) {
      ctx.body = await own(strapi, 'inbox').page(readAs(inboxQuery, ctx.query), lookOf(ctx));
    },

    async summary(ctx: Context) {
      const { zone } = readAs(inboxFilter.pick(['zone']), ctx.query);
      ctx.body = await own(strapi, 'summary').read(zone, lookOf(ctx));
    },

    async staff(ctx: Context) {
      ctx.body = await own(strapi, 'owners').list();
    },

    async item(ctx: Context) {
      const { kind, id } = itemOf(ctx);
      const found = await own(strapi, 'item').read(kind, id, new Date());
      if (found === null) throw new errors.NotFoundError(deskSentences.missing);
      ctx.body = found;
    },
  };
}
