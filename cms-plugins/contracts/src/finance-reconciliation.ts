import { object, string } from 'yup';
import type { ReconciliationRow } from './finance.js';

/* GET /payments/reconciliations: the latest first */

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
