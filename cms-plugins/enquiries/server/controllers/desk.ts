import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { deskSentences, inboxFilter, inboxQuery } from '@lanternway/contracts/enquiries/staff';
import type { Context } from 'koa';
import { readInboxPage } from '../services/inbox/inbox';
import { readSummary } from '../services/inbox/summary';
import { readItem } from '../services/item/item';
import { listOwners } from '../services/items/owners';
import { itemOf, lookOf, readAs } from './desk-answers';

/** What the desk shows. */
export function desk({ strapi }: { strapi: Core.Strapi }) {
  return {
    async inbox(ctx: Context) {
      ctx.body = await readInboxPage(strapi, readAs(inboxQuery, ctx.query), lookOf(ctx));
    },

    async summary(ctx: Context) {
      const { zone } = readAs(inboxFilter.pick(['zone']), ctx.query);
      ctx.body = await readSummary(strapi, zone, lookOf(ctx));
    },

    async staff(ctx: Context) {
      ctx.body = await listOwners(strapi);
    },

    async item(ctx: Context) {
      const { kind, id } = itemOf(ctx);
      const found = await readItem(strapi, kind, id, new Date());
      if (found === null) throw new errors.NotFoundError(deskSentences.missing);
      ctx.body = found;
    },
  };
}
