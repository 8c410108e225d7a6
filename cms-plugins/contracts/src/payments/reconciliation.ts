import { object, string } from 'yup';
import { providerNames, type Provider } from './orders.js';

export const reconciliationsPath = '/payments/reconciliations';

/** What we compare our books with: a provider's, or our own append-only ledger. */
export type ComparedWith = Provider | 'ledger';

export const comparedNames: Record<ComparedWith, string> = { ...providerNames, ledger: 'Our own ledger' };

export interface ReconciliationRow {
  id: string;
  day: string;
  provider: ComparedWith;
  ranAt: string;
  by: string | null;
  /** The number of payments compared; for the ledger, of orders. */
  compared: number;
  ours: { currency: string; taken: number; refunded: number }[];
  theirs: { currency: string; taken: number; refunded: number }[];
  differences: ReconciliationDifference[];
  /** Why it could not be done, in words. */
  problem: string | null;
}

export interface ReconciliationDifference {
  kind: 'missing_here' | 'missing_there' | 'amount' | 'refunded' | 'state' | 'ledger';
  words: string;
  orderId: string | null;
  /** For the ledger, the order's number. */
  paymentId: string;
  /** Whether asking the provider again has fixed it. */
  isMended: boolean;
}

/* GET /payments/reconciliations: latest first */

export interface ReconciliationsReply {
  rows: ReconciliationRow[];
}

/* POST /payments/reconciliations: compares a day in UTC with every provider now */

const noDay = 'Please choose a day.';

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`));

export const reconciliationRequest = object({
  day: string()
    .typeError(noDay)
    .required(noDay)
    .matches(/^20\d{2}-\d{2}-\d{2}$/, noDay)
    .test('day', noDay, (day) => isDay(day)),
});

export interface ReconciliationsDone {
  message: string;
  rows: ReconciliationRow[];
}

export const reconciliationSentences = {
  done: 'The day is compared.',
  failed: 'A provider could not be asked. It is tried again within the hour.',
  busy: 'A comparison is running already. Please look again in a minute.',
  future: 'This day is still to come.',
  missing: 'This comparison cannot be found.',
} as const;
