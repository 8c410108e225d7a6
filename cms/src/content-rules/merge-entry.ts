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
      if (!isEntry(item) || !isFilled(item['id'])) return item;
      return { ...before.find((old) => isSame(old, item)), ...item };
    });
  }
  const isSameOne =
    isEntry(value) && isEntry(stored) && isFilled(value['id']) && value['id'] === stored['id'];
  return isSameOne ? { ...stored, ...value } : value;
}

/** In a dynamic zone, two components of different kinds may have the same id. */
const isSame = (old: Entry, item: Entry): boolean =>
  String(old['id']) === String(item['id']) && old['__component'] === item['__component'];

/** Strapi takes a relation as an id, a list of ids, a `set`, or changes: `connect` and `disconnect`. */
function mergeConnections(stored: unknown, value: unknown): unknown {
  if (!isEntry(value)) return value;
  if ('set' in value) return value['set'];
  if (!('connect' in value) && !('disconnect' in value)) return value;
  if (isFilled(value['connect'])) return value['connect'];
  return isFilled(value['disconnect']) ? null : stored;
}
