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

interface Medium {
  url: string;
  formats?: { thumbnail?: { url: string } } | null;
}

/** The address of the smallest picture that there is of a teacher. Null where the entry is not published. */
export async function entryPortrait(strapi: Core.Strapi, key: string): Promise<string | null> {
  const entry = (await strapi.db.query(readConfig(strapi).teacherUid).findOne({
    where: { documentId: key, publishedAt: { $notNull: true } },
    populate: { portrait: { select: ['url', 'formats'] } },
  })) as { portrait: Medium | null } | null;
  const portrait = entry?.portrait ?? null;
  // Drawings come in one size.
  return portrait === null ? null : (portrait.formats?.thumbnail?.url ?? portrait.url);
}
