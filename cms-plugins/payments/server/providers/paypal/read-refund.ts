import type { RefundSnapshot } from '../provider';
import { shapeOrNull, textAt, textOrNull, wordAt, WrongShape, type Shape } from '../reading';
import { linkedId } from './ids';
import { amountAt, timeAt } from './money';

const states: Record<string, RefundSnapshot['state']> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** A refund (docs/api/payments/v2). It names its capture only by a link. */
export function readRefund(refund: Shape, paymentId: string | null = null): RefundSnapshot {
  const state = wordAt(refund, 'status', states);
  const details = shapeOrNull(refund, 'status_details');
  return {
    provider: 'paypal',
    refundId: textAt(refund, 'id'),
    paymentId: captureOf(refund) ?? orThrow(paymentId),
    ...amountAt(refund, 'amount'),
    state,
    problem:
      state === 'failed' ? ((details && textOrNull(details, 'reason')) ?? textAt(refund, 'status')) : null,
    // The key that we send with a refund of ours. A refund made in PayPal's own pages has none.
    requestKey: textOrNull(refund, 'custom_id'),
    at: timeAt(refund, 'create_time', 'update_time'),
  };
}

export const captureOf = (refund: Shape): string | null => linkedId(refund, 'up', 'captures');

function orThrow(paymentId: string | null): string {
  if (paymentId === null) throw new WrongShape('links');
  return paymentId;
}
