import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { closuresIn } from './closures';
import { readTeachers, type ReadTeacher } from './read-teachers';
import { freeStarts, offeredPeriod, type Period } from './slots';

export interface FreeTime {
  at: Date;
  /** Who could give the class then. */
  teacherKeys: string[];
}

export interface FreeTimes {
  minutes: number;
  /** In order. */
  times: FreeTime[];
  /** When nobody teaches in the time that is offered. */
  closed: Period[];
  teachers: ReadTeacher[];
}

/** The rules of a kind of class; null while it cannot be booked. */
export async function openKind(strapi: Core.Strapi, key: ClassKind) {
  const found = await rowsIn(strapi, kindUid).findOne({ where: { key } });
  return found?.isOpen === true ? found : null;
}

/**
 * All times that a child of this grade (maths) or age (coding) can be offered now, as the database has them. They are computed for
 * each question and never stored (BK1).
 * @param only a single time is wanted
 */
export async function freeTimesOf(
  strapi: Core.Strapi,
  kind: ClassKind,
  level: number,
  now: Date,
  only?: Date,
): Promise<FreeTimes> {
  const rules = await openKind(strapi, kind);
  if (rules === null) return { minutes: 0, times: [], closed: [], teachers: [] };
  const offered = offeredPeriod(now.getTime(), rules);
  const period = only === undefined ? offered : within(offered, only.getTime());
  const [teachers, closed] = await Promise.all([
    readTeachers(strapi, { kind, level }, period),
    only === undefined ? closuresIn(strapi, period) : [],
  ]);
  const keysAt = new Map<number, string[]>();
  for (const teacher of teachers) {
    for (const start of freeStarts(teacher, rules, period)) {
      const keys = keysAt.get(start);
      if (keys === undefined) keysAt.set(start, [teacher.key]);
      else keys.push(teacher.key);
    }
  }
  const times = [...keysAt]
    .sort(([a], [b]) => a - b)
    .map(([at, teacherKeys]) => ({ at: new Date(at), teacherKeys }));
  return { minutes: rules.minutes, times, closed, teachers };
}

/** Empty where the moment is not offered. */
const within = ({ from, until }: Period, moment: number): Period => ({
  from: Math.max(from, moment),
  until: Math.min(until, moment + 1),
});
