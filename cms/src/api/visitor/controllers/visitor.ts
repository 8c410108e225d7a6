import { ratesUnavailable, type GeoReply } from '@lanternway/contracts/site';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { env } from '../../../env';
import { answerUnavailable } from '../../../unavailable';
import { findCountry } from '../../../visitor/country';
import { createCountryService } from '../../../visitor/country-service';
import { createRateBook } from '../../../visitor/rates';

const { countryHeader, lookupUrl } = env.geo;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = lookupUrl === null ? null : createCountryService(lookupUrl);
  const store = strapi.store({ type: 'core', name: 'visitor' });
  const rateBook = createRateBook({
    url: env.ratesUrl,
    store: {
      get: () => store.get({ key: 'rates' }),
      set: (rates) => store.set({ key: 'rates', value: rates }),
    },
    onFailure: (reason) => strapi.log.warn(`Exchange rates: ${reason}. The last known ones stay.`),
  });

  return {
    async geo(ctx: Context) {
      const visitor = {
        address: ctx.request.ip,
        header: countryHeader === null ? '' : ctx.get(countryHeader),
      };
      const country = await findCountry(visitor, { trustsHeader: env.trustProxy > 0, service });
      ctx.set('Cache-Control', 'private, max-age=600');
      ctx.body = { country_code: country } satisfies GeoReply;
    },

    async rates(ctx: Context) {
      const rates = await rateBook.read();
      if (rates === null) {
        answerUnavailable(ctx, ratesUnavailable);
        return;
      }
      ctx.set('Cache-Control', 'private, max-age=3600');
      ctx.body = rates;
    },
  };
};
