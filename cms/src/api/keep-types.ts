import type { Core } from '@strapi/strapi';

/**
 * Strapi makes the list of all content types anew whenever it is asked for, and asks once for each permission of each
 * request of staff, and many times while an entry is published. After the types are loaded the list never changes, so
 * it is made once.
 */
export function keepContentTypes(strapi: Core.Strapi): void {
  const all = Object.freeze({ ...strapi.contentTypes });
  Object.defineProperty(strapi, 'contentTypes', { get: () => all, enumerable: false });
}
