import { object, string, type InferType } from 'yup';
import { currencies } from '../money/money.js';
import { count, listOf, oneOf, shape, text } from '../wire/shape.js';
import { openDispute } from './disputes.js';

/* Revenue by month for finance. Amounts are in minor units, each currency apart. Months are as in 2026-11. */

export const revenueSentences = {
  noMonth: 'Please write a month as in 2026-11.',
  wrongOrder: 'The first month is after the last.',
  tooLong: 'Please choose at most 36 months.',
  noEarlier: 'Please compare with the time before, or with the year before.',
} as const;

export const mostMonths = 36;

/** What the months are compared with: as many months right before them, or the same months a year earlier. */
export const earlierTimes = ['before', 'year'] as const;

export type EarlierTime = (typeof earlierTimes)[number];

const month = () =>
  string()
    .typeError(revenueSentences.noMonth)
    .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, revenueSentences.noMonth);

const monthsOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Without both months: the twelve that end with this one. Both are included. */
export const revenueQuery = object({
  from: month(),
  to: month().test('order', revenueSentences.wrongOrder, function fits(to) {
    const { from } = this.parent as { from?: string };
    if (to === undefined || from === undefined) return true;
    if (from > to) return false;
    if (monthsOf(to) - monthsOf(from) < mostMonths) return true;
    return this.createError({ message: revenueSentences.tooLong });
  }),
  /** The key of one plan; without it, all of them. */
  plan: string().max(40),
  against: string().oneOf([...earlierTimes], revenueSentences.noEarlier),
});

export type RevenueQuery = InferType<typeof revenueQuery>;

/** What orders of one month, plan, currency and source brought, and what was given back in that month. */
export const revenueRow = shape('RevenueRow', {
  month: text(),
  planKey: text(),
  planTitle: text(),
  /** The name that staff use, and under which families are counted. */
  source: text(),
  currency: oneOf(currencies),
  /** Orders paid, and what they brought. */
  orders: count(),
  gross: count(),
  /** Refunds done, of whatever month the order was. */
  refunds: count(),
  refunded: count(),
  /** Both in paise, by the rate of the day of payment that is kept with the order. */
  grossRupees: count(),
  refundedRupees: count(),
  /** Orders and refunds in another currency without such a rate: they are not in the sums in rupees. */
  unrated: count(),
});

export type RevenueRow = InferType<typeof revenueRow>;

/** As the registers have it: months of India. */
export const taxRow = shape('TaxRow', {
  month: text(),
  currency: oneOf(currencies),
  receipts: count(),
  amount: count(),
  tax: count(),
  /** Credit notes less those that cancel one. */
  notes: count(),
  credited: count(),
  creditedTax: count(),
});

export type TaxRow = InferType<typeof taxRow>;

const amounts = () => listOf(object({ currency: oneOf(currencies), orders: count(), amount: count() }));

export const revenue = shape('Revenue', {
  /** The zone of the site settings, in which the months of `rows` are. */
  zone: text(),
  /** Today there, as in 2026-11-25. */
  today: text(),
  /** Every month asked for, and when it begins and ends, ISO 8601. */
  months: listOf(object({ month: text(), from: text(), until: text() })),
  rows: listOf(revenueRow),
  /**
   * The earlier time that these months are compared with, by its first and last day in the zone. If the last month is not
   * over, the earlier time ends at the same point. Sums in paise, as in the rows.
   */
  earlier: object({ first: text(), last: text(), gross: count(), refunded: count(), unrated: count() }),
  /** Of all plans, as no receipt is counted by its plan. */
  tax: listOf(taxRow),
  /** Orders begun and not paid yet. */
  open: amounts(),
  /** Sessions that are paid and not held yet, and their part of what was paid for them. */
  owed: listOf(object({ currency: oneOf(currencies), sessions: count(), amount: count() })),
  /** Orders whose payment is disputed. */
  disputed: amounts(),
  /** Open disputes, the one to be answered first at the top. */
  deadlines: listOf(openDispute),
});

export type Revenue = InferType<typeof revenue>;
