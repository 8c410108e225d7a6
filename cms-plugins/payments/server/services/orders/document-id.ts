import type { Core } from '@strapi/strapi';

/** A new name for an entry, made the way Strapi itself makes them, for rows that do not go through its query layer. */
export function newDocumentId(strapi: Core.Strapi, uid: string): string {
  const { documentId } = strapi.db.metadata.get(uid).attributes as Record<string, { default?: unknown }>;
  const make: unknown = documentId?.default;
  const made: unknown = typeof make === 'function' ? (make as () => unknown)() : undefined;
  if (typeof made !== 'string') throw new Error('Strapi no longer names its entries this way.');
  return made;
}
