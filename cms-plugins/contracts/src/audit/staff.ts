import { number, object, string, type InferType } from 'yup';
import { trimmed } from '../fields/text-ends.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { areas } from './deed.js';

/* The log of what staff did, as the admin shows it. Times are ISO 8601 in UTC. */

export const auditPermissions = {
  /** See the whole log, export it and have it checked. */
  read: 'plugin::audit.read',
  /** See the history of entries that one's role may read. */
  history: 'plugin::audit.history',
} as const;

/** `screen`: the admin. `call`: a program with a token. `schedule`: planned earlier, or by the server. */
export const ways = ['screen', 'call', 'schedule', 'seed'] as const;

export type Way = (typeof ways)[number];

/** `begun`: the line was written, and the server ended before it could write how the call ended. */
export const outcomes = ['begun', 'done', 'unknown'] as const;

export type Outcome = (typeof outcomes)[number];

/** Of more lines the number is not counted. */
export const mostCounted = 10_000;

export const linePageSizes = [10, 20, 50, 100] as const;

const day = () =>
  string()
    .matches(/^20\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, 'Write a day such as 2026-11-20.')
    .test('day', 'There is no such day.', (value) => value === undefined || isDay(value));

/** A day that there is not, such as 30 February, is read as a later one. */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

export const lineFilter = object({
  /** Part of the title of an entry, such as the number of an order. */
  search: string()
    .transform(trimmed)
    .max(100)
    .matches(/^\P{Cc}*$/u),
  /** Id of the staff member. */
  actor: number().integer().min(1).max(2_000_000_000),
  area: string().oneOf([...areas]),
  /** The name of a role that the staff member had then, perhaps among others. */
  role: string()
    .max(255)
    .matches(/^\P{Cc}*$/u),
  uid: string().matches(/^[\w.:-]{0,100}$/),
  documentId: string().matches(/^[\w-]{0,40}$/),
  /** Days in UTC, both included. */
  from: day(),
  to: day(),
});

export type LineFilter = InferType<typeof lineFilter>;

export const lineQuery = lineFilter.shape({
  page: number().integer().min(1).max(1_000).default(1),
  pageSize: number()
    .oneOf([...linePageSizes])
    .default(20),
});

export type LineQuery = InferType<typeof lineQuery>;

/** A field that changed. Both values are null where none is kept, because it is about a person. */
export const changedField = shape('ChangedField', {
  /** What it is called, in words. Components are joined by ' › '. */
  path: text(),
  before: text().nullable(),
  after: text().nullable(),
});

export type ChangedField = InferType<typeof changedField>;

export const line = shape('AuditLine', {
  id: count(),
  at: text(),
  /** Null for the server itself, and for somebody unknown who failed to log in. */
  actorId: count().nullable(),
  actorName: text(),
  actorRole: text().nullable(),
  area: oneOf(areas),
  action: text(),
  /** 'changed the status of' */
  words: text(),
  /** The entry's title, or its kind if it has none; null where the words say it all. */
  title: text().nullable(),
  /** Below /admin; null where nothing can be opened. */
  href: text().nullable(),
  uid: text().nullable(),
  documentId: text().nullable(),
  /** The first fields that changed, at most three. */
  first: listOf(changedField),
  /** How many changed. */
  fields: count(),
  /** Whether the list of fields is longer than what is kept. */
  isCut: flag(),
  reason: text().nullable(),
  via: oneOf(ways),
  outcome: oneOf(outcomes),
});

export type Line = InferType<typeof line>;

export const person = shape('AuditPerson', { id: count(), name: text() });

export const linePage = shape('AuditPage', {
  lines: listOf(line),
  /** At most `mostCounted` and one more. */
  total: count(),
  pageSize: count(),
  /** Who stands in the log, for the filter. */
  people: listOf(person),
  /** The names of all roles that stand in the log. */
  roles: listOf(text()),
});

export type LinePage = InferType<typeof linePage>;

export const lineDetail = shape('AuditLineDetail', {
  changed: listOf(changedField),
  requestId: text().nullable(),
  /** The network of the address: /24 of IPv4, /48 of IPv6. */
  addressCut: text().nullable(),
  /** Whether the line is in the hash of its day. */
  isHashed: flag(),
});

export type LineDetail = InferType<typeof lineDetail>;

export const history = shape('AuditHistory', {
  /** The latest first, at most ten. */
  lines: listOf(line),
  hasMore: flag(),
});

export type History = InferType<typeof history>;

export const dayFault = shape('AuditDayFault', { day: text(), sentence: text() });

export type DayFault = InferType<typeof dayFault>;

export const chainState = shape('AuditChainState', {
  /** The last day that is hashed; null before the first night. */
  day: text().nullable(),
  /** Of that day, in hex. */
  digest: text().nullable(),
  mailedAt: text().nullable(),
  /** When the whole chain was last compared with the lines. */
  checkedAt: text().nullable(),
  faults: listOf(dayFault),
});

export type ChainState = InferType<typeof chainState>;

export const auditSentences = {
  missing: 'There is no such line.',
  notAllowed: 'You may not see the history of this entry.',
  erased: 'erased',
  machine: 'The server',
  unknown: 'Somebody unknown',
} as const;
