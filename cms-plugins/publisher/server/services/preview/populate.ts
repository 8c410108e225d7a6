import type { Core, UID } from '@strapi/strapi';

export interface Attribute {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  component?: string;
  target?: string;
}

interface Deeper {
  fields?: string[];
  populate?: Populate;
}

export type Populate = Record<string, true | Deeper>;

/** The attributes of a type or a component, by their names. */
export function attributesOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  return Object.entries(
    strapi.getModel(uid as UID.Schema).attributes as unknown as Record<string, Attribute>,
  );
}

/**
 * All that belongs to an entry: its components with everything in them, its media, and which entries it relates to among
 * those that the site shows.
 * @param shown uids of the types that the site shows
 */
export function populateAll(strapi: Core.Strapi, uid: string, shown: ReadonlySet<string>): Populate {
  const populate: Populate = {};
  for (const [name, { type, component, target }] of attributesOf(strapi, uid)) {
    if (type === 'media') populate[name] = true;
    if (type === 'component' && component !== undefined) {
      populate[name] = { populate: populateAll(strapi, component, shown) };
    }
    if (type === 'relation' && target !== undefined && shown.has(target)) {
      populate[name] = { fields: ['documentId'] };
    }
  }
  return populate;
}
