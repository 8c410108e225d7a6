import { type InferType } from 'yup';
import { currencies } from '../money/money.js';
import { count, oneOf, shape, text } from '../wire/shape.js';
import { providers } from './orders.js';

/** Disputed payments, as the finance desk shows them. Without schemas. */

export const disputeStates = ['open', 'won', 'lost', 'closed'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** As staff read it. */
export const disputeStateLabels: Record<DisputeState, string> = {
  open: 'Open',
  won: 'Won: the money stays',
  lost: 'Lost: the money is gone',
  closed: 'Closed',
};

export const disputeRow = shape('DisputeRow', {
  provider: oneOf(providers),
  disputeId: text(),
  paymentId: text().nullable(),
  state: oneOf(disputeStates),
  /** The provider's reason, written out. */
  reason: text().nullable(),
  /** Minor units; null if the provider did not say. */
  amount: count().nullable(),
  currency: text().nullable(),
  /** Deadline for an answer. ISO 8601, like the others. */
  answerBy: text().nullable(),
  openedAt: text(),
  endedAt: text().nullable(),
});

export type DisputeRow = InferType<typeof disputeRow>;

/** One that is not decided, with its order. */
export const openDispute = shape('OpenDispute', {
  orderId: text(),
  orderNumber: text(),
  amount: count(),
  currency: oneOf(currencies),
  reason: text().nullable(),
  answerBy: text().nullable(),
});

export type OpenDispute = InferType<typeof openDispute>;
