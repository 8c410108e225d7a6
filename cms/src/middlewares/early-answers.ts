import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerFromMemory } from '../site-server/memory/memory';
import { findRelease } from '../site-server/release';
import { answerCountry, asksForCountry } from '../visitor/answer-country';
import { countryOfVisitor, currencyFinder } from '../visitor/currency-finder';

interface Config {
  /** The folder of the live site, or the link that is switched when a new one goes live. */
  root: string;
  /** Whether the public address is https only. */
  httpsOnly: boolean;
  /** Whether the country of visitors can be known. If not, a page is the same for all. */
  knowsCountries: boolean;
}

/**
 * Answers what needs neither body, session nor database, without the work that other requests need: the visitor's
 * country, and what the live release has answered before.
 */
export default ({ root, httpsOnly, knowsCountries }: Config, { strapi }: { strapi: Core.Strapi }) => {
  const countryOf = countryOfVisitor(strapi);
  const currencyOf = knowsCountries ? currencyFinder(countryOf) : null;

  return async (ctx: Context, next: Next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (asksForCountry(ctx)) {
      answerCountry(ctx, await countryOf(ctx), httpsOnly);
      return;
    }
    const release = await findRelease(root);
    if (release !== null && (await answerFromMemory(ctx, release, currencyOf))) return;
    await next();
    // The rest of the chain answered with the page as it was built, in one currency. Only `answerFromMemory` chooses the
    // visitor's currency, so the page is now answered from there.
    if (release !== null && ctx.status === 200 && ctx.type === 'text/html')
      await answerFromMemory(ctx, release, currencyOf);
  };
};
