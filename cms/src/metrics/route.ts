import type { Context } from 'koa';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method of a request, of the few that mean something here. */
export const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

/**
 * What a request was for, as one of a fixed set of words: the pattern of the router's route, or the kind of thing that was
 * asked of the site. Never the address itself: strangers can ask for any number of addresses.
 */
export function routeOf(ctx: Context): string {
  const route = patternOf(ctx);
  if (route !== null) return route;
  if (ctx.path === '/_health/live' || ctx.path === '/_health/ready') return 'health';
  if (ctx.status >= 400 && ctx.status < 500) return 'none';
  return /\.\w+$/.test(ctx.path) ? 'file' : 'page';
}

/** A layer of the router. */
interface Layer {
  path: string | RegExp;
  methods: string[];
}

/** Of the layers of the router that took the request, the last that is a route and not only a middleware. */
function patternOf({ matched, method }: Context & { matched?: unknown }): string | null {
  const layers = (matched ?? []) as Layer[];
  return layers.findLast(({ methods }) => methods.includes(method))?.path.toString() ?? null;
}
