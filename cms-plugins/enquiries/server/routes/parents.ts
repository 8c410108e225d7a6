import { contact, freeClass } from '@lanternway/contracts/enquiries/site';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { Core } from '@strapi/strapi';
import type { Handler } from '../controllers/answer';
import { enquiries } from '../controllers/enquiries';

/** The forms that anyone may send. A handler that is a function has no permission that staff could take away. */
export const parentRoute = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, handler: Handler) => ({
  method,
  path: path.replace(/^\/api/, ''),
  handler,
  config: { auth: false as const },
});

export function parentRoutes(strapi: Core.Strapi) {
  const controller = enquiries({ strapi });
  return [parentRoute(freeClass, controller.freeClass), parentRoute(contact, controller.contact)];
}
