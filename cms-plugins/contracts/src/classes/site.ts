import { array, bool, number, object, string, type InferType } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';
import { isTimeZone, presentName } from '../fields/time-zones.js';

/* What the site and the server say to each other about free times for a free class. */

/** The kinds of class that a parent can book a time for, one for each course of the form. */
export const classKinds = ['free-math', 'free-coding'] as const;

export type ClassKind = (typeof classKinds)[number];

export const kindOfCourse = (course: 'math' | 'coding'): ClassKind => `free-${course}`;

/** Of a moment that is none of the times: between two quarter hours, over, too far ahead, or outside of all hours. */
export const noTime = 'Please choose one of the times.';

/** A moment in UTC, on the quarter hour: '2026-11-28T10:00:00.000Z'. */
const moment = () =>
  string()
    .typeError(noTime)
    .required(noTime)
    .matches(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:(?:00|15|30|45):00(?:\.000)?Z$/, noTime)
    .test('is-a-moment', noTime, (value) => !Number.isNaN(Date.parse(value)));

/** Names one hold, in place of a login: whoever knows it may use it and give it back. */
const holdId = () => string().matches(/^[\w-]{20,60}$/, noTime);

const kind = () =>
  string()
    .oneOf([...classKinds], 'Please choose the course.')
    .required('Please choose the course.');

/** The child's grade (maths) or age (coding): the teacher has to fit. */
const level = () => number().integer().min(1).max(99);

const noZone = 'Please choose a time zone.';

/**
 * The free times of a kind of class, in order, as moments in UTC: the browser shows them on the clock that the parent chose. The same answer
 * suits everybody, so it may be kept for some seconds. `?kind=free-math&level=4`.
 */
export const freeTimes = {
  method: 'GET',
  path: '/api/classes/slots',
  access: 'anyone',
  query: object({ kind: kind(), level: level().required() }),
  reply: object({
    minutes: number().required(),
    times: array(string().required()).required(),
    /** For so many children each; only where several share a class. */
    places: array(number().required()),
    /** How many share one; only where several do. */
    capacity: number(),
    /** When nobody teaches, as on a holiday: from one moment to another. */
    closed: array(object({ from: string().required(), until: string().required() })).notRequired(),
    /** False while too many times are held and not booked: a time is then booked when the form is sent. */
    canHold: bool().required(),
  }),
} as const;

export type FreeTimes = InferType<typeof freeTimes.reply>;

/** Keeps a time for a parent while the form is being filled in. */
export const holdTime = endpoint({
  method: 'POST',
  path: '/api/classes/holds',
  access: 'anyone',
  request: object({
    kind: kind(),
    level: level().required(),
    at: moment(),
    /** The hold that this filling has: it is given back, or renewed where the time is the same. */
    hold: holdId().notRequired(),
  }),
  /** `until`: the end of the hold. */
  reply: object({
    hold: string().required(),
    at: string().required(),
    until: string().required(),
  }),
});

/**
 * A refusal with one of these reasons has `near`: up to three free times next to the one that was wanted. late: it could be booked,
 * but begins too soon by now; never: it is none of the times; closed: none is offered; crowded: none is held at the moment, and it is
 * booked when the form is sent.
 */
export const timeRefusals = ['taken', 'late', 'never', 'closed', 'crowded'] as const;

/** Gives a held time back. Answers the same whether there was one. */
export const releaseTime = endpoint({
  method: 'POST',
  path: '/api/classes/holds/release',
  access: 'anyone',
  request: object({ hold: holdId().required() }),
  reply: nothing,
});

/** The time that a request for a free class wants. Sent along with its fields as `slot`. */
export const wantedTime = object({
  at: moment(),
  /** IANA, such as 'Asia/Kolkata': the clock on which the parent chose it. */
  zone: string()
    .typeError(noZone)
    .required(noZone)
    .max(64, noZone)
    .test('is-a-zone', noZone, isTimeZone)
    .transform((value: unknown) => (typeof value === 'string' ? presentName(value) : value)),
  hold: holdId().notRequired(),
});

export type WantedTime = InferType<typeof wantedTime>;

/** What became of it: the class, or, where the time has gone, free times next to it. */
export const bookingReply = object({
  booking: object({
    at: string().required(),
    zone: string().required(),
    minutes: number().required(),
    /** The e-mail that was written to, with most of its name hidden: p…@example.com. */
    mailedTo: string().required(),
    /** The class as a calendar file. */
    calendar: string().required(),
    /** The page to change, cancel and join the class at: `/booking#…`. */
    managePath: string().required(),
    /** What the child is to have ready. */
    ready: array(string().required()).required(),
  })
    .nullable()
    .default(null),
  near: array(string().required()).notRequired(),
  /** By when the desk answers a request that has no class. */
  answerBy: string().notRequired(),
});

export type BookingReply = InferType<typeof bookingReply>;

export const bookedTitle = 'Your class is booked';

export const confirmedWhenSent = 'We confirm the time when you send.';
export const timesClosed = 'No times are offered at the moment. We will call you.';
export const timeTaken = 'This time has just gone. These are free:';
export const timeIsLate = 'This time is too soon to be booked by now. These are free:';
