import { number, object, string, type InferType } from 'yup';
import { currencies } from '../money/money.js';
import { count, listOf, oneOf, shape, text } from '../wire/shape.js';

/* The register of receipts at the finance desk. Days are Indian days, as on the receipts; both are included. */

export const receiptSentences = {
  noDay: 'Please write a day as in 2026-11-20.',
  wrongOrder: 'The first day is after the last.',
  none: 'There are no receipts in this period.',
  noneYet: 'This order has no receipt.',
  tooMany: (count: number, most: number) =>
    `There are ${count.toLocaleString('en')} receipts in this time, and one file holds ${most.toLocaleString('en')} at most. Please choose a shorter time.`,
} as const;

export const receiptPageSizes = [10, 20, 50, 100] as const;

/** The most receipts in one PDF. */
export const mostReceiptsOfFile = 1_000;

/** Whether the day exists: 31 February does not. */
const isDay = (day: string | undefined): boolean => {
  if (day === undefined) return true;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

const day = () =>
  string()
    .typeError(receiptSentences.noDay)
    .matches(/^\d{4}-\d{2}-\d{2}$/, receiptSentences.noDay)
    .test('day', receiptSentences.noDay, isDay);

export const receiptFilter = object({
  from: day(),
  to: day().test('order', receiptSentences.wrongOrder, function isNotBefore(to) {
    const { from } = this.parent as { from?: string };
    return to === undefined || from === undefined || from <= to;
  }),
});

export type ReceiptFilter = InferType<typeof receiptFilter>;

export const receiptQuery = receiptFilter.shape({
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number()
    .oneOf([...receiptPageSizes])
    .default(20),
});

export type ReceiptQuery = InferType<typeof receiptQuery>;

export const receiptRow = shape('ReceiptRow', {
  number: text(),
  issuedAt: text(),
  orderId: text(),
  orderNumber: text(),
  name: text(),
  planTitle: text(),
  amount: count(),
  currency: oneOf(currencies),
  /** Tax in the amount, in minor units; 0 if none is configured. */
  tax: count(),
  refunded: count(),
});

export type ReceiptRow = InferType<typeof receiptRow>;

export const receiptPage = shape('ReceiptPage', {
  rows: listOf(receiptRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type ReceiptPage = InferType<typeof receiptPage>;
