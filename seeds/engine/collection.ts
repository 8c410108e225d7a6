import type { TypeName } from './strapi';

/** The records of one content type, and the fields that identify them. */
export interface Collection {
  uid: TypeName;
  /** The file of the records, for error messages. */
  source: string;
  /** The fields that together identify an entry; none for a single type. */
  identity: readonly string[];
  /** The type that keeps what was published under such a key for good. */
  keptIn?: TypeName;
  /** Written but not published: to be copied. */
  areDrafts?: boolean;
  records: readonly object[];
}

interface Description<R> {
  source: string;
  identity: readonly (keyof R & string)[];
  keptIn?: TypeName;
  areDrafts?: boolean;
  records: readonly R[];
}

export function collection<R extends object>(uid: TypeName, description: Description<R>): Collection {
  return { uid, ...description };
}

/** The filter that finds a record's entry by its natural key. */
export function identityOf(collection: Collection, record: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(collection.identity.map((field) => [field, values.get(field)]));
}

/** The record's key as one string, such as 'coding-monthly' or 'refund 1'. */
export function keyOf(collection: Collection, record: object): string {
  return Object.values(identityOf(collection, record)).join(' ') || 'single';
}
