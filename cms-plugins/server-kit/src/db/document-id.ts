import type { Core } from '@strapi/strapi';

/** A new name for an entry, made the way Strapi itself makes them, for rows that do not go through its query layer. */
export function newDocumentId(strapi: Core.Strapi, uid: string): string {
  const documentId = strapi.db.metadata.get(uid).attributes['documentId'];
  const make: unknown = documentId !== undefined && 'default' in documentId ? documentId.default : undefined;
  const made: unknown = typeof make === 'function' ? make() : undefined;
  if (typeof made !== 'string') throw new Error('Strapi no longer names its entries this way.');
  return made;
}
