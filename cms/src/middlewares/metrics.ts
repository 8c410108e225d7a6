import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { registryOf } from '../metrics/registry';
import { countRequests } from '../metrics/requests';

/** Counts every request and its time, for the inner port. Only where there is such a port. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const count = countRequests(registryOf(strapi));

  return async (ctx: Context, next: Next) => {
    const startedAt = performance.now();
    let hasFailed = true;
    try {
      await next();
      hasFailed = false;
    } finally {
      count(ctx, startedAt, hasFailed);
    }
  };
};
