import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { brandOf } from '@lanternway/server-kit/platform';

/** A day. A new logo is seen at once all the same, as its version changes the address. */
const cacheS = 24 * 60 * 60;

/** The mark of mails. There is none without a logo in the site settings. */
export function mark({ strapi }: { strapi: Core.Strapi }) {
  return {
    async show(ctx: Context) {
      const { mark: found } = await brandOf(strapi).read();
      if (found === null) return ctx.throw(404);
      ctx.set('Cache-Control', `public, max-age=${String(cacheS)}`);
      ctx.type = 'image/png';
      ctx.body = found.png;
    },
  };
}
