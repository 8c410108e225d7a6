import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

interface Route {
  method: string;
  path: string;
  config?: { middlewares?: unknown[] };
}

const refusal =
  'The first member of staff is invited by the people who run the server, with "npm run invite". Ask them.';

/**
 * Closes Strapi's registration of the first member of staff: until somebody had used it, anybody who found the address
 * could take over the installation. Must be called before Strapi makes its routes.
 */
export function closeRegistration(strapi: Pick<Core.Strapi, 'admin'>): void {
  const { admin } = strapi.admin.routes as unknown as Record<string, { routes: Route[] } | undefined>;
  const route = admin?.routes.find(({ method, path }) => method === 'POST' && path === '/register-admin');
  // If an upgrade moved this address, it would be open.
  if (route === undefined) throw new Error('The address POST /admin/register-admin was not found.');
  const refuse = () => {
    // Not a ForbiddenError: Strapi would drop its message.
    throw new errors.ApplicationError(refusal);
  };
  route.config = { ...route.config, middlewares: [refuse] };
}
