import { subjects } from '@lanternway/contracts/audit/subjects';
import type { ChangedField } from '@lanternway/contracts/audit/staff';
import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { compare, type State } from '../lines/changed';

/* Rows and settings as texts by path, to be compared. They hold personal data: only `changedOf` says what is stored. */

/** What changes with everything, and says nothing. */
const noise = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'version',
  'touchedAt',
  'searchText',
  'lastHeldAt',
  'checks',
  'checkAt',
]);

/** Relations that are a part of what a row says. */
const relations: Readonly<Record<string, object>> = {
  'admin::user': { roles: { select: ['name'] } },
  'admin::role': { permissions: { select: ['action', 'subject'] } },
  'admin::api-token': {
    permissions: { select: ['action'] },
    adminPermissions: { select: ['action', 'subject'] },
  },
  'admin::transfer-token': { permissions: { select: ['action'] } },
};

/** @param row as it was just read, without relations */
export async function rowState(
  strapi: Core.Strapi,
  uid: string,
  row: Record<string, unknown>,
): Promise<State> {
  const populate = ownEntry(relations, uid);
  const whole: unknown =
    populate === undefined ? row : await strapi.db.query(uid).findOne({ where: { id: row['id'] }, populate });
  if (!isRecord(whole)) return new Map();
  const known = Object.entries(whole).filter(([name, value]) => !noise.has(name) && (value ?? null) !== null);
  return new Map(known.flatMap(([name, value]) => fieldsOf(name, value, whole)));
}

/** Each permission is a field: a role has so many that their names would be cut in one. */
function fieldsOf(
  name: string,
  value: unknown,
  row: Record<string, unknown>,
): [path: string, text: string][] {
  if (!['permissions', 'adminPermissions'].includes(name) || !Array.isArray(value))
    return [[name, textOf(name, value, row)]];
  return value.filter(isRecord).map((permission) => [`permissions › ${nameOf(permission)}`, 'given']);
}

function textOf(name: string, value: unknown, row: Record<string, unknown>): string {
  const { currency } = row;
  if (name.endsWith('Minor') && typeof value === 'number' && isCurrency(currency))
    return formatMoney(value, currency);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every(isRecord)) return value.map(nameOf).sort().join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const nameOf = (related: Record<string, unknown>): string =>
  [related['name'] ?? related['action'], related['subject']]
    .filter((part) => typeof part === 'string')
    .join(' ');

export async function settingsState(
  strapi: Core.Strapi,
  { type, name, key }: { type: 'plugin' | 'core'; name: string; key: string },
): Promise<State> {
  const state = new Map<string, string>();
  flatten(await strapi.store({ type, name, key }).get({}), '', state);
  return state;
}

function flatten(value: unknown, path: string, state: Map<string, string>): void {
  if (isRecord(value)) {
    for (const [name, part] of Object.entries(value))
      flatten(part, path === '' ? name : `${path} › ${name}`, state);
  } else if ((value ?? null) !== null)
    state.set(path, typeof value === 'string' ? value : JSON.stringify(value));
}

/** What is stored of a change: names of fields, and values only of those that are about no person. */
export function changedOf(uid: string | null, before: State, after: State): ChangedField[] {
  const changed = compare(before, after);
  if (uid === null) return changed;
  const shows = ownEntry(subjects, uid)?.shows ?? [];
  return changed.map((field) =>
    shows.includes(field.path.split(' › ')[0] ?? '') ? field : { ...field, before: null, after: null },
  );
}

/** The fields of the request that the deed says are stored. */
export function valuesOf(values: readonly string[], sent: unknown): ChangedField[] {
  if (!isRecord(sent)) return [];
  return values.flatMap((name) => {
    const value = sent[name];
    if (value === undefined || value === null) return [];
    return [{ path: name, before: null, after: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}
