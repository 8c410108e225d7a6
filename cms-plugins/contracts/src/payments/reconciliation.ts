import { object, string, type InferType } from 'yup';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { providerNames, providers } from './orders.js';

/** What we compare our books with: a provider's, or our own append-only ledger. */
const comparedWith = [...providers, 'ledger'] as const;

export type ComparedWith = (typeof comparedWith)[number];

export const comparedNames: Record<ComparedWith, string> = { ...providerNames, ledger: 'Our own ledger' };

export const reconciliationDifference = shape('ReconciliationDifference', {
  kind: oneOf(['missing_here', 'missing_there', 'amount', 'refunded', 'state', 'ledger']),
  words: text(),
  orderId: text().nullable(),
  /** For the ledger, the order's number. */
  paymentId: text(),
  /** Whether asking the provider again has fixed it. */
  isMended: flag(),
});

export type ReconciliationDifference = InferType<typeof reconciliationDifference>;

const sums = () => listOf(object({ currency: text(), taken: count(), refunded: count() }));

export const reconciliationRow = shape('ReconciliationRow', {
  id: text(),
  day: text(),
  provider: oneOf(comparedWith),
  ranAt: text(),
  by: text().nullable(),
  /** The number of payments compared; for the ledger, of orders. */
  compared: count(),
  ours: sums(),
  theirs: sums(),
  differences: listOf(reconciliationDifference),
  /** Why it could not be done, in words. */
  problem: text().nullable(),
});

export type ReconciliationRow = InferType<typeof reconciliationRow>;

export const reconciliationsReply = shape('ReconciliationsReply', {
  rows: listOf(reconciliationRow),
});

export type ReconciliationsReply = InferType<typeof reconciliationsReply>;

const noDay = 'Please choose a day.';

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`));

export const reconciliationRequest = object({
  day: string()
    .typeError(noDay)
    .required(noDay)
    .matches(/^20\d{2}-\d{2}-\d{2}$/, noDay)
    .test('day', noDay, (day) => isDay(day)),
});

export const reconciliationsDone = shape('ReconciliationsDone', {
  message: text(),
  rows: listOf(reconciliationRow),
});

export type ReconciliationsDone = InferType<typeof reconciliationsDone>;

export const reconciliationSentences = {
  done: 'The day is compared.',
  failed: 'A provider could not be asked. It is tried again within the hour.',
  busy: 'A comparison is running already. Please look again in a minute.',
  future: 'This day is still to come.',
  missing: 'This comparison cannot be found.',
} as const;
