import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { State } from '../lines/changed';

/* An entry of content as texts by path, so that two states can be compared and read. */

interface Attribute {
  type: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  customField?: string;
  target?: string;
  mappedBy?: string;
}

type Attributes = Record<string, Attribute>;
type Populate = Record<string, object>;

/** What Strapi keeps itself, and what a person does not write. */
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
    : (new Map(Object.entries(strapi.components)).get(uid)?.attributes ?? {})) as unknown as Attributes;

const written = (strapi: Core.Strapi, uid: string): [string, Attribute][] =>
  Object.entries(attributesOf(strapi, uid)).filter(
    ([name, { type, mappedBy }]) => !strapis.has(name) && type !== 'password' && mappedBy === undefined,
  );

const populates = new WeakMap<Core.Strapi, Map<string, Populate>>();

/** All components of an entry at every depth, and the names of its pictures and relations. */
function populateOf(strapi: Core.Strapi, uid: string): Populate {
  const known = populates.get(strapi) ?? new Map<string, Populate>();
  populates.set(strapi, known);
  const found = known.get(uid) ?? makePopulate(strapi, uid);
  known.set(uid, found);
  return found;
}

function makePopulate(strapi: Core.Strapi, uid: string): Populate {
  const populate: Populate = {};
  for (const [name, { type, component, components, target = '' }] of written(strapi, uid)) {
    if (type === 'component' && component !== undefined)
      populate[name] = { populate: makePopulate(strapi, component) };
    if (type === 'dynamiczone')
      populate[name] = {
        on: Object.fromEntries(
          (components ?? []).map((part) => [part, { populate: makePopulate(strapi, part) }]),
        ),
      };
    if (type === 'media') populate[name] = { select: ['id', 'name'] };
    if (type === 'relation') populate[name] = { select: ['documentId', ...titleOf(strapi, target)] };
  }
  return populate;
}

function titleOf(strapi: Core.Strapi, uid: string): string[] {
  const type = ownEntry(readConfig(strapi).types, uid);
  return type === undefined ? [] : [type.title];
}

/** A version of an entry. Of a type without drafts there is one version only. */
export type Version = 'draft' | 'published';

export interface Read {
  title: string | null;
  state: State;
}

/** Null where there is no such version. */
export async function readEntry(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: string; documentId: string },
  version: Version,
): Promise<Read | null> {
  const hasDrafts = strapi.getModel(uid as UID.ContentType).options?.draftAndPublish === true;
  const which = hasDrafts ? { publishedAt: version === 'draft' ? { $null: true } : { $notNull: true } } : {};
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, ...which }, populate: populateOf(strapi, uid) });
  if (!isRecord(row)) return null;
  const state = new Map<string, string>();
  flatten(strapi, uid, row, '', state);
  const [title = ''] = titleOf(strapi, uid);
  const name = row[title];
  return { title: typeof name === 'string' && name.trim() !== '' ? name : null, state };
}

const joined = (path: string, name: string) => (path === '' ? name : `${path} › ${name}`);

function flatten(
  strapi: Core.Strapi,
  uid: string,
  row: Record<string, unknown>,
  path: string,
  state: Map<string, string>,
) {
  for (const [name, attribute] of written(strapi, uid)) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    const at = joined(path, name);
    if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      flattenParts(strapi, attribute, value, at, state);
    else state.set(at, textOf(strapi, attribute, value, row));
  }
}

function flattenParts(
  strapi: Core.Strapi,
  { component, repeatable, type }: Attribute,
  value: unknown,
  path: string,
  state: Map<string, string>,
) {
  const parts = (Array.isArray(value) ? value : [value]).filter(isRecord);
  const isList = repeatable === true || type === 'dynamiczone';
  for (const [at, part] of parts.entries()) {
    const uid = component ?? String(part['__component']);
    flatten(strapi, uid, part, isList ? joined(path, nameOf(part, parts, at)) : path, state);
  }
}

/** A part of a list goes by its currency where each has its own, so that a moved price is no changed price. */
function nameOf(part: Record<string, unknown>, parts: readonly Record<string, unknown>[], at: number) {
  const names = parts.map(({ currency }) => currency);
  const { currency } = part;
  return typeof currency === 'string' && new Set(names).size === parts.length ? currency : String(at + 1);
}

function textOf(
  strapi: Core.Strapi,
  { type, customField, target = '' }: Attribute,
  value: unknown,
  row: Record<string, unknown>,
): string {
  const { currency } = row;
  if (customField === 'global::amount' && typeof value === 'number' && isCurrency(currency))
    return formatMoney(value, currency);
  if (type === 'media') return namesIn(value, ['name', 'id']);
  if (type === 'relation') return namesIn(value, [...titleOf(strapi, target), 'documentId']);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The names of what an entry refers to, in order. */
const namesIn = (value: unknown, fields: readonly string[]): string =>
  (Array.isArray(value) ? value : [value])
    .filter(isRecord)
    .map((row) => String(fields.map((field) => row[field]).find((name) => name !== null && name !== '')))
    .join(', ');
