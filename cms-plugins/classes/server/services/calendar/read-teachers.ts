import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { exceptionUid, teacherUid } from '../../content-types/teacher';
import { cellsOf } from './cells';
import { capacityOf, type Kind } from './kind-rules';
import type { Period, TeacherTime } from './slots';
import { zoneClock } from './zone-clock';

export interface ReadTeacher extends TeacherTime {
  key: string;
  name: string;
  /** When a time of theirs was last asked for. */
  lastHeldAt: number;
}

interface Entry {
  documentId: string;
  name: string;
}

const day = 24 * 60 * 60_000;

/** Of the days on which the period begins and ends, on any clock, all classes count. */
const around = 26 * 60 * 60_000;

interface TakenRow {
  teacher_key: string;
  starts_at: string | number | Date;
  minutes: number;
  pause: number;
  kind: ClassKind;
  /** Null, of an older row: the place is the only one. */
  class_key: string | null;
  document_id: string;
}

export interface Child {
  kind: Kind;
  level: number;
  /** The enquiry whose class is to be moved: its own place counts as given back. */
  enquiryId?: string;
}

/** The published teachers who teach such a child, with all that decides when they are free. */
export async function readTeachers(
  strapi: Core.Strapi,
  child: Child,
  within: Period,
): Promise<ReadTeacher[]> {
  const rows = await rowsIn(strapi, teacherUid).findMany({
    where: { isActive: true, ...fits(child.kind.key, child.level) },
  });
  if (rows.length === 0) return [];
  const keys = rows.map(({ teacherKey }) => teacherKey);
  const [names, offs, taken] = await Promise.all([
    publishedNames(strapi),
    readExceptions(strapi, within),
    readTaken(strapi, keys, within, child.enquiryId),
  ]);
  const wanted = rows.filter(({ teacherKey }) => names.has(teacherKey));
  return wanted.map(({ teacherKey, zone, hours, lastHeldAt }) => {
    const clock = zoneClock(zone);
    const own = taken.get(teacherKey) ?? [];
    return {
      key: teacherKey,
      name: names.get(teacherKey) ?? '',
      clock,
      hours,
      extra: offs.filter((each) => each.what === 'extra' && each.teacherKey === teacherKey),
      off: offs.filter(
        (each) => each.what === 'off' && (each.teacherKey === null || each.teacherKey === teacherKey),
      ),
      busy: new Set(own.flatMap(({ startsAt, minutes, pause }) => cellsOf(startsAt, minutes + pause))),
      open: openOf(own, child.kind),
      classesOn: countBy(own.map(({ startsAt }) => clock.dayAt(startsAt))),
      lastHeldAt: lastHeldAt === null ? 0 : new Date(lastHeldAt).getTime(),
    };
  });
}

const fits = (kind: ClassKind, level: number): object =>
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

interface Taken {
  kind: ClassKind;
  startsAt: number;
  minutes: number;
  pause: number;
  /** How many places in it are held or booked. */
  children: number;
}

/**
 * The classes that they give. What each takes is known by when it begins, so the quarter hours themselves, four times as many rows, need not be read. Past Strapi's query layer: a full month
 * of many teachers is tens of thousands of rows.
 */
async function readTaken(
  strapi: Core.Strapi,
  keys: readonly string[],
  { from, until }: Period,
  besides: string | undefined,
): Promise<Map<string, Taken[]>> {
  const found = strapi.db
    .getConnection('classes_sessions')
    .select(columns)
    .whereIn('teacher_key', keys)
    .whereIn('state', ['held', 'booked'])
    .whereBetween('starts_at', [new Date(from - around), new Date(until + around)]);
  if (besides !== undefined)
    void found.where((which) => void which.whereNull('active_key').orWhereNot('active_key', besides));
  const rows: TakenRow[] = await found;
  const taken = new Map<string, Map<string, Taken>>();
  for (const { teacher_key: key, starts_at: at, minutes, pause, kind, ...row } of rows) {
    const own = taken.get(key) ?? new Map<string, Taken>();
    const classKey = row.class_key ?? row.document_id;
    const shared = own.get(classKey);
    if (shared !== undefined) shared.children += 1;
    else own.set(classKey, { kind, startsAt: new Date(at).getTime(), minutes, pause, children: 1 });
    taken.set(key, own);
  }
  return new Map([...taken].map(([key, own]) => [key, [...own.values()]]));
}

const columns = [
  ...(['teacher_key', 'starts_at', 'minutes', 'pause', 'kind', 'class_key', 'document_id'] as const),
];

/** Classes of this kind, with the places that are left. */
function openOf(taken: readonly Taken[], kind: Kind): Map<number, number> {
  const most = capacityOf(kind);
  const open = new Map<number, number>();
  if (most === 1) return open;
  for (const { kind: key, startsAt, minutes, children } of taken)
    if (key === kind.key && minutes === kind.minutes && children < most) open.set(startsAt, most - children);
  return open;
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
