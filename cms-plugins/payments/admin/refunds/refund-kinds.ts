import type { RefundRow } from '@lanternway/contracts/payments/refunds';

/** Reasons for a refund. */
export const refundKindLabels: Record<RefundRow['kind'], string> = {
  policy: 'By the policy',
  exception: 'An exception',
  duplicate: 'A second payment',
  not_sold: 'Paid late, plan no longer sold',
  dashboard: 'Made at the provider',
};
