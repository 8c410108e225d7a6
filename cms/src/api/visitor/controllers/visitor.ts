import { type GeoReply, noRates, type RatesReply } from '@lanternway/contracts/site/site';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { env } from '../../../env';
import { demoRates } from '../../../visitor/demo-rates';
import { createRateBook } from '../../../visitor/rates';
import type visitor from '../services/visitor';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const store = strapi.store({ type: 'core', name: 'visitor' });
  const rateBook = createRateBook({
    url: env.ratesUrl,
    // Only a demo has these logins.
    otherwise: env.demoStaffFile === null ? null : demoRates,
    store: {
      get: () => store.get({ key: 'rates' }),
      set: (rates) => store.set({ key: 'rates', value: rates }),
    },
    onFailure: (reason) => strapi.log.warn(`Exchange rates: ${reason}. The last known ones stay.`),
  });

  return {
    async geo(ctx: Context) {
      const { countryOf } = strapi.service('api::visitor.visitor') as unknown as ReturnType<typeof visitor>;
      const country = await countryOf({ address: ctx.request.ip, header: (name) => ctx.get(name) });
      ctx.set('Cache-Control', 'private, max-age=600');
      ctx.body = { country_code: country } satisfies GeoReply;
    },

    async rates(ctx: Context) {
      const known = await rateBook.read();
      ctx.set('Cache-Control', known === null ? 'no-store' : 'private, max-age=3600');
      ctx.body = (known ?? noRates) satisfies RatesReply;
    },
  };
};
