import { array, number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { entryLink, typeName } from './entry-link.js';

/* What the nightly check of the content finds. Times are ISO 8601. */

export const faultKinds = [
  'review',
  'link',
  'title',
  'description',
  'twice',
  'unlinked',
  'price',
  'sessions',
  'draft',
  'picture',
  'reading',
  'word',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export const faultLabels: Readonly<Record<FaultKind, string>> = {
  review: 'Review date',
  link: 'Dead link',
  title: 'Long title',
  description: 'Long description',
  twice: 'Same title twice',
  unlinked: 'No link to it',
  price: 'Price in the text',
  sessions: 'Sessions in the text',
  draft: 'Old draft',
  picture: 'Large picture',
  reading: 'Hard to read',
  word: 'Word to avoid',
};

/** For how long a fault that is left alone is not shown. */
export const leftDays = 90;
export const faultsPerPage = 50;

export const healthQuery = object({
  kind: string().oneOf([...faultKinds]),
  uid: string().matches(typeName),
  owner: number().integer().min(1).max(2_147_483_647),
  /** `left`: those that somebody decided to leave. */
  show: string().oneOf(['open', 'left']).default('open'),
  page: number().integer().min(1).max(1_000).default(1),
});

export type HealthQuery = InferType<typeof healthQuery>;

const left = shape('LeftFault', {
  until: text(),
  at: text(),
  by: text(),
  reason: text(),
});

export const fault = shape('Fault', {
  id: text(),
  kind: oneOf(faultKinds),
  entry: entryLink,
  /** 'Blog post' */
  type: text(),
  owner: text().nullable(),
  sentence: text(),
  foundAt: text(),
  left: left.nullable().defined(),
});

export type Fault = InferType<typeof fault>;

const healthRun = shape('HealthRun', {
  at: text(),
  seconds: count(),
  entries: count(),
  links: count(),
});

export const healthSettings = shape('HealthSettings', {
  /** In how many months *Reviewed, still right* sets the next day. */
  months: count(),
  avoid: listOf(text()),
});

export type HealthSettings = InferType<typeof healthSettings>;

export const healthPage = shape('Health', {
  faults: listOf(fault),
  total: count(),
  /** Open ones of each kind, those that are there. */
  counts: listOf(shape('FaultCount', { kind: oneOf(faultKinds), count: count() })),
  left: count(),
  last: healthRun.nullable().defined(),
  /** Whether a check is asked for or under way. */
  isAsked: flag(),
  /** Whether links to other sites are tried. */
  triesLinks: flag(),
  settings: healthSettings,
  people: listOf(shape('OwnerChoice', { id: count(), name: text() })),
  types: listOf(shape('TypeChoice', { uid: text(), kind: text() })),
});

export type HealthPage = InferType<typeof healthPage>;

export const healthSentences = {
  asked: 'The check begins in a moment. This page shows what it finds.',
  missing: 'This fault is gone. Load the page again.',
  reason: 'Say why it may stay.',
  left: `It is left for ${String(leftDays)} days.`,
  back: 'It is back on the list.',
  saved: 'The settings are saved. The next check uses them.',
  notAllowed: 'Your role may not change this entry.',
  months: 'Give 1 to 36 months.',
  words: 'Give at most 100 words, each with at most 40 characters.',
} as const;

export const leaveRequest = object({
  reason: ownWords(300).required(healthSentences.reason),
});

export const healthSettingsRequest = object({
  months: number()
    .typeError(healthSentences.months)
    .integer(healthSentences.months)
    .min(1, healthSentences.months)
    .max(36, healthSentences.months)
    .required(healthSentences.months),
  avoid: array(ownWords(40).required(healthSentences.words)).max(100, healthSentences.words).required(),
});

/* Reviews: when an entry is to be looked at again, and by whom. Days are '2027-01-31'. */

const dayShape = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const reviewSentences = {
  day: 'Give a day, such as 2027-01-31.',
  missing: 'There is no such entry any more.',
  notAllowed: 'Your role may not change this entry.',
  owner: 'This person has no login any more. Choose another.',
  saved: 'Saved.',
  reviewed: (day: string) => `Noted. Review it again on ${day}.`,
} as const;

const person = shape('Person', { id: count(), name: text() });

export const review = shape('Review', {
  /** Null: no day is set. */
  reviewBy: text().nullable(),
  isPast: flag(),
  owner: person.nullable(),
  /** Who can be chosen. */
  people: listOf(person),
  reviewedAt: text().nullable(),
  reviewedBy: text().nullable(),
  /** In how many months the button sets the next day. */
  months: count(),
  mayChange: flag(),
});

export type Review = InferType<typeof review>;

export const reviewRequest = object({
  reviewBy: string().matches(dayShape, reviewSentences.day).nullable().defined(),
  ownerId: number().integer().min(1).max(2_147_483_647).nullable().defined(),
});

export const reviewsPerPage = 50;

export const reviewsQuery = object({
  /** `past`: the day is over. `next`: within thirty days. `none`: no day is set. */
  due: string().oneOf(['past', 'next', 'none']),
  owner: number().integer().min(1).max(2_147_483_647),
  uid: string().matches(typeName),
  page: number().integer().min(1).max(1_000).default(1),
});

export type ReviewsQuery = InferType<typeof reviewsQuery>;

const reviewRow = shape('ReviewRow', {
  entry: entryLink,
  kind: text(),
  reviewBy: text().nullable(),
  isPast: flag(),
  owner: text().nullable(),
  reviewedAt: text().nullable(),
});

export type ReviewRow = InferType<typeof reviewRow>;

export const reviewPage = shape('Reviews', {
  rows: listOf(reviewRow),
  total: count(),
  people: listOf(person),
  kinds: listOf(shape('KindOfEntry', { uid: text(), kind: text() })),
});

export type ReviewPage = InferType<typeof reviewPage>;
