import { cutText } from '@lanternway/contracts/fields/cut-text';
import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { changeUid } from '../../content-types';
import type { ChangeRecord } from '../../content-types/records';
import { collapse } from './waiting';
import type { Actor } from '@lanternway/server-kit/acting';

/* What was done to what the site shows, and by whom: for people. Snapshots decide what is out of date. */

export interface NewChange {
  action: ChangeAction;
  uid: string;
  entryId: string;
  title: string;
  /** Whether it was published before. */
  wasShown: boolean;
  by: Actor | null;
}

/** Changes that are not live yet. */
export interface PendingChanges {
  ids: number[];
  titles: string[];
  by: string[];
}

const keptDays = 400;
const dayMs = 24 * 60 * 60 * 1000;

/** If nothing is built for a long time, more changes than this may wait. The page shows the newest of them. */
const maxRead = 5_000;

const newestFirst = [{ at: 'desc' }, { id: 'desc' }];
const isPending = { build: { $null: true } };

const rowsOf = (strapi: Core.Strapi) => rowsIn(strapi, changeUid);

/** Stores a change. To be called in the transaction of the change itself. */
export async function addChange(strapi: Core.Strapi, change: NewChange): Promise<void> {
  const { action, uid, entryId, title, wasShown, by } = change;
  const stored = { action, uid, entryId, title: cutText(title, { characters: 300 }), wasShown };
  await rowsOf(strapi).create({
    data: { ...stored, byId: by?.id ?? null, byName: by?.name ?? null, at: new Date() },
  });
}

/** Changes that no release shows yet, one for each entry, newest first; `count` is the number of all. */
export async function listWaitingChanges(
  strapi: Core.Strapi,
  limit: number,
): Promise<{ rows: ChangeRecord[]; count: number }> {
  const found = await rowsOf(strapi).findMany({
    where: isPending,
    orderBy: newestFirst,
    limit: maxRead,
  });
  const left = collapse(found);
  return { rows: left.slice(0, limit), count: left.length };
}

/** The time of the oldest change that no release shows yet; null where there is none. */
export async function findOldestWaiting(strapi: Core.Strapi): Promise<ChangeRecord['at'] | null> {
  const oldest = await rowsOf(strapi).findOne({
    where: isPending,
    select: ['at'],
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  return oldest?.at ?? null;
}

/** Changes that a build made live, newest first. */
export const listChangesOfBuild = async (strapi: Core.Strapi, number: number): Promise<ChangeRecord[]> =>
  await rowsOf(strapi).findMany({ where: { build: number }, orderBy: newestFirst });

/** All changes that are not live yet. Read before a snapshot is taken: what is known then is in the snapshot. */
export async function readPendingChanges(strapi: Core.Strapi): Promise<PendingChanges> {
  const rows = await rowsOf(strapi).findMany({
    where: isPending,
    select: ['id', 'uid', 'entryId', 'title', 'byName'],
    orderBy: newestFirst,
  });
  // By entry: an entry that was changed twice is named once.
  const titles = new Map(rows.map(({ uid, entryId, title }) => [`${uid} ${entryId}`, title]));
  const names = rows.map(({ byName }) => byName).filter((name) => name !== null);
  return { ids: rows.map(({ id }) => id), titles: [...titles.values()], by: [...new Set(names)] };
}

/** @param build the number of the build that made them live */
export async function markChangesLive(
  strapi: Core.Strapi,
  ids: readonly number[],
  build: number,
): Promise<void> {
  const atATime = 500;
  for (let start = 0; start < ids.length; start += atATime) {
    const some = ids.slice(start, start + atATime);
    await rowsOf(strapi).updateMany({ where: { id: { $in: some }, ...isPending }, data: { build } });
  }
}

/** Deletes changes that are older than is kept, and returns how many. */
export async function forgetOldChanges(strapi: Core.Strapi, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  const { count } = await rowsOf(strapi).deleteMany({ where: { at: { $lt: before } } });
  return count;
}
