import type { Currency } from '@lanternway/contracts/money/money';
import { currencyForPricing } from '@lanternway/contracts/site/site';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type visitor from '../api/visitor/services/visitor';

/** A page does not wait for a lookup service. What the service says is remembered for the question of the page itself. */
const patienceMs = 40;

type CountryOf = (ctx: Context) => Promise<string | null>;

/** Finds the country of whoever asks as two capital letters; null if it is unknown. */
export function countryOfVisitor(strapi: Core.Strapi): CountryOf {
  // Strapi makes its services after its middlewares.
  let service: ReturnType<typeof visitor> | undefined;
  return (ctx) => {
    service ??= strapi.service('api::visitor.visitor') as unknown as ReturnType<typeof visitor>;
    return service.countryOf({ address: ctx.request.ip, header: (name) => ctx.get(name) });
  };
}

/** Finds the currency of whoever asks for a page; null where their country is not known, or not at once. */
export function currencyFinder(countryOf: CountryOf): (ctx: Context) => Promise<Currency | null> {
  return async (ctx) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        resolve(null);
      }, patienceMs);
    });
    const country = await Promise.race([countryOf(ctx).catch(() => null), tooLate]);
    clearTimeout(timer);
    return country === null ? null : currencyForPricing(country);
  };
}
