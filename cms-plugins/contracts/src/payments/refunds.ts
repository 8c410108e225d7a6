import { bool, number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { currencies } from '../money/money.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { providers, refundRequestStates, refundStates } from './orders.js';

/** What the policy gives for an order, and why. Staff read and confirm it. */
export const refundQuote = shape('RefundQuote', {
  /** Minor units. 0 if the policy gives nothing; an exception may still be made up to `most`. */
  amount: count(),
  currency: oneOf(currencies),
  /** The most that can still be refunded. */
  most: count(),
  rule: oneOf([
    'before_start',
    'unused_sessions',
    'satellite',
    'too_few_sessions',
    'too_late',
    'nothing_left',
  ]),
  /** The reasoning, one step each: 'Paid ₹75,999 for 96 sessions.', '10 are used, so 86 are unused.' … */
  steps: listOf(text()),
  bought: count(),
  used: count(),
  /** Refunds of this amount or more need a second person. Null: never. */
  secondPersonFrom: count().nullable(),
});

export type RefundQuote = InferType<typeof refundQuote>;

const amountSentence = 'Please write an amount.';

export const orderRefund = object({
  /** Minor units. Any other amount than the policy's is an exception. */
  amount: number()
    .typeError(amountSentence)
    .required(amountSentence)
    .integer()
    .min(1, amountSentence)
    .max(2_000_000_000),
  /** Required for an exception; stored. */
  reason: ownWords(2000).nullable(),
  /** What the parent reads besides the amount. */
  message: ownWords(1000).nullable(),
  /** Ticked to send the refund although the payment is disputed. */
  despiteDispute: bool().notRequired(),
  /** Required with it; stored. */
  disputeReason: ownWords(2000).nullable(),
  /** The version of the order that was seen. */
  version: number().integer().min(0).required(),
  /** UUID of this click: one key is one refund, always. */
  key: string().uuid().required(),
});

export type OrderRefund = InferType<typeof orderRefund>;

export const refundSentences = {
  reasonNeeded: 'This is not what the policy gives: please write why.',
  disputed:
    'The payment is disputed: the bank may take the money back as well. Wait until the dispute is decided, or tick that you refund it all the same.',
  disputeReasonNeeded: 'Please write why it is refunded while the payment is disputed.',
  disputedSince:
    'The payment is disputed since this refund was asked for. Wait until that is decided, or decline it and ask once more.',
  tooMuch: 'This is more than is left to refund.',
  stale: 'This order has changed in the meantime. Please look again and repeat your step.',
  notPaid: 'Nothing can be refunded on this order.',
  queued: 'The refund is on its way to the provider.',
  waits: 'The refund waits for the approval of a second person.',
  approved: 'The refund is approved and on its way to the provider.',
  declined: 'The refund is not approved.',
  withdrawn: 'The refund is withdrawn.',
  ownRefund: 'The person who asked for a refund cannot approve it.',
  notWaiting: 'This refund waits for no approval.',
  requestMissing: 'This request is answered already.',
  answerNeeded: 'Please write the message to the parent.',
  missing: 'There is no such refund.',
  declineReasonNeeded: 'Please write why it is not approved.',
  retried: 'The refund is tried once more.',
  thereAlready: 'The provider has carried it out after all. Nothing was sent again.',
  notFailed: 'Only a refund that failed can be tried again.',
  madeElsewhere: 'This refund was made at the provider, and can be tried again only there.',
  providerSilent: 'The provider does not answer, so nothing was sent again. Please try again later.',
  answered: 'The request is answered, and the parent is mailed.',
} as const;

export const refundKinds = ['policy', 'exception', 'duplicate', 'not_sold', 'dashboard'] as const;

export type RefundKind = (typeof refundKinds)[number];

export const refundRow = shape('RefundRow', {
  id: text(),
  orderId: text(),
  orderNumber: text(),
  name: text(),
  amount: count(),
  currency: oneOf(currencies),
  provider: oneOf(providers),
  state: oneOf(refundStates),
  /** Whether the person who asked for it took it back. Its state is then `declined`, as if a second person had said no. */
  isWithdrawn: flag(),
  /** policy, exception, second payment, paid after the plan was no longer sold, made in the provider's dashboard */
  kind: oneOf(refundKinds),
  reason: text().nullable(),
  /** Why it is refunded despite the dispute. */
  disputeReason: text().nullable(),
  steps: listOf(text()),
  requestedBy: text().nullable(),
  approvedBy: text().nullable(),
  providerRefundId: text().nullable(),
  problem: text().nullable(),
  createdAt: text(),
  doneAt: text().nullable(),
  /**
   * Whether the refund waits and somebody else asked for it: then the desk offers the caller to approve or decline it. If it
   * waits and this is false, it is the caller's own, and they may withdraw it.
   */
  mayApprove: flag(),
});

export type RefundRow = InferType<typeof refundRow>;

/** Why a large refund is not approved. */
export const refundDecline = object({
  reason: ownWords(200).required(refundSentences.declineReasonNeeded),
});

/** The answer to a change of a refund. */
export const refundChanged = shape('RefundChanged', {
  message: text(),
  /** The refund's id. */
  refund: text(),
});

export const refundPageSizes = [10, 20, 50, 100] as const;

export const refundQuery = object({
  state: string().oneOf([...refundStates]),
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number()
    .oneOf([...refundPageSizes])
    .default(20),
});

export type RefundQuery = InferType<typeof refundQuery>;

export const refundPage = shape('RefundPage', {
  rows: listOf(refundRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type RefundPage = InferType<typeof refundPage>;

/*
 * GET /payments/refund-requests?state, POST /payments/refund-requests/:id/decline {answer}. A refund of the order
 * grants its open request.
 */

export const refundRequestRow = shape('RefundRequestRow', {
  id: text(),
  orderId: text(),
  orderNumber: text(),
  name: text(),
  planTitle: text(),
  message: text().nullable(),
  state: oneOf(refundRequestStates),
  at: text(),
  answer: text().nullable(),
  answeredBy: text().nullable(),
  answeredAt: text().nullable(),
  /** For an open request: what the policy gives now. */
  quote: refundQuote.nullable().defined(),
});

export type RefundRequestRow = InferType<typeof refundRequestRow>;

export const refundRequestQuery = object({
  state: string().oneOf([...refundRequestStates]),
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number()
    .oneOf([...refundPageSizes])
    .default(20),
});

export type RefundRequestQuery = InferType<typeof refundRequestQuery>;

export const refundRequestPage = shape('RefundRequestPage', {
  rows: listOf(refundRequestRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type RefundRequestPage = InferType<typeof refundRequestPage>;

export const requestAnswer = object({
  answer: ownWords(2000).required(refundSentences.answerNeeded),
});

/* What staff read about the sessions they record; the calls are in the desk's contract */

export const sessionSentences = {
  noted: 'The sessions are recorded.',
  undone: 'The sessions are taken back.',
  noDay: 'There is no such day.',
  inFuture: 'Sessions can only be recorded after they took place.',
  beforePaid: 'The order was not paid yet on that day.',
  tooMany: (left: number) =>
    left === 0
      ? 'No session is left.'
      : `Only ${String(left)} ${left === 1 ? 'session is' : 'sessions are'} left.`,
  notEnrolled: 'Nothing was bought with this order yet.',
  suspended: 'The sessions are suspended while the payment is disputed.',
  ended: 'The sessions have ended: the money for them went back.',
  refundUnderWay: 'The unused sessions are being refunded.',
  missing: 'These sessions are not recorded.',
  undoneAlready: 'These sessions are taken back already.',
} as const;
