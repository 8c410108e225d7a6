import { array, bool, number, object, string, type InferType } from 'yup';
import { optionalLink, ownWords } from '../fields/fields.js';
import { staff } from '../enquiries/staff.js';
import { isTimeZone } from '../fields/time-zones.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { classKinds } from './site.js';

/* What staff see and change of teachers' hours and of the kinds of class. */

export const classPermissions = {
  /** See teachers' hours and what is booked. */
  read: 'plugin::classes.read',
  /** Change hours and days off. */
  work: 'plugin::classes.work',
  /** Change the kinds of class: how long they take, how soon and how far ahead they can be booked. */
  settings: 'plugin::classes.settings',
  /** See one's own classes and say how they went. */
  teach: 'plugin::classes.teach',
} as const;

export const kindTitles = { 'free-math': 'Free maths class', 'free-coding': 'Free coding class' } as const;

/* Hours */

const clock = /^([01]\d|2[0-3]):(00|15|30|45)$/;
const noClock = 'Please choose a time on the quarter hour.';

/** One span of a weekday on the teacher's own clock. `until` may be 24:00. */
export const span = object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: number().integer().min(1).max(7).required(),
  from: string().required(noClock).matches(clock, noClock),
  until: string()
    .required(noClock)
    .test('is-a-clock', noClock, (value) => value === '24:00' || clock.test(value))
    .test('is-later', 'The end must be after the beginning.', (value, { parent }) => {
      const { from } = parent as { from?: unknown };
      return typeof from !== 'string' || value > from;
    }),
});

export type Span = InferType<typeof span>;

/** At most this many spans a week: four a day. */
export const maxSpans = 28;

const overlapSentence = 'Two times of the same day overlap.';

const noOverlap = (spans: readonly Span[] | undefined): boolean =>
  (spans ?? []).every((one, index) =>
    (spans ?? []).every(
      (other, at) =>
        at === index || other.weekday !== one.weekday || other.until <= one.from || other.from >= one.until,
    ),
  );

/** From one grade or age to another, both included; null where the teacher does not give that class. */
const range = (least: number, most: number) =>
  object({
    from: number().integer().min(least).max(most).required(),
    to: number()
      .integer()
      .min(least)
      .max(most)
      .required()
      .test('is-not-less', 'The second number must not be smaller.', (value, { parent }) => {
        const { from } = parent as { from?: unknown };
        return typeof from !== 'number' || value >= from;
      }),
  })
    .nullable()
    .default(null);

/** POST /classes/teachers/:key: everything that staff set about a teacher. */
export const teacherSettings = object({
  /** The version that was seen; 0 where nothing has been set yet. */
  version: number().integer().min(0).required(),
  isActive: bool().required(),
  zone: string()
    .required('Please choose a time zone.')
    .max(64, 'Please choose a time zone.')
    .test('is-a-zone', 'This time zone is not known.', isTimeZone),
  grades: range(1, 10),
  ages: range(5, 22),
  /** Where the classes take place; null if the link is sent to each parent by hand. */
  roomUrl: optionalLink(),
  /** The login with which the teacher sees their classes; null where there is none. */
  adminUserId: number().integer().min(1).nullable().default(null),
  hours: array(span.required())
    .max(maxSpans, `A week has at most ${String(maxSpans)} times.`)
    .required()
    .test('no-overlap', overlapSentence, noOverlap),
});

export type TeacherSettings = InferType<typeof teacherSettings>;

/* Days off, and hours in addition */

const noDay = 'Please choose a date.';

/** POST /classes/exceptions: on the clock of `zone`. */
export const newException = object({
  /** Null: everybody. */
  teacherKey: string()
    .matches(/^[\w-]{1,40}$/)
    .nullable()
    .default(null),
  what: string()
    .oneOf(['off', 'extra'])
    .required()
    .test('is-one', 'Extra hours are set for one teacher at a time.', (value, { parent }) => {
      const { teacherKey } = parent as { teacherKey?: string | null };
      return value !== 'extra' || typeof teacherKey === 'string';
    }),
  fromDate: string()
    .required(noDay)
    .matches(/^20\d\d-\d\d-\d\d$/, noDay),
  fromTime: string().required(noClock).matches(clock, noClock),
  untilDate: string()
    .required(noDay)
    .matches(/^20\d\d-\d\d-\d\d$/, noDay),
  untilTime: string()
    .required(noClock)
    .test('is-a-clock', noClock, (value) => value === '24:00' || clock.test(value)),
  zone: string()
    .required('Please choose a time zone.')
    .max(64, 'Please choose a time zone.')
    .test('is-a-zone', 'This time zone is not known.', isTimeZone),
  title: ownWords(60).default(''),
});

