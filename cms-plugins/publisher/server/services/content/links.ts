import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { EntryLink } from '@lanternway/contracts/publishing/entry-link';
import type { EntryRef } from '@lanternway/contracts/publishing/build-protocol';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/* Entries as the admin shows them: by their present title, with where they are opened. */

export const fileUid = 'plugin::upload.file';

/** An entry or a medium, and the title that was stored with it. */
export interface Named {
  uid: string;
  documentId: string;
  title: string | null;
}

const gone = 'A deleted entry';

/** What staff call entries of a type. */
export const kindOf = (strapi: Core.Strapi, uid: string): string =>
  ownEntry(readConfig(strapi).types, uid)?.kind ?? (uid === fileUid ? 'Picture or file' : 'Entry');

/** The uid of the type that the site's build calls by its singular name; null where it is none of ours. */
function uidOfType(strapi: Core.Strapi, type: string): string | null {
  const uids = [...Object.keys(readConfig(strapi).types), fileUid];
  return uids.findLast((uid) => (uid.split('.')[1] ?? '') === type) ?? null;
}

/** Titles by document id. A draft and what is published of it are two rows: what was written last counts. */
async function readTitles(strapi: Core.Strapi, uid: string, ids: string[]): Promise<Map<string, string>> {
  const title = uid === fileUid ? 'name' : (ownEntry(readConfig(strapi).types, uid)?.title ?? 'documentId');
  const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: ids } },
    select: ['documentId', title],
    orderBy: { updatedAt: 'asc' },
  });
  return new Map(rows.map((row) => [String(row['documentId']), trimmed(row[title])]));
}

/** Reads the present titles with one statement for each type. The answer finds the link of each entry. */
export async function findLinks(
  strapi: Core.Strapi,
  named: readonly Named[],
): Promise<(of: Named) => EntryLink> {
  const { types } = readConfig(strapi);
  const known = named.filter(({ uid }) => uid === fileUid || ownEntry(types, uid) !== undefined);
  const byUid = new Map<string, Map<string, string>>();
  for (const uid of new Set(known.map((one) => one.uid))) {
    const ids = known.filter((one) => one.uid === uid).map(({ documentId }) => documentId);
    byUid.set(uid, await readTitles(strapi, uid, [...new Set(ids)]));
  }
  return ({ uid, documentId, title }) => {
    const present = byUid.get(uid)?.get(documentId);
    const name = firstText(present, title) ?? (present === undefined ? gone : kindOf(strapi, uid));
    const href = present === undefined ? null : hrefOf(strapi, uid, documentId, present);
    return { uid, documentId, title: name, href };
  };
}

/** The same for entries by the names of the site's build; null for what cannot be an entry. */
export async function findRefLinks(
  strapi: Core.Strapi,
  refs: readonly (EntryRef | null)[],
): Promise<(ref: EntryRef | null) => EntryLink | null> {
  const named = (ref: EntryRef | null): Named | null => {
    const uid = ref === null ? null : uidOfType(strapi, ref.type);
    return ref === null || uid === null ? null : { uid, documentId: ref.documentId, title: null };
  };
  const linkOf = await findLinks(
    strapi,
    refs.map(named).filter((one) => one !== null),
  );
  return (ref) => {
    const one = named(ref);
    return one === null ? null : linkOf(one);
  };
}

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const firstText = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((text) => text !== null && text !== undefined && text !== '') ?? null;

/** Where an entry or a file is opened, below /admin. */
export function hrefOf(strapi: Core.Strapi, uid: string, documentId: string, title: string): string {
  if (uid === fileUid) return `/plugins/upload?${new URLSearchParams({ _q: title }).toString()}`;
  const isSingle = strapi.contentTypes[uid as keyof typeof strapi.contentTypes]?.kind === 'singleType';
  return isSingle
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`;
}
