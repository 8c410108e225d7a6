import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { exceptionUid, teacherUid } from '../../content-types/teacher';
import { cellsOf } from './cells';
import { capacityOf, type Kind } from './kind-rules';
import { readTaken, type Taken } from './read-taken';
import type { Period, TeacherTime } from './slots';
import { type ZoneClock, zoneClock } from './zone-clock';

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
    select: ['teacherKey', 'zone', 'hours', 'lastHeldAt'],
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
      busy: cellsOfAll(own),
      open: openOf(own, child.kind),
      classesOn: countDays(own, clock),
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

/** Classes of this kind, with the places that are left. */
function openOf(taken: readonly Taken[], kind: Kind): Map<number, number> {
  const most = capacityOf(kind);
  const open = new Map<number, number>();
  if (most === 1) return open;
  for (const { kind: key, startsAt, minutes, children } of taken)
    if (key === kind.key && minutes === kind.minutes && children < most) open.set(startsAt, most - children);
  return open;
}

function cellsOfAll(taken: readonly Taken[]): Set<number> {
  const cells = new Set<number>();
  for (const { startsAt, minutes, pause } of taken)
    for (const cell of cellsOf(startsAt, minutes + pause)) cells.add(cell);
  return cells;
}

function countDays(taken: readonly Taken[], clock: ZoneClock): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { startsAt } of taken) {
    const day = clock.dayAt(startsAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
