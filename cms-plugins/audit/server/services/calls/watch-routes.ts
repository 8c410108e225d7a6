import { deedAt } from '@lanternway/contracts/audit/deeds';
import { loginRoute } from '@lanternway/contracts/audit/login-deeds';
import type { Core } from '@strapi/strapi';
import { logCall } from './log-call';
import { logLogin } from './log-login';

interface Route {
  method: string;
  path: string;
  config?: { middlewares?: unknown[] };
}

interface Router {
  type?: string;
  prefix?: string;
  routes: Route[];
}

type AddRoutes = (routes: Router | Route[]) => unknown;

/**
 * Has a line written for every call of the table, whichever plugin answers it. The line is begun after the policies of the
 * route, so a call that is not allowed leaves none. Must be called before Strapi makes its routes.
 */
export function watchRoutes(strapi: Core.Strapi): void {
  const server = strapi.server as unknown as { routes: AddRoutes };
  const add = server.routes.bind(server);
  server.routes = (added) => {
    if (Array.isArray(added) || added.type !== 'admin') return add(added);
    return add({ ...added, routes: added.routes.map((route) => watched(strapi, route, added.prefix ?? '')) });
  };
}

/** A copy: Strapi's plugins keep their routes in modules, which the next server of this process uses too. */
function watched(strapi: Core.Strapi, route: Route, prefix: string): Route {
  const name = `${route.method} ${prefix}${route.path}`.replace(/(?<=.)\/$/, '');
  const deed = deedAt(name);
  const middleware = name === loginRoute ? logLogin(strapi) : deed && logCall(strapi, deed);
  if (middleware === undefined) return route;
  return {
    ...route,
    config: { ...route.config, middlewares: [...(route.config?.middlewares ?? []), middleware] },
  };
}
