import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';
import { closuresIn } from './closures';
import { inTurn } from './in-turn';
import { capacityOf, openKind, type Kind } from './kind-rules';
import { readTeachers, readWorking, type ReadTeacher } from './read-teachers';
import { freeStarts, offeredPeriod, type Period } from './slots';

export interface FreeTime {
  at: Date;
  /** Who could give the class then. */
  teacherKeys: string[];
  /** How many children can still be booked at this time. */
  places: number;
}

export interface FreeTimes {
  minutes: number;
  /** After each class, in minutes. */
  pause: number;
  /** How many children share a class. */
  capacity: number;
  /** In order. */
  times: FreeTime[];
  /** When nobody teaches in the time that is offered. */
  closed: Period[];
  teachers: ReadTeacher[];
}

/**
 * All times that a child of this grade (maths) or age (coding) can be offered now. They are computed from the database at
 * each call and never stored (BK1).
 */
export async function freeTimesOf(
  strapi: Core.Strapi,
  key: ClassKind,
  level: number,
  now: Date,
): Promise<FreeTimes> {
  const kind = await openKind(strapi, key);
  if (kind === null) return { minutes: 0, pause: 0, capacity: 1, times: [], closed: [], teachers: [] };
  const period = offeredPeriod(now.getTime(), kind);
  const capacity = capacityOf(kind);
  const [teachers, closed] = await Promise.all([
    readTeachers(strapi, { kind, level }, period),
    closuresIn(strapi, period),
  ]);
  const found = new Map<number, Omit<FreeTime, 'at'>>();
  for (const teacher of teachers) {
    for (const start of freeStarts(teacher, kind, period)) {
      const places = teacher.open.get(start) ?? capacity;
      const other = found.get(start);
      if (other === undefined) found.set(start, { teacherKeys: [teacher.key], places });
      else {
        other.teacherKeys.push(teacher.key);
        other.places += places;
      }
    }
  }
  const times = [...found]
    .sort(([a], [b]) => a - b)
    .map(([at, { teacherKeys, places }]) => ({ at: new Date(at), teacherKeys, places }));
  return { minutes: kind.minutes, pause: kind.pause, capacity, times, closed, teachers };
}

/** Who could give the class at this time, in the order to ask them. Null if nobody's classes begin at such a time. */
export async function whoIsFree(
  strapi: Core.Strapi,
  kind: Kind,
  level: number,
  at: Date,
): Promise<ReadTeacher[] | null> {
  const { isStart, teachers } = await readWorking(strapi, { kind, level }, { at, rules: kind });
  if (teachers.length > 0) return inTurn(teachers, at);
  return isStart ? [] : null;
}
