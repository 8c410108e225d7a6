import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { Core } from '@strapi/strapi';
import type { State } from '../lines/changed';
import {
  componentOf,
  hasDrafts,
  holdsParts,
  isListOfParts,
  titleOf,
  writtenAttributes,
  type Attribute,
} from './attributes';
import { textOfBlocks } from './blocks-text';
import type { Row } from './part-rows';
import { addParts, referencesOf } from './parts';

/* An entry of content as texts by path, so that two states can be compared and read. */

/** A version of an entry. Of a type without drafts there is one version only. */
export type Version = 'draft' | 'published';

export interface Read {
  title: string | null;
  state: State;
  /** As it is stored, with its components, and with the names of its pictures and relations. */
  row: Readonly<Record<string, unknown>>;
}

/** Null where there is no such version. */
export async function readEntry(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: string; documentId: string },
  version: Version,
): Promise<Read | null> {
  const which = hasDrafts(strapi, uid)
    ? { publishedAt: version === 'draft' ? { $null: true } : { $notNull: true } }
    : {};
  const query = { where: { documentId, ...which }, populate: referencesOf(strapi, uid) };
  const row = await strapi.db.transaction(async ({ trx }) => {
    const found = (await strapi.db.query(uid).findOne(query)) as (Row & { id: number }) | null;
    if (found !== null) await addParts(strapi, trx, uid, found);
    return found;
  });
  if (row === null) return null;
  const state = new Map<string, string>();
  flatten(strapi, uid, row, '', state);
  const [title = ''] = titleOf(strapi, uid);
  const name = row[title];
  return { title: typeof name === 'string' && name.trim() !== '' ? name : null, state, row };
}

const joined = (path: string, name: string) => (path === '' ? name : `${path} › ${name}`);

function flatten(
  strapi: Core.Strapi,
  uid: string,
  row: Record<string, unknown>,
  path: string,
  state: Map<string, string>,
) {
  for (const [name, attribute] of writtenAttributes(strapi, uid)) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    const at = joined(path, name);
    if (holdsParts(attribute)) flattenParts(strapi, attribute, value, at, state);
    else state.set(at, textOf(strapi, attribute, value, row));
  }
}

function flattenParts(
  strapi: Core.Strapi,
  attribute: Attribute,
  value: unknown,
  path: string,
  state: Map<string, string>,
) {
  const parts = (Array.isArray(value) ? value : [value]).filter(isRecord);
  const isList = isListOfParts(attribute);
  for (const [at, part] of parts.entries()) {
    const uid = componentOf(attribute, part);
    flatten(strapi, uid, part, isList ? joined(path, nameOf(part, parts, at)) : path, state);
  }
}

/** The name of a part in a list: its currency if each part has its own, so that moving a price does not count as a change. */
function nameOf(part: Record<string, unknown>, parts: readonly Record<string, unknown>[], at: number) {
  const names = parts.map(({ currency }) => currency);
  const { currency } = part;
  return typeof currency === 'string' && new Set(names).size === parts.length ? currency : String(at + 1);
}

/** A value as people read it. */
export function textOf(
  strapi: Core.Strapi,
  { type, customField, target = '' }: Attribute,
  value: unknown,
  row: Readonly<Record<string, unknown>>,
): string {
  const { currency } = row;
  if (customField === 'global::amount' && typeof value === 'number' && isCurrency(currency))
    return formatMoney(value, currency);
  if (type === 'media') return namesIn(value, ['name', 'id']);
  if (type === 'relation') return namesIn(value, [...titleOf(strapi, target), 'documentId']);
  if (type === 'blocks') return textOfBlocks(value);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The names of what an entry refers to, in order. */
const namesIn = (value: unknown, fields: readonly string[]): string =>
  (Array.isArray(value) ? value : [value])
    .filter(isRecord)
    .map((row) => String(fields.map((field) => row[field]).find((name) => name !== null && name !== '')))
    .join(', ');
