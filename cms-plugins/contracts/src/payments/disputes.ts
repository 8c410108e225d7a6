import type { Provider } from './orders.js';

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

export interface DisputeRow {
  provider: Provider;
  disputeId: string;
  paymentId: string | null;
  state: DisputeState;
  /** The provider's reason, written out. */
  reason: string | null;
  /** Minor units; null if the provider did not say. */
  amount: number | null;
  currency: string | null;
  /** Deadline for an answer. ISO 8601, like the others. */
  answerBy: string | null;
  openedAt: string;
  endedAt: string | null;
}
