import type { VersionDetail, VersionPage } from '@lanternway/contracts/audit/versions';
import { versionsPerPage } from '@lanternway/contracts/audit/versions';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { versionUid } from '../../content-types/version';
import { hasDrafts } from '../entries/attributes';
import { readEntry } from '../entries/state';
import { differencesOf } from './differences';
import { draftDataOf } from './draft-data';
import type { EntryName } from './keep';
import { contentOf, hashOf, type Content } from './snapshot';

const nothing = { changes: [], fields: 0 };

/** What changed in an entry since it went live, and its versions. A type without drafts has none. */
export async function listVersions(
  strapi: Core.Strapi,
  entry: EntryName,
  page: number,
): Promise<VersionPage> {
  const { uid, documentId } = entry;
  const draft = await readContent(strapi, entry, 'draft');
  const live = hasDrafts(strapi, uid) ? await readContent(strapi, entry, 'published') : null;
  const [rows, total] = await rowsIn(strapi, versionUid).findWithCount({
    where: { uid, documentOf: documentId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    limit: versionsPerPage,
    offset: (page - 1) * versionsPerPage,
  });
  const liveHash = live === null || page > 1 ? null : hashOf(live);
  const liveId = rows.find(({ hash }) => hash === liveHash)?.id;
  return {
    isLive: live !== null,
    ...(live === null || draft === null ? nothing : differencesOf(strapi, uid, live, draft)),
    versions: rows.map(({ id, at, byName, content }) => ({
      id,
      at: new Date(at).toISOString(),
      by: byName,
      isLive: id === liveId,
      isKept: content !== null,
    })),
    total,
  };
}

async function readContent(
  strapi: Core.Strapi,
  entry: EntryName,
  version: 'draft' | 'published',
): Promise<Content | null> {
  const read = await readEntry(strapi, entry, version);
  return read === null ? null : contentOf(strapi, entry.uid, read.row);
}

/** A version of an entry as it was kept; its content is null where it was too long. */
export async function findVersion(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
  id: number,
): Promise<{ content: Content | null; hash: string } | null> {
  const row = await rowsIn(strapi, versionUid).findOne({ where: { id, uid, documentOf: documentId } });
  if (row === null) return null;
  const content: unknown = row.content === null ? null : JSON.parse(row.content);
  return { content: isRecord(content) ? content : null, hash: row.hash };
}

/** What putting a version back would change in the draft; null where there is no such version. */
export async function readVersion(
  strapi: Core.Strapi,
  entry: EntryName,
  id: number,
): Promise<VersionDetail | null> {
  const version = await findVersion(strapi, entry, id);
  if (version?.content === null || version === null) return null;
  const { content } = version;
  const draft = await readContent(strapi, entry, 'draft');
  const { missing } = await draftDataOf(strapi, entry.uid, content);
  // Fields that the version does not have stay as they are: the type did not have them then.
  const known = Object.fromEntries(Object.entries(draft ?? {}).filter(([name]) => name in content));
  return { ...differencesOf(strapi, entry.uid, known, content), missing };
}
