import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { isEntry, isFilled, type Entry } from './entry';
import type { Schema } from './schema';

/**
 * The entry as it will be after a write: the data laid over what is stored. A write may carry only some of the fields,
 * only the changed part of a component, and relations as a list of changes.
 */
export function mergeEntry(schema: Schema, stored: Entry, data: Entry): Entry {
  const merged: Record<string, unknown> = { ...stored };
  for (const [field, value] of Object.entries(data)) {
    if (value === undefined) continue;
    merged[field] = mergeField(ownEntry(schema, field)?.type, stored[field], value);
  }
  return merged;
}

function mergeField(type: string | undefined, stored: unknown, value: unknown): unknown {
  if (type === 'component' || type === 'dynamiczone') return mergeComponents(stored, value);
  if (type === 'relation' || type === 'media') return mergeConnections(stored, value);
  return value;
}

function mergeComponents(stored: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const before = Array.isArray(stored) ? stored.filter(isEntry) : [];
    return value.map((item: unknown) => {
      if (!isEntry(item)) return item;
      return mergePart(isFilled(item['id']) ? before.find((old) => isSame(old, item)) : undefined, item);
    });
  }
  if (!isEntry(value)) return value;
  const isSameOne = isEntry(stored) && isFilled(value['id']) && value['id'] === stored['id'];
  return mergePart(isSameOne ? stored : undefined, value);
}

/** In a dynamic zone, two components of different kinds may have the same id. */
const isSame = (old: Entry, item: Entry): boolean =>
  String(old['id']) === String(item['id']) && old['__component'] === item['__component'];

/** A component over what is stored of it. Its relations, too, may be written as changes. */
function mergePart(stored: Entry = {}, written: Entry): Entry {
  const fields = Object.entries(written).map(([field, value]) => [
    field,
    isChanges(value) ? mergeConnections(stored[field], value) : value,
  ]);
  return { ...stored, ...Object.fromEntries(fields) };
}

const isChanges = (value: unknown): value is Entry =>
  isEntry(value) && ('connect' in value || 'disconnect' in value);

/** Strapi takes a relation as an id, a list of ids, a `set`, or changes: `connect` and `disconnect`. */
function mergeConnections(stored: unknown, value: unknown): unknown {
  if (!isEntry(value)) return value;
  if ('set' in value) return value['set'];
  if (!isChanges(value)) return value;
  const [added, removed] = [value['connect'], value['disconnect']];
  if (Array.isArray(stored)) return changeList(stored, added, removed);
  if (isFilled(added)) return added;
  return isFilled(removed) ? null : (stored ?? null);
}

/** The related entries in a list after the changes. */
function changeList(stored: readonly unknown[], added: unknown, removed: unknown): unknown[] {
  const coming = listOf(added);
  const going = listOf(removed);
  const stays = (one: unknown) =>
    !isEntry(one) || ![...coming, ...going].some((other) => isSameEntry(one, other));
  return [...stored.filter(stays), ...coming];
}

const listOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);

/** Compares document ids if there are any, because a form may have the row id of another version. */
const isSameEntry = (one: Entry, other: Entry): boolean =>
  isFilled(other['documentId']) ? one['documentId'] === other['documentId'] : one['id'] === other['id'];
