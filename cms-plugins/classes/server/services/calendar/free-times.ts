import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn, type RowOf } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { kindUid, type kind as kindType } from '../../content-types/kind';
import { readTeachers, type ReadTeacher } from './read-teachers';
import { freeStarts, offeredPeriod } from './slots';

/** The rules of a kind of class. */
export type Kind = RowOf<typeof kindType>;

export interface FreeTime {
  at: Date;
  /** Who could give the class then. */
  teacherKeys: string[];
}

export interface FreeTimes {
  minutes: number;
  /** In order. */
  times: FreeTime[];
  teachers: ReadTeacher[];
}

/** Null while it cannot be booked. */
export async function openKind(strapi: Core.Strapi, key: ClassKind): Promise<Kind | null> {
  const found = await rowsIn(strapi, kindUid).findOne({ where: { key } });
  return found?.isOpen === true ? found : null;
}

/**
 * All times that a child of this grade (maths) or age (coding) can be offered now, as the database has them. They are computed for
 * each question and never stored (BK1).
 */
export async function freeTimesOf(
  strapi: Core.Strapi,
  key: ClassKind,
  level: number,
  now: Date,
): Promise<FreeTimes> {
  const kind = await openKind(strapi, key);
  if (kind === null) return { minutes: 0, times: [], teachers: [] };
  const period = offeredPeriod(now.getTime(), kind);
  const teachers = await readTeachers(strapi, { kind: key, level }, period);
  const keysAt = new Map<number, string[]>();
  for (const teacher of teachers) {
    for (const start of freeStarts(teacher, kind, period)) {
      const keys = keysAt.get(start);
      if (keys === undefined) keysAt.set(start, [teacher.key]);
      else keys.push(teacher.key);
    }
  }
  const times = [...keysAt]
    .sort(([a], [b]) => a - b)
    .map(([at, teacherKeys]) => ({ at: new Date(at), teacherKeys }));
  return { minutes: kind.minutes, times, teachers };
}

/**
 * Who could give the class at this one time: who gives the fewest classes first, then who was not asked for the longest time (BK4).
 * Null where it is no time at which a class of anybody begins.
 */
export async function whoIsFree(
  strapi: Core.Strapi,
  kind: Kind,
  level: number,
  at: Date,
): Promise<ReadTeacher[] | null> {
  const then = { from: at.getTime(), until: at.getTime() + 1 };
  const teachers = await readTeachers(strapi, { kind: kind.key, level }, then);
  const free = teachers.filter((teacher) => freeStarts(teacher, kind, then).has(then.from));
  if (free.length > 0) return free.sort((a, b) => a.classes - b.classes || a.lastHeldAt - b.lastHeldAt);
  const unbooked = { off: [], busy: new Set<number>(), classesOn: new Map<string, number>() };
  const isStart = teachers.some((teacher) =>
    freeStarts({ ...teacher, ...unbooked }, kind, then).has(then.from),
  );
  return isStart ? [] : null;
}