export type NewException = InferType<typeof newException>;

export const exception = shape('ClassException', {
  id: text(),
  teacherKey: text().nullable(),
  what: oneOf(['off', 'extra']),
  startsAt: text(),
  endsAt: text(),
  zone: text(),
  title: text(),
  byName: text(),
});

export type ClassException = InferType<typeof exception>;

/** A class that a parent has booked. */
export const bookedClass = shape('BookedClass', {
  startsAt: text(),
  minutes: count(),
  kind: oneOf(classKinds),
  /** Document id of the enquiry. */
  enquiryId: text(),
});

export type BookedClass = InferType<typeof bookedClass>;

const levels = shape('Levels', { from: count(), to: count() }).nullable().defined();

export const teacherRow = shape('ClassTeacher', {
  /** Document id of the teacher's entry. */
  key: text(),
  name: text(),
  /** False: no longer published, so parents are offered no times. */
  isPublished: flag(),
  version: count(),
  isActive: flag(),
  zone: text(),
  grades: levels,
  ages: levels,
  roomUrl: text().nullable(),
  adminUserId: count().nullable(),
  hours: listOf(shape('Span', { weekday: count(), from: text(), until: text() })),
  /** What is to come, the next first. */
  booked: listOf(bookedClass),
});

export type TeacherRow = InferType<typeof teacherRow>;

export const hoursPage = shape('ClassHours', {
  teachers: listOf(teacherRow),
  /** Those that are not over yet, the next first. */
  exceptions: listOf(exception),
  /** Whose login can be a teacher's. */
  staff: listOf(staff),
});

export type HoursPage = InferType<typeof hoursPage>;

/* Kinds */

const mostReady = 6;

/** What a child is to have ready, one thing a line. */
export const readyThings = (ready: string): string[] =>
  ready
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const ready = () =>
  ownWords(400)
    .default('')
    .test(
      'is-short',
      `Please name at most ${String(mostReady)} things, one per line.`,
      (value) => readyThings(value ?? '').length <= mostReady,
    );

export const kindSettings = object({
  version: number().integer().min(0).required(),
  isOpen: bool().required(),
  minutes: number().integer().min(15).max(90).required(),
  pause: number().integer().min(0).max(60).required(),
  step: number().oneOf([15, 30, 60]).required(),
  noticeMinutes: number().integer().min(60).max(2880).required(),
  horizonDays: number().integer().min(1).max(60).required(),
  holdMinutes: number().integer().min(5).max(30).required(),
  perTeacherDay: number().integer().min(1).max(20).required(),
  /** How many children share a class. */
  capacity: number().integer().min(1).max(12).required(),
  /** Whether a teacher's report is mailed at once, without being read by admissions. */
  sendsReports: bool().default(false),
  /** What parents should have ready, one thing a line; empty if there is nothing. */
  ready: ready(),
});

export type KindSettings = InferType<typeof kindSettings>;

export const kindRow = shape('ClassKind', {
  key: oneOf(classKinds),
  version: count(),
  isOpen: flag(),
  minutes: count(),
  pause: count(),
  step: count(),
  noticeMinutes: count(),
  horizonDays: count(),
  holdMinutes: count(),
  perTeacherDay: count(),
  capacity: count(),
  sendsReports: flag(),
  ready: text(),
});

export type KindRow = InferType<typeof kindRow>;

export const kindsPage = shape('ClassKinds', { kinds: listOf(kindRow) });

/** What parents see now, and who would give the class. */
export const preview = shape('ClassPreview', {
  minutes: count(),
  /** After each class, before the teacher can begin another. */
  pause: count(),
  times: listOf(
    shape('PreviewTime', {
      at: text(),
      teachers: listOf(shape('PreviewTeacher', { key: text(), name: text() })),
    }),
  ),
});

export type Preview = InferType<typeof preview>;

export const classSentences = {
  missing: 'This teacher is no longer here.',
  missingException: 'This entry is no longer here.',
  stale: 'Someone else has changed this in the meantime. Please check it and repeat your change.',
  backwards: 'The end must be after the beginning.',
  past: 'This time has passed already.',
  tooLong: 'At most 60 days at once.',
  noSuchTime: 'The clocks go forward then: this time does not exist in that zone.',
  loginTaken: 'This login belongs to another teacher.',
  noLogin: 'This login has no role that teaches.',
  booked: (count: number) =>
    count === 1
      ? 'A class is booked in this time. Move or cancel it first.'
      : `${String(count)} classes are booked in this time. Move or cancel them first.`,
} as const;
