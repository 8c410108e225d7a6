import type { RefundSnapshot } from '../provider';
import { shapeOrNull, textAt, textOrNull, wordAt, type Shape } from '../reading';
import { amountAt, timeAt } from './money';

const states: Record<string, RefundSnapshot['state']> = {
  pending: 'pending',
  processed: 'done',
  failed: 'failed',
};

/** The note in which a refund of ours carries the key that it was asked for with. */
export const keyNote = 'request_key';

/** A refund entity (docs/api/refunds). Notes come as `[]` where there are none. */
export function readRefund(entity: Shape): RefundSnapshot {
  const state = wordAt(entity, 'status', states);
  const notes = shapeOrNull(entity, 'notes');
  return {
    provider: 'razorpay',
    refundId: textAt(entity, 'id'),
    paymentId: textAt(entity, 'payment_id'),
    amountMinor: amountAt(entity, 'amount'),
    currency: textAt(entity, 'currency'),
    state,
    // Razorpay gives no word for it.
    problem: state === 'failed' ? 'REFUND_FAILED' : null,
    requestKey: notes === null ? null : textOrNull(notes, keyNote),
    at: timeAt(entity, 'created_at'),
  };
}
