import { entryQuery, publishingSentences } from '@lanternway/contracts/publishing-desk';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { own } from '../services/own';
import { mayWith, readAs } from './desk-answers';

/** For the panel beside an entry, and for choosing one. */
export function entries({ strapi }: { strapi: Core.Strapi }) {
  return {
    async list(ctx: Context) {
      const { search } = readAs(entryQuery, ctx.query);
      const asking = { mayPublish: mayWith(ctx, 'publish') };
      ctx.body = await own(strapi, 'deskEntries').search(search, asking);
    },

    async one(ctx: Context) {
      const { uid = '', documentId = '' } = ctx['params'] as Record<string, string>;
      if (!/^[\w-]{1,40}$/.test(documentId) || !mayWith(ctx, 'read')(uid)) {
        throw new errors.NotFoundError(publishingSentences.missingEntry);
      }
      const asking = { mayPublish: mayWith(ctx, 'publish') };
      const found = await own(strapi, 'deskEntries').state(uid, documentId, asking);
      if (found === null) throw new errors.NotFoundError(publishingSentences.missingEntry);
      ctx.body = found;
    },
  };
}
