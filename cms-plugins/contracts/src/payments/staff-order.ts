import type { OrderDetail } from './staff.js';

/* The finance desk's answers about an order, besides the order itself. */

/* GET /payments/plans: every plan that was ever ordered, for the filter */

export const orderedPlansPath = '/payments/plans';

export interface OrderedPlan {
  key: string;
  title: string;
}

/** Answer to a note, and to marking something as done. */
export interface OrderChanged {
  message: string;
  order: OrderDetail;
}

/** Answer to asking the provider again. */
export interface Rechecked extends OrderChanged {
  /** False if no provider could answer; the message says why. */
  isAnswered: boolean;
}

export const financeSentences = {
  missing: 'There is no such order.',
  noted: 'The note is in the story.',
  dealtWith: 'This is marked as dealt with.',
  dealtWithAlready: 'Someone has already marked this as dealt with.',
} as const;
