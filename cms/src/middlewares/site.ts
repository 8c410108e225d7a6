import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerFromSite, decodePath } from '../site-server/answer';
import { answerForPreview, answerPreview, previewsOf, readPreviewLink } from '../site-server/preview/preview';
import { findRelease } from '../site-server/release';
import { reservedPaths } from '../site-server/reserved';
import { contentPolicy, siteHeaders } from '../site-server/headers';
import { paymentSources, type PaymentScripts } from '../site-server/payment-sources';

interface Config {
  /** The folder of the live site, or the link that is switched when a new one goes live. */
  root: string;
  /** Whether the public address is https only. */
  httpsOnly: boolean;
  /** First parts of addresses that belong to the CMS in this installation only. */
  alsoOwn: readonly string[];
}

/** Serves the built site at every address that is not the CMS's own. */
export default (config: Config, { strapi }: { strapi: Core.Strapi }) => {
  const isReserved = reservedPaths(() => [...Object.keys(strapi.plugins), ...config.alsoOwn]);
  const scripts = strapi.config.get<PaymentScripts>('plugin::payments');

  return async (ctx: Context, next: Next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isReserved(ctx.path)) return next();
    const release = await findRelease(config.root);
    const path = decodePath(ctx.path);
    const served = { release, path, httpsOnly: config.httpsOnly, payments: paymentSources(path, scripts) };
    const link = readPreviewLink(ctx, path);
    if (link !== null) {
      return answerPreview(ctx, link, previewsOf(strapi), (preview) => {
        ctx.set(siteHeaders({ ...served, preview }));
      });
    }
    ctx.set(siteHeaders(served));
    if (await answerForPreview(ctx, release, path, previewsOf(strapi))) return;
    await answerFromSite(ctx, release, path, (page) => {
      ctx.set('Content-Security-Policy', contentPolicy({ ...served, path: page }));
    });
  };
};
