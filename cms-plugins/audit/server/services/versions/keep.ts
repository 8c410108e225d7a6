import { rowsIn } from '@lanternway/server-kit/db/table';
import { currentActor } from '@lanternway/server-kit/acting';
import { cutText } from '@lanternway/contracts/fields/cut-text';
import type { Core } from '@strapi/strapi';
import { longestContent, versionUid } from '../../content-types/version';
import type { Read } from '../entries/state';
import { contentOf, hashOf } from './snapshot';

export interface EntryName {
  uid: string;
  documentId: string;
}

/** What is live of an entry before and after a change; null where nothing is. */
interface Live {
  before: Read | null;
  after: Read | null;
}

/**
 * Keeps what went live, in the caller's transaction. What was live before is kept too if it is not the last kept version:
 * because it was published before versions were kept, or changed without publishing, as a planned price is.
 */
export async function keepVersions(
  strapi: Core.Strapi,
  entry: EntryName,
  { before, after }: Live,
): Promise<void> {
  const latest = await rowsIn(strapi, versionUid).findOne({
    where: { uid: entry.uid, documentOf: entry.documentId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: ['hash'],
  });
  let hash = latest?.hash ?? null;
  if (before !== null) hash = await keep(strapi, entry, hash, before, { at: liveSince(before), by: null });
  if (after !== null) await keep(strapi, entry, hash, after, { at: new Date(), by: currentActor(strapi) });
}

interface Published {
  at: Date;
  by: { id: number | null; name: string } | null;
}

/** Adds a version unless it equals the last one. Returns its hash. */
async function keep(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
  last: string | null,
  { row }: Read,
  { at, by }: Published,
): Promise<string> {
  const content = contentOf(strapi, uid, row);
  const hash = hashOf(content);
  if (hash === last) return hash;
  const text = JSON.stringify(content);
  const data = {
    at,
    byId: by?.id ?? null,
    byName: by === null ? null : cutText(by.name, { characters: 200 }),
    uid,
    documentOf: documentId,
    hash,
    content: text.length > longestContent ? null : text,
  };
  // Unlike `create`, it does not read again what was written, which may be long.
  await rowsIn(strapi, versionUid).createMany({ data: [data] });
  return hash;
}

function liveSince({ row }: Read): Date {
  const times = [row['publishedAt'], row['updatedAt']].map((at) => new Date(String(at)).getTime());
  const known = times.filter((at) => !Number.isNaN(at));
  return new Date(Math.max(0, ...known));
}

/** A deleted entry keeps no versions: nothing could be put back into it, and its texts may be about a person. */
export async function forgetVersions(strapi: Core.Strapi, { uid, documentId }: EntryName): Promise<void> {
  await rowsIn(strapi, versionUid).deleteMany({ where: { uid, documentOf: documentId } });
}
