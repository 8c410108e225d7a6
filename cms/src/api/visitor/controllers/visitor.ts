import { type GeoReply, noRates, type RatesReply } from '@lanternway/contracts/site/site';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type visitor from '../services/visitor';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service('api::visitor.visitor') as unknown as ReturnType<typeof visitor>;

  return {
    /** Our own pages are answered earlier: src/middlewares/early-answers.ts. */
    async geo(ctx: Context) {
      const country = await service().countryOf({
        address: ctx.request.ip,
        header: (name) => ctx.get(name),
      });
      ctx.set('Cache-Control', 'private, max-age=600');
      ctx.body = { country_code: country } satisfies GeoReply;
    },

    async rates(ctx: Context) {
      const known = await service().rates();
      ctx.set('Cache-Control', known === null ? 'no-store' : 'private, max-age=3600');
      ctx.body = (known ?? noRates) satisfies RatesReply;
    },
  };
};
