import type { ClassKind } from '@lanternway/contracts/classes/site';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { sessionUid } from '../../content-types/session';
import type { FreeTime } from './free-times';
import { openKind } from './kind-rules';
import { readTeachers } from './read-teachers';
import { freeStarts, offeredPeriod, type Period } from './slots';

const day = 24 * 60 * 60_000;

/** The class of an enquiry that is to be moved, and the child's grade or age. */
export interface OwnClass {
  enquiryId: string;
  kind: ClassKind;
  level: number;
}

export interface OwnTimes {
  teacherKey: string;
  minutes: number;
  /** When the class begins now. */
  startsAt: number;
  /** In no order. */
  times: number[];
}

/**
 * When, up to a day earlier or later, the class could begin with the same teacher if it gave up its own time. This includes
 * times that overlap its own, and other times of a day that only this class makes full. A class that other children share
 * with it stays taken. Null without a class, and for a kind that cannot be booked.
 */
export async function timesWithoutOwn(
  strapi: Core.Strapi,
  { enquiryId, kind: key, level }: OwnClass,
  now: Date,
): Promise<OwnTimes | null> {
  const own = await rowsIn(strapi, sessionUid).findOne({ where: { activeKey: enquiryId } });
  const kind = own === null ? null : await openKind(strapi, key);
  if (own === null || kind === null) return null;
  const startsAt = new Date(own.startsAt).getTime();
  const { teacherKey } = own;
  const period = aroundOf(startsAt, offeredPeriod(now.getTime(), kind));
  const teachers = await readTeachers(strapi, { kind, level, enquiryId }, period);
  const teacher = teachers.find((each) => each.key === teacherKey);
  const times = teacher === undefined ? [] : [...freeStarts(teacher, kind, period)];
  return {
    ...{ teacherKey, startsAt, minutes: kind.minutes },
    times: times.filter((at) => at !== startsAt),
  };
}

/** The period in which the class itself can be in the way: up to a day earlier or later. */
const aroundOf = (startsAt: number, { from, until }: Period): Period => ({
  from: Math.max(from, startsAt - day),
  until: Math.min(until, startsAt + day),
});

/** Those own times that the general list, in which the class still takes its time, does not offer with this teacher. */
export function ownOnly({ teacherKey, times }: OwnTimes, offered: readonly FreeTime[]): number[] {
  const free = new Set(
    offered.flatMap(({ at, teacherKeys }) => (teacherKeys.includes(teacherKey) ? [at.getTime()] : [])),
  );
  return times.filter((at) => !free.has(at)).sort((a, b) => a - b);
}
