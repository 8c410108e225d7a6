/** A parent's order and its states (product rule D6). Without schemas, so that any page can load it. */

/** Whoever takes the money. */
export const providers = ['razorpay', 'paypal'] as const;

export type Provider = (typeof providers)[number];

export const providerNames: Record<Provider, string> = { razorpay: 'Razorpay', paypal: 'PayPal' };

export const orderStates = [
  'pending',
  'processing',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'expired',
  'review',
] as const;

export type OrderState = (typeof orderStates)[number];

/** As parents and staff read it. */
export const orderStateLabels: Record<OrderState, string> = {
  pending: 'Not paid yet',
  processing: 'Confirming',
  paid: 'Paid',
  partially_refunded: 'Refunded in part',
  refunded: 'Refunded',
  failed: 'Failed',
  expired: 'Expired',
  review: 'In review',
};

/** States of orders that were paid, even if the money went back later. */
export const wasPaid = (state: OrderState): boolean =>
  state === 'paid' || state === 'partially_refunded' || state === 'refunded';

/** States in which the parent may still pay the order. */
export const isOpen = (state: OrderState): boolean => state === 'pending' || state === 'processing';

export const refundStates = ['awaiting_approval', 'queued', 'pending', 'done', 'failed', 'declined'] as const;

export type RefundState = (typeof refundStates)[number];

/** As staff read it. A parent reads `parentRefundLabels`. */
export const refundStateLabels: Record<RefundState, string> = {
  awaiting_approval: 'Waits for a second person',
  queued: 'On its way to the provider',
  pending: 'The provider is working on it',
  done: 'Refunded',
  failed: 'Failed at the provider',
  declined: 'Not approved',
};

/** How far a refund is. Who takes back their own is not said to have been refused. */
export const refundWord = ({ state, isWithdrawn }: { state: RefundState; isWithdrawn: boolean }): string =>
  isWithdrawn ? 'Withdrawn' : refundStateLabels[state];

/** What a parent reads about their refund; null in states that we do not show them. */
export const parentRefundLabels: Record<RefundState, string | null> = {
  awaiting_approval: null,
  queued: 'Your refund is on its way. We process it in 7 to 10 business days.',
  pending: 'Your refund is on its way. We process it in 7 to 10 business days.',
  done: 'Refunded',
  failed: 'Your refund is taking longer. We are looking into it.',
  declined: null,
};

export const refundRequestStates = ['open', 'granted', 'declined', 'withdrawn'] as const;

export type RefundRequestState = (typeof refundRequestStates)[number];

/** How often the pages poll while a payment is confirmed, and when they stop saying that all is well (rule D14). */
export const confirmEveryMs = 2000;
export const confirmPatienceMs = 60_000;

/** An unpaid order expires after this time. */
export const orderLifeHours = 24;
