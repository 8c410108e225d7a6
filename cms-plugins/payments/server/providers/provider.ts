import type { Currency } from '@lanternway/contracts/money/money';
import type { Provider } from '@lanternway/contracts/payments/orders';

/**
 * The shape that every provider has here: its own words, units and errors stay inside its folder. Nothing here knows
 * Strapi or our orders' states, and only calls that say so are retried.
 */

/** Where a payment stands. `pending` is money that may still come (PayPal's review, an e-check). */
export type PaymentState =
  'created' | 'authorized' | 'pending' | 'captured' | 'refunded' | 'failed' | 'reversed';

/** A payment as the provider tells of it at this moment. */
export interface PaymentSnapshot {
  provider: Provider;
  paymentId: string;
  /** Null where the provider does not say. */
  providerOrderId: string | null;
  state: PaymentState;
  /** Minor units. */
  amountMinor: number;
  /** As the provider says it: it may be none of ours. */
  currency: string;
  /** Minor units given back, as far as the provider has done so. */
  refundedMinor: number;
  method: string | null;
  /** Of a failure: one of `attemptReasons` below. */
  reason: AttemptReason | null;
  isInternational: boolean | null;
  /** ISO 8601, when it was made. */
  at: string;
}

export const attemptReasons = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'timed_out',
  'cancelled',
  'card_disabled',
  'wrong_details',
  'bank_unavailable',
  'risk',
  'other',
] as const;

export type AttemptReason = (typeof attemptReasons)[number];

/** Something in a provider's list that we cannot read, such as an unknown state. It may be money. */
export interface Unread {
  /** Its id, where that can be read. */
  id: string | null;
}

/** Called for each item that cannot be read, so that it hides no other. */
export type OnUnread = (unread: Unread) => void;

/** An order at the provider, with every payment that was tried on it. */
export interface ProviderOrderSnapshot {
  providerOrderId: string;
  /** open: it can still be paid. approved: the buyer has agreed, and nothing was taken. unknown: a word that is new to us. */
  state: 'open' | 'approved' | 'paid' | 'gone' | 'unknown';
  payments: PaymentSnapshot[];
  /** Other payments of it that cannot be read. */
  unread: Unread[];
}

export interface RefundSnapshot {
  provider: Provider;
  refundId: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
  state: 'pending' | 'done' | 'failed';
  problem: string | null;
  /** The key it was asked for with, where the provider tells it: a refund with none was made elsewhere. */
  requestKey: string | null;
  at: string;
}

export interface NewProviderOrder {
  /** Unique at the provider: our order's number, perhaps with a suffix. */
  reference: string;
  /** Stored before the first try, the same at each. */
  requestKey: string;
  amountMinor: number;
  currency: Currency;
  /** What is bought, as the buyer reads it. */
  title: string;
  /** Our order's document id, which the provider tells again. */
  orderId: string;
  /** Whether an earlier try with this key may have got through. */
  isRepeat: boolean;
}

/** Why a call to a provider failed. `unknown`: it may have been done all the same; ask before trying anything else. */
export type ProviderFault =
  'declined' | 'not_approved' | 'already_done' | 'gone' | 'invalid' | 'auth' | 'rate' | 'busy' | 'unknown';

/** Thrown by every provider call that fails. Its message holds no secrets and nobody's data. */
export class ProviderError extends Error {
  override name = 'ProviderError';

  constructor(
    readonly provider: Provider,
    readonly fault: ProviderFault,
    /** The provider's own word for it: `INSTRUMENT_DECLINED`, `BAD_REQUEST_ERROR`; with its debug id where there is one. */
    readonly code: string,
    readonly httpStatus: number | null,
    /** What the site's script acts on, for PayPal: the issue, as in `details[0].issue`. */
    readonly issue: string | null = null,
  ) {
    super(`${provider}: ${fault} (${code}${httpStatus === null ? '' : `, ${String(httpStatus)}`})`);
  }
}

/** A dispute as its provider's message tells of it; what it does not say is null. */
export interface DisputeFacts {
  disputeId: string;
  /** The provider's word. */
  reason: string | null;
  /** Of one that is lost: what was taken back. Minor units. */
  amountMinor: number | null;
  currency: string | null;
  /** ISO 8601: until then we may answer it. */
  answerBy: string | null;
}

/** What a webhook is about, read from its verified text: which of the provider's objects to ask for. */
export interface ProviderEvent {
  eventId: string;
  /** The provider's name for it: payment.captured, PAYMENT.CAPTURE.COMPLETED. */
  what: string;
  kind: 'payment' | 'order' | 'refund' | 'dispute' | 'other';
  providerOrderId: string | null;
  paymentId: string | null;
  refundId: string | null;
  /** Our order's document id or number, where the provider tells it again. */
  orderHint: string | null;
  /** Of a dispute. */
  dispute: 'opened' | 'won' | 'lost' | 'closed' | null;
  /** Null where a dispute is not named; missing where there is none, and in messages of before an upgrade. */
  disputeFacts?: DisputeFacts | null;
  /** Whether it belongs to the other mode (live in test, or test in live) or another account. */
  isForeign: boolean;
  /** What the event itself says of its payment, to be compared with what the provider says when asked. */
  claims: PaymentSnapshot | null;
}

export type Verified =
  { kind: 'genuine'; event: ProviderEvent } | { kind: 'forged' } | { kind: 'unreadable' };

export interface PaymentProvider {
  name: Provider;
  currencies: readonly Currency[];
  /** @returns the provider's id of the order. With `isRepeat`, it is the order of an earlier try, if that made one. */
  createOrder: (order: NewProviderOrder) => Promise<string>;
  /** Null where the provider does not know it (any more). */
  readOrder: (providerOrderId: string) => Promise<ProviderOrderSnapshot | null>;
  readPayment: (paymentId: string) => Promise<PaymentSnapshot | null>;
  /**
   * Takes what was approved (PayPal, by the order) or authorised (Razorpay, by the payment). What was taken already is a
   * success and not an error.
   */
  capture: (what: {
    providerOrderId: string;
    payment: PaymentSnapshot | null;
    requestKey: string;
  }) => Promise<PaymentSnapshot>;
  refund: (what: {
    paymentId: string;
    amountMinor: number;
    currency: string;
    requestKey: string;
    /** What the buyer reads. */
    note: string | null;
  }) => Promise<RefundSnapshot>;
  readRefund: (what: { refundId: string; paymentId: string }) => Promise<RefundSnapshot | null>;
  /** Every refund of a payment. Without `onUnread`, one that cannot be read fails the call. */
  listRefunds: (paymentId: string, onUnread?: OnUnread) => Promise<RefundSnapshot[]>;
  /** Every payment that was made in that time, at most some ten thousand. `onUnread` as above. */
  listPayments: (from: Date, to: Date, onUnread?: OnUnread) => Promise<PaymentSnapshot[]>;
  /** Verifies the signature over the exact text that came. */
  readWebhook: (raw: string, header: (name: string) => string) => Promise<Verified>;
}

/** Only Razorpay: whether its window's signature says that the payment belongs to the order. */
export interface SignedByWindow {
  isWindowSignature: (providerOrderId: string, paymentId: string, signature: string) => boolean;
}
