import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';
import { timeOf } from '../builds/records';

/** An entry's row: what it says in a few words, nothing of its components, relations and long texts. */
export interface EntryRow extends Readonly<Record<string, unknown>> {
  id: number;
  documentId: string;
  updatedAt: string | Date | null;
  publishedAt: string | Date | null;
}

export interface Versions {
  draft: EntryRow | null;
  published: EntryRow | null;
}

/** The entries of the types that the site shows, as they stand in the database. */
export interface Entries {
  hasDrafts: (uid: string) => boolean;
  versions: (uid: string, documentId: string) => Promise<Versions>;
  /** Whether the draft has something to publish. */
  differs: (versions: Versions) => boolean;
  /** Says of both versions that they were written now, and of the draft, if it differed, that it still does. */
  touch: (uid: string, documentId: string) => Promise<void>;
  /** What staff call it. */
  titleOf: (uid: string, entry: EntryRow) => string;
  /** The address of the page that is its own; null where it has none. */
  addressOf: (uid: string, entry: EntryRow | null) => string | null;
  /** Another entry that is published at this address. */
  findAt: (address: string, except: string) => Promise<{ uid: string; title: string } | null>;
}

/** Attributes short enough to be read of many entries. */
const shortTypes = ['string', 'uid', 'enumeration', 'date', 'datetime', 'boolean', 'integer'];

export function entries({ strapi }: { strapi: Core.Strapi }): Entries {
  const { types } = readConfig(strapi);
  const modelOf = (uid: string) => strapi.getModel(uid as UID.ContentType);

  const shortFields = (uid: string): string[] =>
    Object.entries(modelOf(uid).attributes)
      .filter(([, { type }]) => shortTypes.includes(type))
      .map(([name]) => name);

  const find = (uid: string, where: object): Promise<EntryRow[]> =>
    strapi.db
      .query(uid)
      .findMany({ where, select: ['id', 'documentId', 'updatedAt', 'publishedAt', ...shortFields(uid)] });

  const service: Entries = {
    hasDrafts: (uid) => modelOf(uid).options?.draftAndPublish === true,

    async versions(uid, documentId) {
      const rows = await find(uid, { documentId });
      const isDraft = ({ publishedAt }: EntryRow) => service.hasDrafts(uid) && publishedAt === null;
      return { draft: rows.find(isDraft) ?? null, published: rows.find((row) => !isDraft(row)) ?? null };
    },

    differs: ({ draft, published }) =>
      draft !== null && (published === null || writtenAt(draft) > writtenAt(published)),

    async touch(uid, documentId) {
      const { draft, published } = await service.versions(uid, documentId);
      const isChanged = published !== null && service.differs({ draft, published });
      const now = Date.now();
      // Strapi's own query would write the present moment over both.
      const write = async ({ id }: EntryRow, at: number) => {
        await strapi.db
          .queryBuilder(uid)
          .where({ id })
          .update({ updatedAt: new Date(at) })
          .execute();
      };
      if (published !== null) await write(published, now);
      if (draft !== null) await write(draft, isChanged ? now + 1 : now);
    },

    titleOf(uid, entry) {
      const type = ownEntry(types, uid);
      const title = type === undefined ? '' : entry[type.title];
      return typeof title === 'string' && title.trim() !== '' ? title.trim() : (type?.kind ?? 'Entry');
    },

    addressOf(uid, entry) {
      const page = entry === null ? null : (ownEntry(types, uid)?.pageOf(entry) ?? null);
      return page?.isOwn === true ? page.path : null;
    },

    async findAt(address, except) {
      for (const uid of Object.keys(types).filter(canHaveAddress)) {
        const rows = await find(uid, { publishedAt: { $notNull: true }, documentId: { $ne: except } });
        const there = rows.find((row) => service.addressOf(uid, row) === address);
        if (there !== undefined) return { uid, title: service.titleOf(uid, there) };
      }
      return null;
    },
  };

  /** An address of its own is made of something in the entry that staff may change: a type without has none. */
  function canHaveAddress(uid: string): boolean {
    return Object.values(modelOf(uid).attributes).some(({ type }) => type === 'uid');
  }
  return service;
}

const writtenAt = ({ updatedAt }: EntryRow): number => (updatedAt === null ? 0 : timeOf(updatedAt).getTime());
