import type { Core } from '@strapi/strapi';

/**
 * Strapi builds the list of all content types each time it is read: once for each permission of each request of staff,
 * and many times while an entry is published. The list never changes after the start, so it is built once.
 */
export function keepContentTypes(strapi: Core.Strapi): void {
  const all = Object.freeze({ ...strapi.contentTypes });
  Object.defineProperty(strapi, 'contentTypes', { get: () => all, enumerable: false });
}
