import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';

/* The attributes of a type or a component that people write. */

export interface Attribute {
  type: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  multiple?: boolean;
  customField?: string;
  target?: string;
  mappedBy?: string;
}

type Attributes = Record<string, Attribute>;

/** Attributes that Strapi itself writes, not people. */
const strapis = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

const attributesOf = (strapi: Core.Strapi, uid: string): Attributes =>
  (uid.includes('::')
    ? strapi.getModel(uid as UID.ContentType).attributes
    : (ownEntry(strapi.components as unknown as Record<string, { attributes: object }>, uid)?.attributes ??
      {})) as unknown as Attributes;

/** Kept, because attributes do not change while the server runs and are needed for every part of every saved entry. */
const known = new WeakMap<Core.Strapi, Map<string, [string, Attribute][]>>();

export function writtenAttributes(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  const all = known.get(strapi) ?? new Map<string, [string, Attribute][]>();
  known.set(strapi, all);
  let written = all.get(uid);
  if (written === undefined) {
    written = Object.entries(attributesOf(strapi, uid)).filter(
      ([name, { type, mappedBy }]) => !strapis.has(name) && type !== 'password' && mappedBy === undefined,
    );
    all.set(uid, written);
  }
  return written;
}

/** The attribute that names an entry; none for a type that is not content. */
export function titleOf(strapi: Core.Strapi, uid: string): string[] {
  const type = ownEntry(readConfig(strapi).types, uid);
  return type === undefined ? [] : [type.title];
}

export const hasDrafts = (strapi: Core.Strapi, uid: string): boolean =>
  strapi.getModel(uid as UID.ContentType).options?.draftAndPublish === true;

/** Whether a field holds several components. */
export const isListOfParts = ({ type, repeatable }: Attribute): boolean =>
  type === 'dynamiczone' || (type === 'component' && repeatable === true);

export const holdsParts = ({ type }: Attribute): boolean => type === 'component' || type === 'dynamiczone';

/** The component of a part: a part of a dynamic zone names its own. */
export const componentOf = ({ component }: Attribute, part: Readonly<Record<string, unknown>>): string =>
  component ?? String(part['__component']);
