import { entryQuery, publishingSentences } from '@lanternway/contracts/publishing/entry';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { inProcess } from '../services/in-process';
import { readEntryState, searchEntries, type MayDo } from '../services/staff/entries';
import { mayWith, readAs } from './desk-answers';

/** For the panel next to an entry, and for choosing an entry. */
export function entries({ strapi }: { strapi: Core.Strapi }) {
  return {
    async list(ctx: Context) {
      const { search } = readAs(entryQuery, ctx.query);
      ctx.body = await searchEntries(strapi, search, mayDo(ctx));
    },

    async one(ctx: Context) {
      const { uid = '', documentId = '' } = ctx['params'] as Record<string, string>;
      if (!/^[\w-]{1,40}$/.test(documentId) || !mayWith(ctx, 'read')(uid)) {
        throw new errors.NotFoundError(publishingSentences.missingEntry);
      }
      const found = await readEntryState(strapi, uid, documentId, mayDo(ctx));
      if (found === null) throw new errors.NotFoundError(publishingSentences.missingEntry);
      // People who look at an entry often want to see its draft next.
      if (found.canPreview) inProcess(strapi, 'preview').warmUp();
      ctx.body = found;
    },
  };
}

const mayDo =
  (ctx: Context): MayDo =>
  (action, uid) =>
    mayWith(ctx, action)(uid);
