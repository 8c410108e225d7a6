import type { Span } from '@lanternway/contracts/classes/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { cellsOf } from './cells';
import { capacityOf, type Kind } from './kind-rules';
import { readTaken, type Taken } from './read-taken';
import { freeStarts, type KindRules, type Period, type TeacherTime } from './slots';
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

/** A teacher with everything but their classes. */
type Roster = Omit<ReadTeacher, 'busy' | 'open' | 'classesOn'>;

/** The published teachers who teach such a child, with all that decides when they are free. */
export const readTeachers = async (
  strapi: Core.Strapi,
  child: Child,
  within: Period,
): Promise<ReadTeacher[]> => withClasses(strapi, await readRoster(strapi, child, within), child, within);

/**
 * Those who can give such a class at this moment; `isStart`: whether anybody could, if they had no other classes. Most teachers do not
 * work then, and are left out before classes are read.
 */
export async function readWorking(
  strapi: Core.Strapi,
  child: Child,
  { at, rules }: { at: Date; rules: KindRules },
): Promise<{ isStart: boolean; teachers: ReadTeacher[] }> {
  const then = { from: at.getTime(), until: at.getTime() + 1 };
  const roster = await readRoster(strapi, child, then);
  const begins = (teacher: TeacherTime) => freeStarts(teacher, rules, then).has(then.from);
  const working = roster.filter((teacher) => begins({ ...teacher, ...unbooked, off: [] }));
  // A class that has places left may begin outside of the hours.
  const asked = capacityOf(child.kind) === 1 ? working : roster;
  const teachers = await withClasses(strapi, asked, child, then);
  const isStart = working.length > 0 || teachers.some(({ open }) => open.has(then.from));
  return { isStart, teachers: teachers.filter(begins) };
}

const unbooked = {
  busy: new Set<number>(),
  open: new Map<number, number>(),
  classesOn: new Map<string, number>(),
};

interface RosterRow {
  key: string;
  name: string;
  zone: string;
  /** PostgreSQL reads JSON; SQLite hands over its text. */
  hours: string | Span[] | null;
  last_held_at: Date | number | null;
}

/** Past Strapi's query layer: it comes before every hold, and of a hundred teachers that layer takes longer than the database. */
async function readRoster(strapi: Core.Strapi, { kind, level }: Child, within: Period): Promise<Roster[]> {
  const [from, to] =
    kind.key === 'free-math' ? (['grades_from', 'grades_to'] as const) : (['ages_from', 'ages_to'] as const);
  const found = strapi.db
    .getConnection('classes_teachers_hours as set')
    .join(
      `${tableOf(strapi, readConfig(strapi).teacherUid)} as entry`,
      'entry.document_id',
      'set.teacher_key',
    )
    .select('set.teacher_key as key', 'entry.name', 'set.zone', 'set.hours', 'set.last_held_at')
    .where('set.is_active', true)
    .where(`set.${from}`, '<=', level)
    .where(`set.${to}`, '>=', level)
    .whereNotNull('entry.published_at')
    .orderBy('set.id');
  const [rows, exceptions]: [RosterRow[], Exception[]] = await Promise.all([
    found,
    readExceptions(strapi, within),
  ]);
  return rows.map(({ key, name, zone, hours, last_held_at: lastHeldAt }) => ({
    ...{ key, name, clock: zoneClock(zone) },
    hours: typeof hours === 'string' ? (JSON.parse(hours) as Span[]) : (hours ?? []),
    extra: exceptions.filter((each) => each.what === 'extra' && each.teacherKey === key),
    off: exceptions.filter(
      (each) => each.what === 'off' && (each.teacherKey === null || each.teacherKey === key),
    ),
    lastHeldAt: lastHeldAt === null ? 0 : new Date(lastHeldAt).getTime(),
  }));
}

const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName;

async function withClasses(
  strapi: Core.Strapi,
  roster: readonly Roster[],
  { kind, enquiryId }: Child,
  within: Period,
): Promise<ReadTeacher[]> {
  if (roster.length === 0) return [];
  const keys = roster.map(({ key }) => key);
  const taken = await readTaken(strapi, keys, within, enquiryId);
  return roster.map((teacher) => {
    const own = taken.get(teacher.key) ?? [];
    return {
      ...teacher,
      busy: cellsOfAll(own),
      open: openOf(own, kind),
      classesOn: countDays(own, teacher.clock),
    };
  });
}

/** The names of the teachers that the site shows, by their key. */
export async function publishedNames(strapi: Core.Strapi): Promise<Map<string, string>> {
  const entries = (await strapi.db.query(readConfig(strapi).teacherUid).findMany({
    select: ['documentId', 'name'],
    where: { publishedAt: { $notNull: true } },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  })) as Entry[];
  return new Map(entries.map(({ documentId, name }) => [documentId, name]));
}

interface Exception extends Period {
  teacherKey: string | null;
  what: 'off' | 'extra';
}

async function readExceptions(strapi: Core.Strapi, within: Period): Promise<Exception[]> {
  const rows: {
    teacher_key: string | null;
    what: 'off' | 'extra';
    starts_at: Date | number;
    ends_at: Date | number;
  }[] = await strapi.db
    .getConnection('classes_exceptions')
    .select('teacher_key', 'what', 'starts_at', 'ends_at')
    .where('ends_at', '>', new Date(within.from))
    .where('starts_at', '<', new Date(within.until + day));
  return rows.map(({ teacher_key: teacherKey, what, starts_at: startsAt, ends_at: endsAt }) => ({
    ...{ teacherKey, what },
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
