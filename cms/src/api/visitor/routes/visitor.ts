import { geo, rates } from '@lanternway/contracts/site/site';

/** Strapi adds the prefix of the API itself. */
const withoutPrefix = (path: string) => path.replace(/^\/api/, '');

export default {
  routes: [
    { method: geo.method, path: withoutPrefix(geo.path), handler: 'visitor.geo', config: { auth: false } },
    {
      method: rates.method,
      path: withoutPrefix(rates.path),
      handler: 'visitor.rates',
      config: { auth: false },
    },
  ],
};
