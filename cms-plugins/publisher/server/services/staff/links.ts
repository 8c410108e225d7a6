import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { EntryLink } from '@lanternway/contracts/publishing/staff';
import type { EntryRef } from '@lanternway/contracts/publishing/build-protocol';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

export const fileUid = 'plugin::upload.file';

/** An entry or a medium, and what it was called when it was last heard of. */
export interface Named {
  uid: string;
  documentId: string;
  title: string | null;
}

/** Entries as the admin shows them: by their present title, with where they are opened. */
export interface DeskLinks {
  /** What entries of a type are called. */
  kindOf: (uid: string) => string;
  /** The uid of the type that the site's build calls by its singular name; null where it is none of ours. */
  uidOf: (type: string) => string | null;
  /** Reads what has become of them, a statement a type; the answer finds each again. */
  find: (named: readonly Named[]) => Promise<(of: Named) => EntryLink>;
  /** The same for entries by the build's own names; null for what can be none. */
  findRefs: (refs: readonly (EntryRef | null)[]) => Promise<(ref: EntryRef | null) => EntryLink | null>;
}

const gone = 'An entry that is gone';

export function deskLinks({ strapi }: { strapi: Core.Strapi }): DeskLinks {
  const { types } = readConfig(strapi);
  const uids = new Map([...Object.keys(types), fileUid].map((uid) => [uid.split('.')[1] ?? '', uid]));

  const titleOf = (uid: string): string =>
    uid === fileUid ? 'name' : (ownEntry(types, uid)?.title ?? 'documentId');

  /** Titles by document id. A draft and what is published of it are two rows: what was written last counts. */
  async function titles(uid: string, ids: string[]): Promise<Map<string, string>> {
    const title = titleOf(uid);
    const rows = (await strapi.db.query(uid).findMany({
      where: { documentId: { $in: ids } },
      select: ['documentId', title],
      orderBy: { updatedAt: 'asc' },
    })) as Record<string, unknown>[];
    return new Map(rows.map((row) => [String(row['documentId']), wordsOf(row[title])]));
  }

  const service: DeskLinks = {
    kindOf: (uid) => ownEntry(types, uid)?.kind ?? (uid === fileUid ? 'Picture or file' : 'Entry'),

    uidOf: (type) => uids.get(type) ?? null,

    async find(named) {
      const known = named.filter(({ uid }) => uid === fileUid || ownEntry(types, uid) !== undefined);
      const byUid = new Map<string, Map<string, string>>();
      for (const uid of new Set(known.map((one) => one.uid))) {
        const ids = known.filter((one) => one.uid === uid).map(({ documentId }) => documentId);
        byUid.set(uid, await titles(uid, [...new Set(ids)]));
      }
      return ({ uid, documentId, title }) => {
        const present = byUid.get(uid)?.get(documentId);
        const name = firstWords(present, title) ?? (present === undefined ? gone : service.kindOf(uid));
        const href = present === undefined ? null : hrefOf(strapi, uid, documentId, present);
        return { uid, documentId, title: name, href };
      };
    },

    async findRefs(refs) {
      const named = (ref: EntryRef | null): Named | null => {
        const uid = ref === null ? null : service.uidOf(ref.type);
        return ref === null || uid === null ? null : { uid, documentId: ref.documentId, title: null };
      };
      const linkOf = await service.find(refs.map(named).filter((one) => one !== null));
      return (ref) => {
        const one = named(ref);
        return one === null ? null : linkOf(one);
      };
    },
  };
  return service;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const firstWords = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((text) => text !== null && text !== undefined && text !== '') ?? null;

function hrefOf(strapi: Core.Strapi, uid: string, documentId: string, title: string): string {
  if (uid === fileUid) return `/plugins/upload?${new URLSearchParams({ _q: title }).toString()}`;
  const isSingle = strapi.contentTypes[uid as keyof typeof strapi.contentTypes]?.kind === 'singleType';
  return isSingle
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`;
}
