import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';
import { timeOf } from '../../content-types/records';

/* The entries of the types that the site shows, as they stand in the database. */

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

/** Attributes short enough to be read of many entries. */
const shortTypes = ['string', 'uid', 'enumeration', 'date', 'datetime', 'boolean', 'integer'];

const modelOf = (strapi: Core.Strapi, uid: string) => strapi.getModel(uid as UID.ContentType);

/** Whether entries of this type are drafts first. */
export const hasDrafts = (strapi: Core.Strapi, uid: string): boolean =>
  modelOf(strapi, uid).options?.draftAndPublish === true;

function findRows(strapi: Core.Strapi, uid: string, where: object): Promise<EntryRow[]> {
  const shortFields = Object.entries(modelOf(strapi, uid).attributes)
    .filter(([, { type }]) => shortTypes.includes(type))
    .map(([name]) => name);
  const select = ['id', 'documentId', 'updatedAt', 'publishedAt', ...shortFields];
  return strapi.db.query(uid).findMany({ where, select });
}

/** The draft and what is published of an entry. */
export async function findVersions(strapi: Core.Strapi, uid: string, documentId: string): Promise<Versions> {
  const rows = await findRows(strapi, uid, { documentId });
  const isDraft = ({ publishedAt }: EntryRow) => hasDrafts(strapi, uid) && publishedAt === null;
  return { draft: rows.find(isDraft) ?? null, published: rows.find((row) => !isDraft(row)) ?? null };
}

/** Whether the draft has something to publish. */
export const draftDiffers = ({ draft, published }: Versions): boolean =>
  draft !== null && (published === null || writtenAt(draft) > writtenAt(published));

const writtenAt = ({ updatedAt }: EntryRow): number => (updatedAt === null ? 0 : timeOf(updatedAt).getTime());

/** Sets the time of writing of both versions to now. A draft that differed still differs afterwards. */
export async function touchEntry(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  const { draft, published } = await findVersions(strapi, uid, documentId);
  const isChanged = published !== null && draftDiffers({ draft, published });
  const now = Date.now();
  // Not by Strapi's own query, which would set both to the present moment.
  const write = async ({ id }: EntryRow, at: number) => {
    await strapi.db
      .queryBuilder(uid)
      .where({ id })
      .update({ updatedAt: new Date(at) })
      .execute();
  };
  if (published !== null) await write(published, now);
  if (draft !== null) await write(draft, isChanged ? now + 1 : now);
}

/** What staff call an entry. */
export function titleOfEntry(strapi: Core.Strapi, uid: string, entry: EntryRow): string {
  const type = ownEntry(readConfig(strapi).types, uid);
  const title = type === undefined ? '' : entry[type.title];
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : (type?.kind ?? 'Entry');
}

/** The address of the page that belongs to an entry; null where it has none. */
export function addressOfEntry(strapi: Core.Strapi, uid: string, entry: EntryRow | null): string | null {
  const page = entry === null ? null : (ownEntry(readConfig(strapi).types, uid)?.pageOf(entry) ?? null);
  return page?.isOwn === true ? page.path : null;
}

/** Another entry that is published at this address. */
export async function findEntryAt(
  strapi: Core.Strapi,
  address: string,
  except: string,
): Promise<{ uid: string; title: string } | null> {
  for (const uid of Object.keys(readConfig(strapi).types)) {
    if (!canHaveAddress(strapi, uid)) continue;
    const where = { publishedAt: { $notNull: true }, documentId: { $ne: except } };
    const rows = await findRows(strapi, uid, where);
    const there = rows.find((row) => addressOfEntry(strapi, uid, row) === address);
    if (there !== undefined) return { uid, title: titleOfEntry(strapi, uid, there) };
  }
  return null;
}

/** Whether entries of a type can have pages of their own: their addresses are made from a `uid` field. */
const canHaveAddress = (strapi: Core.Strapi, uid: string): boolean =>
  Object.values(modelOf(strapi, uid).attributes).some(({ type }) => type === 'uid');
