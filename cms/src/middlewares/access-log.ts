import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { longestPath } from './request-bounds/bounds';

/**
 * A line for each request, in the place of Strapi's own, which writes the whole address: what staff search for is a
 * parent's name or e-mail, and a log is read by more people than the desk.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const start = performance.now();
    await next();
    const ms = Math.ceil(performance.now() - start);
    strapi.log.http(
      `${ctx.method} ${ctx.path.slice(0, longestPath)} (${String(ms)} ms) ${String(ctx.status)}`,
    );
  };
