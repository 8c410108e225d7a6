import type { Span } from '@lanternway/contracts/classes/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { addCells } from './cells';
import { capacityOf, type Kind } from './kind-rules';
import { readTaken, type Given, type Taken } from './read-taken';
import { freeStarts, weekOf, type KindRules, type Period, type TeacherTime, type Week } from './slots';
import { remember, type ZoneClock, zoneClock } from './zone-clock';

export interface ReadTeacher extends TeacherTime {
  key: string;
  name: string;
  /** When a time of theirs was last asked for. */
  lastHeldAt: number;
  /** If the question is about one moment: how many classes they give in the half weeks before and after it. Otherwise 0. */
  around: number;
}

interface Entry {
  documentId: string;
  name: string;
}

const day = 24 * 60 * 60_000;
const halfWeek = 3.5 * day;

export interface Child {
  kind: Kind;
  level: number;
  /** The enquiry whose class is to be moved: its own place counts as given back. */
  enquiryId?: string;
}

/** A teacher with everything but their classes. */
type Roster = Omit<ReadTeacher, 'busy' | 'open' | 'classesOn' | 'around'>;

/** The published teachers who teach such a child, with all that decides when they are free. */
export const readTeachers = async (
  strapi: Core.Strapi,
  child: Child,
  within: Period,
): Promise<ReadTeacher[]> => {
  const roster = await readRoster(strapi, child, within);
  const given = await readTaken(strapi, keysOf(roster), within, { besides: child.enquiryId });
  return roster.map((teacher) => withClasses(teacher, child.kind, given.get(teacher.key)));
};

const keysOf = (roster: readonly Roster[]): string[] => roster.map(({ key }) => key);

/**
 * The teachers who can give such a class at this moment. `isStart`: whether anybody could if they had no other classes and no
 * time off. Most teachers do not work at that moment; they are left out before classes are read.
 */
export async function readWorking(
  strapi: Core.Strapi,
  child: Child,
  { at, rules }: { at: Date; rules: KindRules },
): Promise<{ isStart: boolean; teachers: ReadTeacher[] }> {
  const then = { from: at.getTime(), until: at.getTime() + 1 };
  const roster = await readRoster(strapi, child, then);
  const begins = (teacher: TeacherTime) => freeStarts(teacher, rules, then).has(then.from);
  const working = roster.filter((teacher) => begins(unbooked(teacher)));
  // A class that has places left may begin outside of the hours.
  const asked = capacityOf(child.kind) === 1 ? working : roster;
  const counted = { from: then.from - halfWeek, until: then.from + halfWeek };
  const given = await readTaken(strapi, keysOf(asked), then, { besides: child.enquiryId, counted });
  const teachers = asked.map((teacher) => withClasses(teacher, child.kind, given.get(teacher.key)));
  const isStart = working.length > 0 || teachers.some(({ open }) => open.has(then.from));
  return { isStart, teachers: teachers.filter(begins) };
}

const none = {
  off: [],
  busy: new Set<number>(),
  open: new Map<number, number>(),
  classesOn: new Map<string, number>(),
};

// Written out without `...`, which takes fifty times as long: this runs for each teacher at each hold.
const unbooked = ({ clock, hours, extra }: Roster): TeacherTime => ({
  clock,
  hours,
  extra,
  off: none.off,
  busy: none.busy,
  open: none.open,
  classesOn: none.classesOn,
});

interface RosterRow {
  key: string;
  name: string;
  zone: string;
  hours: string | null;
  last_held_at: Date | number | null;
}

/** Without Strapi's query layer: this runs before every hold, and for 100 teachers that layer is slower than the database. */
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
    .select('set.teacher_key as key', 'entry.name', 'set.zone', 'set.last_held_at')
    .select(strapi.db.connection.raw('cast(hours as text) as hours'))
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
    key,
    name,
    clock: zoneClock(zone),
    hours: weekIn(hours ?? '[]'),
    extra: exceptions.filter((each) => each.what === 'extra' && each.teacherKey === key),
    off: exceptions.filter(
      (each) => each.what === 'off' && (each.teacherKey === null || each.teacherKey === key),
    ),
    lastHeldAt: lastHeldAt === null ? 0 : new Date(lastHeldAt).getTime(),
  }));
}

/** Weeks by their text in the database. It is the same at every hold, and parsing it takes longer than using the result. */
const weeks = new Map<string, Week>();

const weekIn = (text: string): Week =>
  weeks.get(text) ?? remember(weeks, text, weekOf(JSON.parse(text) as Span[]), mostWeeks);

const mostWeeks = 5000;

const tableOf = (strapi: Core.Strapi, uid: string): string => strapi.db.metadata.get(uid).tableName;

function withClasses(teacher: Roster, kind: Kind, given: Given | undefined): ReadTeacher {
  const own = given?.classes ?? [];
  return {
    ...teacher,
    busy: cellsOfAll(own),
    open: openOf(own, kind),
    classesOn: countDays(own, teacher.clock),
    around: given?.counted ?? 0,
  };
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
  for (const { startsAt, minutes, pause } of taken) addCells(cells, startsAt, minutes + pause);
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
