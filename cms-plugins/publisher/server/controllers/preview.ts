import { previewRequest } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { inProcess } from '../services/in-process';
import { bodyOf, mayWith, readAs, staffOf } from './desk-answers';

/** Links to previews, for people who may read the entry. */
export function preview({ strapi }: { strapi: Core.Strapi }) {
  return {
    async link(ctx: Context) {
      const { uid, documentId } = readAs(previewRequest, bodyOf(ctx));
      if (!mayWith(ctx, 'read')(uid)) throw new errors.ForbiddenError();
      const asked = { uid, documentId, status: 'draft', staffId: staffOf(ctx).id } as const;
      const made = await inProcess(strapi, 'preview').link(asked);
      if (made.kind === 'none') throw new errors.ApplicationError(made.sentence);
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { url: made.url, endsAt: made.endsAt };
    },
  };
}
