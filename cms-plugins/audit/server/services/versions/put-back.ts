import { versionSentences } from '@lanternway/contracts/audit/versions';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import { ConflictError } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changeAs } from '../entries/named-change';
import { readEntry } from '../entries/state';
import { draftDataOf } from './draft-data';
import type { EntryName } from './keep';
import { findVersion } from './list';
import { contentOf, hashOf } from './snapshot';

interface PutBack {
  /** When the draft that the person saw was last saved. */
  savedAt: string;
  staffId: number;
}

/**
 * Makes a version the draft of its entry, by the document service: content rules and fixed keys hold as for every save,
 * and what is live stays. Returns what is left out. Throws a `ConflictError` where somebody else saved the entry since.
 */
export async function putBack(
  strapi: Core.Strapi,
  entry: EntryName,
  id: number,
  { savedAt, staffId }: PutBack,
): Promise<string[]> {
  const { uid, documentId } = entry;
  const version = await findVersion(strapi, entry, id);
  if (version === null) throw new errors.NotFoundError(versionSentences.missing);
  if (version.content === null) throw new errors.ApplicationError(versionSentences.tooLong);
  const draft = await readEntry(strapi, entry, 'draft');
  if (draft === null) throw new errors.NotFoundError(versionSentences.gone);
  if (hashOf(contentOf(strapi, uid, draft.row)) === version.hash)
    throw new errors.ApplicationError(versionSentences.unchanged);
  const { data, missing } = await draftDataOf(strapi, uid, version.content);
  const documents = strapi.documents(uid as UID.ContentType) as unknown as {
    update: (of: { documentId: string; data: object }) => Promise<unknown>;
  };
  const check = () => refuseWhereSavedSince(strapi, entry, { savedAt, staffId });
  await changeAs({ action: 'content.put-back', check }, () =>
    documents.update({ documentId, data: { ...data, updatedBy: staffId } }),
  );
  return missing;
}

interface Saved {
  updatedAt: string | Date;
  updatedBy: (Parameters<typeof staffNameOf>[0] & { id: number }) | null;
}

/** The rule for two editors of one entry (decision 44): one person with two windows is not stopped. */
async function refuseWhereSavedSince(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
  { savedAt, staffId }: PutBack,
): Promise<void> {
  const saved: Saved | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate: ['updatedBy'] });
  if (saved === null) throw new errors.NotFoundError(versionSentences.gone);
  const { updatedAt, updatedBy } = saved;
  if (updatedBy?.id === staffId || new Date(updatedAt) <= new Date(savedAt)) return;
  throw new ConflictError(versionSentences.stale(updatedBy === null ? 'The server' : staffNameOf(updatedBy)));
}
