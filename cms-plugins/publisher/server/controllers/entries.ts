import { entryQuery, publishingSentences } from '@lanternway/contracts/publishing/entry';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { Asking } from '../services/staff/entries';
import { own } from '../services/own';
import { mayWith, readAs } from './desk-answers';

/** For the panel beside an entry, and for choosing one. */
export function entries({ strapi }: { strapi: Core.Strapi }) {
  return {
    async list(ctx: Context) {
      const { search } = readAs(entryQuery, ctx.query);
      ctx.body = await own(strapi, 'deskEntries').search(search, askingOf(ctx));
    },

    async one(ctx: Context) {
      const { uid = '', documentId = '' } = ctx['params'] as Record<string, string>;
      if (!/^[\w-]{1,40}$/.test(documentId) || !mayWith(ctx, 'read')(uid)) {
        throw new errors.NotFoundError(publishingSentences.missingEntry);
      }
      const found = await own(strapi, 'deskEntries').state(uid, documentId, askingOf(ctx));
      if (found === null) throw new errors.NotFoundError(publishingSentences.missingEntry);
      // Whoever looks at an entry may want to see its draft next.
      if (found.canPreview) own(strapi, 'preview').warmUp();
      ctx.body = found;
    },
  };
}

const askingOf = (ctx: Context): Asking => ({ may: (action, uid) => mayWith(ctx, action)(uid) });
