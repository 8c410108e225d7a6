import { keepings, type Keeping } from '@lanternway/contracts/audit/deed';
import { subjects } from '@lanternway/contracts/audit/subjects';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { rowsIn, type Rows, type Time } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { entryUid } from '../../content-types/entry';

type LineRow = Rows[typeof entryUid];

export const dayMs = 24 * 60 * 60_000;

export const dayOf = (at: Time): string => new Date(at).toISOString().slice(0, 10);

export const nextDay = (day: string): string => dayOf(new Date(Date.parse(day) + dayMs));

/** Everything of a line that is never changed. The title of an entry about a person is replaced when they are erased. */
export function textOfLine(line: LineRow): string {
  const { id, at, actorId, actorName, actorRole, addressCut, requestId, area, action, uid } = line;
  const isPersonal = ownEntry(subjects, uid ?? '')?.person !== undefined;
  const title = isPersonal ? null : line.title;
  const { documentOf, changed, reason, via, keeping, outcome } = line;
  const who = [actorId, actorName, actorRole, addressCut, requestId, via];
  const what = [area, action, uid, documentOf, title, changed, reason, keeping, outcome];
  return JSON.stringify([id, new Date(at).toISOString(), ...who, ...what]);
}

export type Hashes = Record<Keeping, string>;

const atATime = 1_000;

/** The hashes of the lines of a day, for each kind of keeping, in order of their ids; and how many lines there are. */
export async function hashDay(strapi: Core.Strapi, day: string): Promise<{ hashes: Hashes; lines: number }> {
  const made = new Map(keepings.map((keeping) => [keeping, createHash('sha256')]));
  const at = { $gte: new Date(day), $lt: new Date(nextDay(day)) };
  let lines = 0;
  let last = 0;
  for (;;) {
    const rows = await rowsIn(strapi, entryUid).findMany({
      where: { at, id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: atATime,
    });
    for (const row of rows) made.get(row.keeping)?.update(`${textOfLine(row)}\n`);
    lines += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atATime) break;
    // Lets requests that came meanwhile run first.
    await nextTurn();
  }
  const hashOf = (keeping: Keeping) => made.get(keeping)?.digest('hex') ?? '';
  return { hashes: { look: hashOf('look'), deed: hashOf('deed'), money: hashOf('money') }, lines };
}

/** The hash of a day, which includes that of the day before. */
export const chainOf = (before: string, day: string, { look, deed, money }: Hashes): string =>
  createHash('sha256').update([before, day, look, deed, money].join('\n')).digest('hex');
