import type { Core, UID } from '@strapi/strapi';

type Action = 'find' | 'findOne';

/**
 * The addresses at which the published entries of a type are read: one for a single type, a list and one entry for others.
 * `factories.createCoreRouter` makes the same ones, and besides describes every field of every type for an OpenAPI file of
 * Strapi's that we do not have. That was a third of the work of a start.
 */
export const readRoutes =
  (uid: UID.ContentType, actions: Action[] = ['find', 'findOne']): Core.RouterConfig =>
  ({ strapi }) => {
    const { kind, info } = strapi.contentType(uid);
    const paths: Partial<Record<Action, string>> =
      kind === 'singleType'
        ? { find: `/${info.singularName}` }
        : { find: `/${info.pluralName}`, findOne: `/${info.pluralName}/:id` };
    const routes = actions.flatMap((action): Core.RouteInput[] => {
      const path = paths[action];
      if (path === undefined) return [];
      return [{ method: 'GET', path, handler: `${uid}.${action}`, config: {} }];
    });
    return { type: 'content-api', routes };
  };
