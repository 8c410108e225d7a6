import { refundStateLabels } from '@lanternway/contracts/payments/orders';
import type { RefundRow } from '@lanternway/contracts/payments/refunds';

/** Reasons for a refund. */
export const refundKindLabels: Record<RefundRow['kind'], string> = {
  policy: 'By the policy',
  exception: 'An exception',
  duplicate: 'A second payment',
  not_sold: 'Paid late, plan no longer sold',
  dashboard: 'Made at the provider',
};

/** How far a refund is. Who takes back their own is not said to have been refused. */
export const refundWord = ({ state, isWithdrawn }: Pick<RefundRow, 'state' | 'isWithdrawn'>): string =>
  isWithdrawn ? 'Withdrawn' : refundStateLabels[state];
