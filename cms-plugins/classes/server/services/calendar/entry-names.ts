import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/** A teacher whose entry is deleted has no name any more. */
export const nameless = 'Teacher gone';

/** The names of teachers' entries, published or not, by key. A deleted entry has none. */
export async function entryNames(strapi: Core.Strapi, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const entries = (await strapi.db.query(readConfig(strapi).teacherUid).findMany({
    select: ['documentId', 'name'],
    where: { documentId: { $in: [...keys] } },
  })) as { documentId: string; name: string }[];
  return new Map(entries.map(({ documentId, name }) => [documentId, name]));
}
