import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { longestPath } from './request-bounds/bounds';

/**
 * Logs a line for each request and replaces Strapi's own, which logs the whole address. Staff search for parents' names
 * and e-mails, and more people read a log than work at the desk.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const start = performance.now();
    await next();
    const ms = Math.ceil(performance.now() - start);
    const { method, status } = ctx;
    const route: unknown = ctx['_matchedRoute'];
    const address = ctx.path.slice(0, longestPath);
    const shown = typeof route === 'string' ? { route } : {};
    strapi.log.http(`${method} ${address} (${String(ms)} ms) ${String(status)}`, {
      method,
      status,
      ms,
      ...shown,
    });
  };
