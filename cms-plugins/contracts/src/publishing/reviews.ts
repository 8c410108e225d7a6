import { number, object, string, type InferType } from 'yup';
import { count, flag, listOf, shape, text } from '../wire/shape.js';
import { entryLink } from './entry-link.js';

/* When an entry is to be looked at again, and by whom. Days are '2027-01-31'. */

const dayShape = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const reviewSentences = {
  day: 'Give a day, such as 2027-01-31.',
  missing: 'There is no such entry any more.',
  notAllowed: 'Your role may not change this entry.',
  owner: 'This person has no login any more. Choose another.',
  saved: 'Saved.',
  reviewed: (day: string) => `Noted. It is to be looked at again on ${day}.`,
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
  uid: string().max(120),
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
