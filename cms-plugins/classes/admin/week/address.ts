import { classStates, type ClassState } from '@lanternway/contracts/classes/states';
import { courses, type Course } from '@lanternway/contracts/enquiries/site';
import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { lacksRoom } from '@lanternway/desk/format/classes';
import { zones } from '@lanternway/desk/format/zones';
import { fitting, known, readDay } from '@lanternway/desk/lists/address';

/** Where a row has no teacher. */
export const nobody = 'nobody';

/** A cancelled class is not in the week. */
export const shownStates = classStates.filter((state) => state !== 'cancelled');

/** A state of a class, or that it still needs a room. */
export type StateFilter = ClassState | 'no-room';

/** The state of the page. The address holds all of it, so Back works and a week can be shared as a link. */
export interface WeekAddress {
  /** A day of the week, such as its Monday; null: this week. */
  week: string | null;
  zone: string | null;
  isList: boolean;
  /** The key of a teacher, or `nobody`. */
  teacher: string | null;
  course: Course | null;
  state: StateFilter | null;
}

/** The filters. */
export const narrowing = ['teacher', 'course', 'state'] as const;

/** Reads an address. Invalid parts, such as typing errors, are ignored. */
export function readAddress(query: URLSearchParams): WeekAddress {
  return {
    week: readDay(query, 'week'),
    zone: known(zones, query.get('zone')),
    isList: query.get('view') === 'list',
    teacher: fitting(/^[\w-]{1,40}$/, query.get('teacher')),
    course: known(courses, query.get('course')),
    state: known([...shownStates, 'no-room'] as const, query.get('state')),
  };
}

type Filter = Pick<WeekAddress, (typeof narrowing)[number]>;

export const isNarrowed = (filter: Filter): boolean => narrowing.some((part) => filter[part] !== null);

/**
 * What fits the filter. The course of a held time is not known yet, so a filter for course or state leaves out held times,
 * and also teachers who have no such class.
 */
export function narrow(found: Timetable, { teacher, course, state }: Filter): Timetable {
  const now = Date.parse(found.now);
  const isOf = (key: string | null) => teacher === null || (key ?? nobody) === teacher;
  const fits = (planned: PlannedClass) =>
    (course === null || planned.course === course) &&
    (state === null || (state === 'no-room' ? lacksRoom(planned, now) : planned.state === state));
  const classes = found.classes.filter((planned) => isOf(planned.teacherKey) && fits(planned));
  const isByClass = course !== null || state !== null;
  return {
    ...found,
    classes,
    held: isByClass ? [] : found.held.filter(({ teacherKey }) => isOf(teacherKey)),
    teachers: found.teachers.filter(
      ({ key }) => isOf(key) && (!isByClass || classes.some(({ teacherKey }) => teacherKey === key)),
    ),
  };
}
