import type { OrderDetail } from './staff.js';

/* What the finance desk is answered about an order beside the order itself. */

/* GET /payments/plans: what has ever been ordered, to filter by */

export const orderedPlansPath = '/payments/plans';

export interface OrderedPlan {
  key: string;
  title: string;
}

/** To a note, and to what a person has dealt with. */
export interface OrderChanged {
  message: string;
  order: OrderDetail;
}

/** To asking the provider again. */
export interface Rechecked extends OrderChanged {
  /** False where no provider could say anything; the message says why. */
  isAnswered: boolean;
}

export const financeSentences = {
  missing: 'There is no such order.',
  noted: 'The note is in the story.',
  dealtWith: 'This is marked as dealt with.',
  dealtWithAlready: 'Somebody has marked this as dealt with already.',
} as const;
