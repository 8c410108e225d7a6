import { cutText } from '@lanternway/contracts/fields/cut-text';
import type { Core } from '@strapi/strapi';
import { changeUid } from '../../content-types';
import type { Cause } from './survey';
import type { ChangeRecord } from '../builds/records';

/** What was heard and is not live yet. */
export interface Pending {
  ids: number[];
  titles: string[];
  by: string[];
}

/** Read before a snapshot is taken: what is known then is in the snapshot. */
export async function readPending(strapi: Core.Strapi): Promise<Pending> {
  const rows = (await strapi.db.query(changeUid).findMany({
    where: { build: { $null: true } },
    select: ['id', 'uid', 'entryId', 'title', 'byName'],
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })) as Pick<ChangeRecord, 'id' | 'uid' | 'entryId' | 'title' | 'byName'>[];
  // By entry: what was done to one twice is one thing to say.
  const titles = new Map(rows.map(({ uid, entryId, title }) => [`${uid} ${entryId}`, title]));
  const names = rows.map(({ byName }) => byName).filter((name) => name !== null);
  return { ids: rows.map(({ id }) => id), titles: [...titles.values()], by: [...new Set(names)] };
}

/** @param build the number of the build that made them live */
export async function markLive(strapi: Core.Strapi, ids: readonly number[], build: number): Promise<void> {
  const atATime = 500;
  for (let start = 0; start < ids.length; start += atATime) {
    const some = ids.slice(start, start + atATime);
    const where = { id: { $in: some }, build: { $null: true } };
    await strapi.db.query(changeUid).updateMany({ where, data: { build } });
  }
}

const words: Record<Cause, string> = {
  first: 'First release',
  content: 'Changed content',
  day: 'A new day',
  code: 'New version of the site',
  asked: 'Asked for by hand',
  again: 'Asked for by hand',
};

/** One line: 'Coding Monthly and 3 more'. */
export function reasonOf(cause: Cause, titles: readonly string[]): string {
  const [first, ...others] = titles;
  if (cause !== 'content' || first === undefined) return words[cause];
  const name = first.length > 120 ? `${cutText(first, { characters: 119 })}…` : first;
  return others.length === 0 ? name : `${name} and ${String(others.length)} more`;
}
