import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createReadiness, type Checks, type Readiness } from '../health/readiness';

interface Config {
  dataDir: string;
  siteDir: string;
  servesSite: boolean;
}

const readinessOf = new WeakMap<Core.Strapi, Readiness>();

/** Whether the database did not answer when the server last looked, a second ago at most. */
export const isDatabaseSilent = async (strapi: Core.Strapi): Promise<boolean> =>
  (await readinessOf.get(strapi)?.find())?.includes('database') === true;

/** The checks that decide whether the server is ready; null before they exist. */
export const checksOf = async (strapi: Core.Strapi): Promise<Checks | null> =>
  (await readinessOf.get(strapi)?.look()) ?? null;

/** The server is about to stop: the load balancer sends it no more requests. */
export const beginDraining = (strapi: Core.Strapi): void => readinessOf.get(strapi)?.beginDraining();

/**
 * For those who watch the server and distribute requests. `/_health/live`: the process answers, else it must be started
 * again. `/_health/ready`: it can serve. The answers say nothing more, as anybody may ask; what is wrong is in the log.
 */
export default (config: Config, { strapi }: { strapi: Core.Strapi }) => {
  const readiness = createReadiness(strapi, config);
  readinessOf.set(strapi, readiness);

  return async (ctx: Context, next: Next) => {
    if (ctx.path !== '/_health/live' && ctx.path !== '/_health/ready') return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      ctx.status = 405;
      return;
    }
    const isGood = ctx.path === '/_health/live' || (await readiness.find()).length === 0;
    ctx.status = isGood ? 204 : 503;
  };
};
