import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { contentTypes, parentType, servicesAlone, serviceTypes } from './content-types';
import { refuseParentChange, type Asked } from './parent-rows';

interface Route {
  method: string;
  path: string;
  config?: { policies?: unknown[] };
}

const loggedIn = 'admin::isAuthenticatedAdmin';
const policy = 'services-alone';

/**
 * Lets the Content Manager change only what staff publish. This is not left to permissions, because the super admin has all
 * of them. A type that is in no list is refused as well. Must be called before Strapi makes its routes.
 */
export function keepRowsForServices(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as Record<
    string,
    { routes: Route[] } | undefined
  >;
  const writing = (admin?.routes ?? []).filter(
    ({ method, path }) => method !== 'GET' && path.includes('/:model'),
  );
  // If an upgrade moved these addresses, they would be open.
  if (writing.length === 0) throw new Error('The addresses of the Content Manager were not found.');
  const check = (asked: Asked) => refuseForeign(strapi, asked);
  strapi.get('policies').add('global::', { [policy]: check });
  for (const route of writing) {
    const [first, ...others] = route.config?.policies ?? [];
    if (first !== loggedIn) throw new Error(`${route.method} ${route.path} does not ask first who it is.`);
    route.config = { ...route.config, policies: [first, `global::${policy}`, ...others] };
  }
  refuseInDocuments(strapi);
}

async function refuseForeign(strapi: Core.Strapi, asked: Asked): Promise<true> {
  const { model = '' } = asked.params;
  if (model === parentType) await refuseParentChange(strapi, asked);
  else if (!isOf(contentTypes, model)) throw new errors.PolicyError(servicesAlone);
  return true;
}

const reading = ['findOne', 'findFirst', 'findMany', 'count'];

/** Our services write through the query layer; writes through the document service come from Strapi's own parts. */
function refuseInDocuments(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (isOf(serviceTypes, context.uid) && !reading.includes(context.action))
      throw new errors.PolicyError(servicesAlone);
    return next();
  });
}

const isOf = (uids: readonly string[], uid: string): boolean => uids.includes(uid);
