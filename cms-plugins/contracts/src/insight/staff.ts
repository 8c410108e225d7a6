import { number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { currencies } from '../money/money.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';

/** What may be granted to a role. */
export const insightPermissions = {
  /** How many families came, and what became of them. */
  counts: 'plugin::insight.counts',
  /** What they paid. */
  money: 'plugin::insight.money',
  /** What marketing cost. */
  costs: 'plugin::insight.costs',
  /** What became of the families of each teacher. */
  teachers: 'plugin::insight.teachers',
} as const;

/* What is counted */

export const stages = ['leads', 'booked', 'attended', 'paid', 'kept'] as const;

export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, string> = {
  leads: 'Leads',
  booked: 'Booked',
  attended: 'Attended',
  paid: 'Paid',
  kept: 'Kept',
};

/** What stands behind the (i) next to each number. */
export const stageSentences: Record<Stage, string> = {
  leads:
    'Families who sent a form that is no spam and no job application, or who ordered without writing first. Merged duplicates are one family. A family with two addresses is two until they are merged at the desk.',
  booked: 'Families whose free class had a time, booked by themselves or by hand.',
  attended: 'Families whose child was marked as having attended a class.',
  paid: 'Families with an order that was paid. An order in review is not paid.',
  kept: 'Families who paid and were not refunded in full.',
};

/** By which the families of a period can be narrowed. `heard` is what they said themselves, next to their first touch. */
export const dimensions = ['source', 'campaign', 'page', 'form', 'course', 'country', 'heard'] as const;

export type Dimension = (typeof dimensions)[number];

/** How families can be grouped. By teacher only for those who may see it. */
export const groupings = [...dimensions, 'teacher'] as const;

export type Grouping = (typeof groupings)[number];

/**
 * cohort: the families who came in the period, and what became of the same families whenever it happened. activity: what
 * happened in the period, to any family. The two are never mixed.
 */
export const views = ['cohort', 'activity'] as const;

export type View = (typeof views)[number];

/** Times that are asked for by name. They end today, or with the month before. */
export const periods = ['week', 'month', 'last-month', 'year'] as const;

export type PeriodName = (typeof periods)[number];

/** Under this many families a share says more about chance than about them. */
export const leastForShare = 30;

/** A group of fewer families than this is not shown by itself. */
export const leastInGroup = 5;

/** Families who came this recently may still pay: in days. */
export const ripeDays = 45;

const blankIsNothing = (value: unknown) => (value === '' ? undefined : value);

const day = () =>
  string()
    .transform(blankIsNothing)
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Write a day such as 2026-11-24.')
    .test('day', 'There is no such day.', (value) => {
      if (value === undefined) return true;
      const at = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
    });

const chosen = (most: number) =>
  ownWords(most)
    .transform(blankIsNothing)
    .matches(/^\P{Cc}*$/u);

export const numbersFilter = object({
  view: string()
    .oneOf([...views])
    .default('cohort'),
  /** Of which days, where none are given. Without it, the last 60. */
  period: string()
    .transform(blankIsNothing)
    .oneOf([...periods]),
  /** Days in the zone of the site settings, both included. */
  from: day(),
  to: day(),
  source: chosen(200),
  campaign: chosen(200),
  page: chosen(200),
  form: chosen(20),
  course: chosen(10),
  country: chosen(2),
  heard: chosen(30),
});

export type NumbersFilter = InferType<typeof numbersFilter>;

export const groupsQuery = numbersFilter.shape({
  by: string()
    .oneOf([...groupings])
    .default('source'),
});

export type GroupsQuery = InferType<typeof groupsQuery>;

/* What is answered */

const countsOf = { leads: count(), booked: count(), attended: count(), paid: count(), kept: count() };

/** In minor units. */
export const moneyOf = shape('InsightMoney', {
  currency: oneOf(currencies),
  paidMinor: count(),
  refundedMinor: count(),
});

/** Visits are totals of days, and never of families. */
const visitsOf = shape('InsightVisits', { visits: count(), formsOpened: count(), formsSent: count() });

export type Visits = InferType<typeof visitsOf>;

const cost = shape('InsightCost', { currency: oneOf(currencies), minor: count() });

export const funnel = shape('InsightFunnel', {
  from: text(),
  to: text(),
  zone: text(),
  /** Null where a filter leaves fewer families than may be shown. */
  counts: shape('InsightCounts', countsOf).nullable(),
  /** How many of them have an enquiry or an order of their own, which a list at the desk can show. */
  listed: shape('InsightCounts', countsOf),
  /** Null where the filter asks for something that visits do not tell, such as a course. */
  visits: visitsOf.nullable(),
  /** Families who paid, and how many of them have a first touch or said how they heard of us. */
  known: shape('InsightKnown', { paid: count(), known: count(), heard: count() }),
  /** Null for those who may not see money. */
  money: listOf(moneyOf).nullable(),
  /**
   * Null where the families came long enough ago, or in the view of what happened. `percent` of the payments have usually
   * come of families of this age; null where too little is known.
   */
  ripening: shape('InsightRipening', { percent: number().nullable().defined() }).nullable(),
  /** When all rows were last compared with the facts, and whether some differed. */
  checkedAt: string().nullable().defined(),
  wrong: count(),
  /** What the filters can be set to: groups that are large enough. */
  choices: shape('InsightChoices', {
    source: listOf(text()),
    campaign: listOf(text()),
    page: listOf(text()),
    form: listOf(text()),
    course: listOf(text()),
    country: listOf(text()),
    heard: listOf(text()),
  }),
});

export type Funnel = InferType<typeof funnel>;
export type Counts = NonNullable<Funnel['counts']>;

const rupees = () => shape('InsightRupees', { minor: number().defined().default(0), unrated: count() });

export const group = shape('InsightGroup', {
  /** Null for families of whom it is not known. */
  label: string().nullable().defined(),
  /** What staff read in its place, such as the name of a teacher. */
  name: string().nullable().defined(),
  kind: oneOf(['group', 'others', 'all']),
  counts: shape('InsightCounts', countsOf),
  listed: shape('InsightCounts', countsOf),
  /** Null where visits cannot be told apart in this way, and where there are too few to be shown. */
  visits: visitsOf.nullable(),
  money: listOf(moneyOf).nullable(),
  /**
   * Net of refunds, all currencies in paise by the rate of the day of each payment, and how many paid orders are not in it as
   * no rate is known. Null for those who may not see money.
   */
  rupees: rupees().nullable(),
  /** Null for those who may not see it, and where spend cannot be told apart in this way. */
  cost: listOf(cost).nullable(),
});

export type Group = InferType<typeof group>;

export const groups = shape('InsightGroups', { rows: listOf(group) });

export const weeks = shape('InsightWeeks', {
  weeks: listOf(
    shape('InsightWeek', {
      monday: text(),
      /** Null where the filter asks for something that visits do not tell. */
      visits: number().nullable().defined(),
      leads: count(),
      booked: count(),
      attended: count(),
      paid: count(),
      /** Whether its families may still pay. */
      isRipening: flag(),
    }),
  ),
});

export type Week = InferType<typeof weeks>['weeks'][number];

export const cohorts = shape('InsightCohorts', {
  months: listOf(
    shape('InsightCohort', {
      /** 2026-11 */
      month: text(),
      leads: count(),
      /** Families who had paid by the end of the same month, of the next one, and so on; without those who got all back. */
      paidBy: listOf(count()),
      isRipening: flag(),
    }),
  ),
});

export type Cohort = InferType<typeof cohorts>['months'][number];

const median = shape('InsightMedian', {
  /** Null where nothing is counted yet. */
  minutes: number().nullable().defined(),
  count: count(),
});

export const speed = shape('InsightSpeed', {
  from: text(),
  reply: median,
  class: median,
  pay: median,
  /** Form to first reply, from Monday on by the day of the form. */
  weekdays: listOf(median),
});

export type Speed = InferType<typeof speed>;

/** What happened in some days. */
const happened = shape('InsightHappened', {
  counts: shape('InsightCounts', countsOf),
  visits: visitsOf,
  /** Net of refunds, as in a group. Null for those who may not see money. */
  rupees: rupees().nullable(),
});

/** What was spent for the families of some weeks, and how many of them paid. Null for those who may not see it. */
const spent = shape('InsightSpent', { cost: listOf(cost), paid: count() });

export const spentWeeks = 8;

/** This week so far, and the whole week before. Spend covers eight weeks, because one week says too little. */
export const thisWeek = shape('InsightThisWeek', {
  now: happened,
  before: happened,
  spent: shape('InsightSpentWeeks', { now: spent, before: spent }).nullable(),
});

export type ThisWeek = InferType<typeof thisWeek>;
