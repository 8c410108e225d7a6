import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { readConfig, type OrderedType } from '../../config';
import { draftDiffers, hasDrafts, titleOfEntry, type EntryRow } from '../content/entries';

/** An entry of a list, with both its versions. */
export interface Ordered {
  documentId: string;
  draft: EntryRow | null;
  published: EntryRow | null;
  /** The version that decides its place: the published one, where there is one. */
  shown: EntryRow;
  section: { key: string; title: string; at: number };
}

/** What the list's entries are like. Throws for a type that is not ordered. */
export function orderedType(strapi: Core.Strapi, uid: string): OrderedType {
  const type = ownEntry(readConfig(strapi).orderedTypes, uid);
  if (type === undefined) throw new Error(`${uid} is not ordered.`);
  return type;
}

const onlySection = { key: '', title: '', at: 0 };

/** All entries of a list, section by section, each in the order in which the site shows it. */
export async function readOrdered(strapi: Core.Strapi, uid: string): Promise<Ordered[]> {
  const { populate, sectionOf } = orderedType(strapi, uid);
  const rows: EntryRow[] = await strapi.db.query(uid).findMany({ populate: [...populate] });
  const versions = new Map<string, Pick<Ordered, 'draft' | 'published'>>();
  for (const row of rows) {
    const known = versions.get(row.documentId) ?? { draft: null, published: null };
    const isDraft = hasDrafts(strapi, uid) && row.publishedAt === null;
    versions.set(row.documentId, isDraft ? { ...known, draft: row } : { ...known, published: row });
  }
  const found = [...versions].flatMap(([documentId, both]): Ordered[] => {
    const shown = both.published ?? both.draft;
    return shown === null ? [] : [{ documentId, ...both, shown, section: sectionOf?.(shown) ?? onlySection }];
  });
  const titleOf = ({ shown }: Ordered) => titleOfEntry(strapi, uid, shown);
  return found.sort(
    (a, b) =>
      a.section.at - b.section.at ||
      compareTexts(a.section.title, b.section.title) ||
      compareTexts(a.section.key, b.section.key) ||
      orderOf(a.shown) - orderOf(b.shown) ||
      compareTexts(titleOf(a), titleOf(b)) ||
      compareTexts(a.documentId, b.documentId),
  );
}

/** The number by which an entry is ordered. */
export const orderOf = (row: EntryRow): number => (typeof row['order'] === 'number' ? row['order'] : 0);

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Changes when entries are added, removed, ordered or moved to another section. */
export function versionOf(entries: readonly Ordered[]): string {
  const lines = entries.map(({ documentId, section, draft, published }) => {
    const numbers = [draft, published].map((row) => (row === null ? '-' : String(orderOf(row))));
    return [section.key, documentId, ...numbers].join(' ');
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
}

export const stateOf = (entry: Ordered): 'draft' | 'live' | 'changed' => {
  if (entry.published === null) return 'draft';
  return draftDiffers(entry) ? 'changed' : 'live';
};
