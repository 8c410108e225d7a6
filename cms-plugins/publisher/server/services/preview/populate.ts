import type { Core, UID } from '@strapi/strapi';

export interface Attribute {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  component?: string;
  /** Of a dynamic zone: the components it takes. */
  components?: string[];
  target?: string;
}

interface Deeper {
  fields?: string[];
  populate?: Populate;
}

export type Populate = Record<string, true | Deeper | { on: Record<string, Deeper> }>;

/** The attributes of a type or a component, by their names. */
export function attributesOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  return Object.entries(
    strapi.getModel(uid as UID.Schema).attributes as unknown as Record<string, Attribute>,
  );
}

/** The uid of the component in a field; in a dynamic zone each part names its own. Undefined for any other field. */
export function componentOf({ type, component }: Attribute, part: unknown): string | undefined {
  if (type === 'component') return component;
  if (type !== 'dynamiczone') return undefined;
  const { __component: named } = part as { __component?: unknown };
  return typeof named === 'string' ? named : undefined;
}

/**
 * All that belongs to an entry: its components with everything in them, its media, and which entries it relates to among
 * those that the site shows.
 * @param shown uids of the types that the site shows
 */
export function populateAll(strapi: Core.Strapi, uid: string, shown: ReadonlySet<string>): Populate {
  const populate: Populate = {};
  const deeper = (part: string): Deeper => ({ populate: populateAll(strapi, part, shown) });
  for (const [name, { type, component, components = [], target }] of attributesOf(strapi, uid)) {
    if (type === 'media') populate[name] = true;
    if (type === 'component' && component !== undefined) populate[name] = deeper(component);
    if (type === 'dynamiczone') {
      populate[name] = { on: Object.fromEntries(components.map((part) => [part, deeper(part)])) };
    }
    if (type === 'relation' && target !== undefined && shown.has(target)) {
      populate[name] = { fields: ['documentId'] };
    }
  }
  return populate;
}
