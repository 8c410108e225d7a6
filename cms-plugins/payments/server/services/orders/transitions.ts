import type { OrderState } from '@lanternway/contracts/payments/orders';

/**
 * Which state may follow which (product rule D6). Money that did arrive is never undone by a later word of failure, so
 * nothing leads from a paid state back.
 */
export const transitions: Record<OrderState, readonly OrderState[]> = {
  pending: ['processing', 'paid', 'failed', 'expired', 'review'],
  processing: ['paid', 'failed', 'expired', 'review'],
  failed: ['processing', 'paid', 'review'],
  expired: ['processing', 'paid', 'review'],
  paid: ['partially_refunded', 'refunded', 'review'],
  partially_refunded: ['refunded', 'review'],
  refunded: ['review'],
  // Where a person has settled what was wrong, or the rest of the messages has come.
  review: ['paid', 'partially_refunded', 'refunded', 'failed', 'expired'],
};

export const mayTransition = (from: OrderState, to: OrderState): boolean => transitions[from].includes(to);
