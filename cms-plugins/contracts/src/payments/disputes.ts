import type { Provider } from './orders.js';

/** Payments that parents or their banks dispute, as the finance desk shows them. Free of schemas. */

export const disputeStates = ['open', 'won', 'lost', 'closed'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** As staff read it. */
export const disputeStateWords: Record<DisputeState, string> = {
  open: 'Open',
  won: 'Won: the money stays',
  lost: 'Lost: the money is gone',
  closed: 'Closed',
};

export interface DisputeRow {
  provider: Provider;
  disputeId: string;
  paymentId: string | null;
  state: DisputeState;
  /** The provider's word, spelt out. */
  reason: string | null;
  /** Minor units; null where the provider did not say. */
  amount: number | null;
  currency: string | null;
  /** Until when it may be answered. ISO 8601, as are the others. */
  answerBy: string | null;
  openedAt: string;
  endedAt: string | null;
}
