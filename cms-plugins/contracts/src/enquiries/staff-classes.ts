import { object, string, type InferType } from 'yup';
import { classStates } from '../classes/states.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { courses } from './site.js';

/* The free classes of all enquiries, as the desk plans them: by day and by teacher. */

const moment = () =>
  string()
    .required()
    .matches(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{3})?Z$/)
    .test('is-a-moment', (value) => !Number.isNaN(Date.parse(value)));

const day = 24 * 60 * 60_000;

/** More than a week, because a day may have 25 hours. */
const longestDays = 8;

/** GET /enquiries/timetable: from one moment to another, a week at most. */
export const timetableQuery = object({
  from: moment(),
  until: moment().test('is-a-week', 'At most a week at once.', (value, { parent }) => {
    const { from } = parent as { from?: unknown };
    if (typeof from !== 'string') return true;
    const ms = Date.parse(value) - Date.parse(from);
    return ms > 0 && ms <= longestDays * day;
  }),
});

export const plannedClass = shape('PlannedClass', {
  /** Document id of the enquiry. */
  id: text(),
  /** The child's. */
  name: text(),
  course: oneOf(courses),
  /** Grade (maths) or age (coding). */
  level: count().nullable(),
  state: oneOf(classStates),
  startsAt: text(),
  minutes: count(),
  /** The parent's clock. */
  zone: text(),
  /** Null where the class takes nobody's time. */
  teacherKey: text().nullable(),
  hasRoom: flag(),
  isConfirmed: flag(),
});

export type PlannedClass = InferType<typeof plannedClass>;

export const plannedTeacher = shape('PlannedTeacher', {
  key: text(),
  name: text(),
  zone: text(),
  /** False: the teacher is gone, and somebody else has to give the classes. */
  isPublished: flag(),
});

export type PlannedTeacher = InferType<typeof plannedTeacher>;

export const timetable = shape('Timetable', {
  /** What the server's clock says. */
  now: text(),
  teachers: listOf(plannedTeacher),
  /** In order. Without those that were cancelled. */
  classes: listOf(plannedClass),
  /** Times that parents hold who fill in the form just now. */
  held: listOf(shape('HeldTime', { teacherKey: text(), startsAt: text(), minutes: count() })),
  /** A null key: everybody. */
  offs: listOf(
    shape('TimeOff', { teacherKey: text().nullable(), startsAt: text(), endsAt: text(), title: text() }),
  ),
  /** All classes to come whose teacher is gone. */
  gone: listOf(plannedClass),
});

export type Timetable = InferType<typeof timetable>;
