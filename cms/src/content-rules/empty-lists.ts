import type { Entry } from './entry';
import type { Schema } from './schema';

/**
 * Strapi refuses a draft without a required list, although a draft may be incomplete and an empty list is enough. A new
 * entry gets its lists, and a list that was set to nothing becomes an empty one.
 */
export function fillEmptyLists(schema: Schema, data: Entry, isNew: boolean): Entry {
  const lists = Object.entries(schema).filter(([, attribute]) => attribute.isRepeatable);
  const absent = lists.filter(([field]) => data[field] === null || (isNew && data[field] === undefined));
  return absent.length === 0
    ? data
    : { ...data, ...Object.fromEntries(absent.map(([field]) => [field, []])) };
}
