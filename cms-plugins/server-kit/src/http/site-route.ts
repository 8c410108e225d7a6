import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { Handler } from './public-endpoint';

/**
 * Strapi would also try tokens of programs, and fail if a handler has no permission of its own. It asks for a scope next
 * to the strategies; with none, the controller refuses calls without a token.
 */
const onlyParents = { scope: [], strategies: ['users-permissions'] };

/**
 * The route of a call of the site. A handler that is a function has no permission in users-permissions: every parent who
 * is logged in may call it, and staff cannot take that away in the admin.
 */
export const siteRoute = (
  { method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>,
  handler: Handler,
) => ({
  method,
  path: path.replace(/^\/api/, ''),
  handler,
  config: { auth: access === 'anyone' ? (false as const) : onlyParents },
});

/** A plugin's routes of the site. Their paths are complete in the contract. */
export const siteRouter = (routes: ReturnType<typeof siteRoute>[]) => ({
  type: 'content-api',
  prefix: '',
  routes,
});
