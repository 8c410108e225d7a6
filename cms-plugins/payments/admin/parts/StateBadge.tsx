import {
  orderStateLabels,
  refundRequestStates,
  refundWord,
  type OrderState,
  type RefundRequestState,
  type RefundState,
} from '@lanternway/contracts/payments/orders';
import type { RefundRow } from '@lanternway/contracts/payments/refunds';
import { WordBadge, type Colour } from '@lanternway/desk/parts/WordBadge';

const ofOrder: Record<OrderState, Colour> = {
  pending: 'neutral',
  processing: 'primary',
  paid: 'success',
  partially_refunded: 'warning',
  refunded: 'warning',
  failed: 'neutral',
  expired: 'neutral',
  review: 'danger',
};

const ofRefund: Record<RefundState, Colour> = {
  awaiting_approval: 'warning',
  queued: 'primary',
  pending: 'primary',
  done: 'success',
  failed: 'danger',
  declined: 'neutral',
};

const requestLabels: Record<RefundRequestState, [colour: Colour, word: string]> = {
  open: ['warning', 'Open'],
  granted: ['success', 'Granted'],
  declined: ['neutral', 'Declined'],
  withdrawn: ['neutral', 'Withdrawn'],
};

/** The states of a request and their labels, in the order of the filter. */
export const requestOptions = refundRequestStates.map((state) => [state, requestLabels[state][1]] as const);

export const OrderBadge = ({ state }: { state: OrderState }) => (
  <WordBadge colour={ofOrder[state]}>{orderStateLabels[state]}</WordBadge>
);

export const RefundBadge = ({ refund }: { refund: Pick<RefundRow, 'state' | 'isWithdrawn'> }) => (
  <WordBadge colour={ofRefund[refund.state]}>{refundWord(refund)}</WordBadge>
);

export function RequestBadge({ state }: { state: RefundRequestState }) {
  const [colour, word] = requestLabels[state];
  return <WordBadge colour={colour}>{word}</WordBadge>;
}
