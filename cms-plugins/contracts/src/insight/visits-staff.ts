import { object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { count, flag, listOf, shape, text } from '../wire/shape.js';
import { longestPart } from './visits.js';

/* Visits as totals, as the admin shows them. Days are those of the time zone of the site settings. */

/** By what visits are told apart. */
export const visitGroupings = ['path', 'source', 'campaign', 'country', 'device'] as const;

export type VisitGrouping = (typeof visitGroupings)[number];

/** Of smaller groups no number is shown, but only together with others. */
export const smallestGroup = 5;

/** The longest time that is shown at once. */
export const mostVisitDays = 800;

const day = (which: string) =>
  string()
    .required(`Say which is the ${which} day.`)
    .matches(/^20\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, 'Write a day such as 2026-11-20.')
    .test('day', 'There is no such day.', (value) => isDay(value));

/** A day that there is not, such as 30 February, is read as a later one. */
function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

const part = () =>
  ownWords(longestPart).matches(/^\P{Cc}*$/u, 'This text has a character that cannot be searched for.');

export const visitQuery = object({
  /** Both days are included. */
  from: day('first'),
  to: day('last'),
  by: string()
    .oneOf([...visitGroupings])
    .default('path'),
  /** Only visits of this page, source and so on. */
  path: part(),
  source: part(),
  campaign: part(),
  country: part(),
  device: part(),
});

export type VisitQuery = InferType<typeof visitQuery>;

const counts = {
  visits: count(),
  views: count(),
  formsOpened: count(),
  formsFailed: count(),
  formsSent: count(),
  plansChosen: count(),
  checkoutsOpened: count(),
};

export const visitCounts = shape('VisitCounts', counts);

export type VisitCounts = InferType<typeof visitCounts>;

export const visitDay = shape('VisitDay', { day: text(), ...counts });

export type VisitDay = InferType<typeof visitDay>;

export const visitGroup = shape('VisitGroup', {
  /** Empty where it is not known; null for all others together. */
  name: text().nullable(),
  ...counts,
});

export type VisitGroup = InferType<typeof visitGroup>;

export const visitReport = shape('VisitReport', {
  /** Of the days. */
  zone: text(),
  /** Today there. */
  today: text(),
  /** Fewer than `smallestGroup` fit the filter: no numbers are shown. */
  isFew: flag(),
  totals: visitCounts,
  /** Every day of the time, also those without a visit. */
  days: listOf(visitDay),
  /** The largest first, all others last. */
  groups: listOf(visitGroup),
});

export type VisitReport = InferType<typeof visitReport>;

export const visitSentences = {
  order: 'The last day is before the first.',
  long: `Choose at most ${String(mostVisitDays)} days.`,
} as const;
