import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { exceptionUid, teacherUid } from '../../content-types/teacher';
import { cellMs } from './cells';
import type { Period, TeacherTime } from './slots';
import { zoneClock } from './zone-clock';

export interface ReadTeacher extends TeacherTime {
  key: string;
  name: string;
  /** How many classes they give in the days that were asked for and around, and when a time of theirs was last asked for. */
  classes: number;
  lastHeldAt: number;
}

interface Entry {
  documentId: string;
  name: string;
}

const day = 24 * 60 * 60_000;

const halfWeek = 3.5 * day;

/** A class that has begun may still take quarter hours. */
const longestMs = 3 * 60 * 60_000;

/** The published teachers who teach such a child, with all that decides when they are free. */
export async function readTeachers(
  strapi: Core.Strapi,
  child: { kind: ClassKind; level: number },
  within: Period,
): Promise<ReadTeacher[]> {
  const rows = await rowsIn(strapi, teacherUid).findMany({ where: { isActive: true, ...fits(child) } });
  if (rows.length === 0) return [];
  const names = await publishedNames(strapi);
  const wanted = rows.filter(({ teacherKey }) => names.has(teacherKey));
  const keys = wanted.map(({ teacherKey }) => teacherKey);
  const [offs, cells, sessions] = await Promise.all([
    readExceptions(strapi, within),
    readCells(strapi, keys, within),
    readSessions(strapi, keys, within),
  ]);
  return wanted.map(({ teacherKey, zone, hours, lastHeldAt }) => {
    const clock = zoneClock(zone);
    const own = sessions.get(teacherKey) ?? [];
    return {
      key: teacherKey,
      name: names.get(teacherKey) ?? '',
      clock,
      hours,
      extra: offs.filter((each) => each.what === 'extra' && each.teacherKey === teacherKey),
      off: offs.filter(
        (each) => each.what === 'off' && (each.teacherKey === null || each.teacherKey === teacherKey),
      ),
      busy: cells.get(teacherKey) ?? new Set<number>(),
      classesOn: countBy(own.map((startsAt) => clock.dayAt(startsAt))),
      classes: own.length,
      lastHeldAt: lastHeldAt === null ? 0 : new Date(lastHeldAt).getTime(),
    };
  });
}

const fits = ({ kind, level }: { kind: ClassKind; level: number }): object =>
  kind === 'free-math'
    ? { gradesFrom: { $lte: level }, gradesTo: { $gte: level } }
    : { agesFrom: { $lte: level }, agesTo: { $gte: level } };

/** The names of the teachers that the site shows, by their key. */
export async function publishedNames(strapi: Core.Strapi): Promise<Map<string, string>> {
  const entries = (await strapi.db.query(readConfig(strapi).teacherUid).findMany({
    select: ['documentId', 'name'],
    where: { publishedAt: { $notNull: true } },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  })) as Entry[];
  return new Map(entries.map(({ documentId, name }) => [documentId, name]));
}

async function readExceptions(strapi: Core.Strapi, within: Period) {
  const rows = await rowsIn(strapi, exceptionUid).findMany({
    select: ['teacherKey', 'what', 'startsAt', 'endsAt'],
    where: { endsAt: { $gt: new Date(within.from) }, startsAt: { $lt: new Date(within.until + day) } },
  });
  return rows.map(({ teacherKey, what, startsAt, endsAt }) => ({
    teacherKey,
    what,
    from: new Date(startsAt).getTime(),
    until: new Date(endsAt).getTime(),
  }));
}

// Past Strapi's query layer: a full month of many teachers is tens of thousands of rows.

async function readCells(
  strapi: Core.Strapi,
  keys: readonly string[],
  { from, until }: Period,
): Promise<Map<string, Set<number>>> {
  const rows: { teacher_key: string; cell: number }[] = await strapi.db
    .getConnection('classes_busy')
    .select('teacher_key', 'cell')
    .whereIn('teacher_key', keys)
    .whereBetween('cell', [Math.floor((from - longestMs) / cellMs), Math.ceil((until + day) / cellMs)]);
  const cells = new Map<string, Set<number>>();
  for (const row of rows) {
    const own = cells.get(row.teacher_key);
    if (own === undefined) cells.set(row.teacher_key, new Set([row.cell]));
    else own.add(row.cell);
  }
  return cells;
}

/** When their classes begin, of the days around too: who has most to do in that week is asked last. */
async function readSessions(
  strapi: Core.Strapi,
  keys: readonly string[],
  { from, until }: Period,
): Promise<Map<string, number[]>> {
  const rows: { teacher_key: string; starts_at: string | number | Date }[] = await strapi.db
    .getConnection('classes_sessions')
    .select('teacher_key', 'starts_at')
    .whereIn('teacher_key', keys)
    .whereIn('state', ['held', 'booked'])
    .whereBetween('starts_at', [new Date(from - halfWeek), new Date(until + halfWeek)]);
  const sessions = new Map<string, number[]>();
  for (const row of rows) {
    const own = sessions.get(row.teacher_key) ?? [];
    own.push(new Date(row.starts_at).getTime());
    sessions.set(row.teacher_key, own);
  }
  return sessions;
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
