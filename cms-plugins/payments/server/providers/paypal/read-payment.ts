import type { AttemptReason, PaymentSnapshot, PaymentState } from '../provider';
import { shapeOrNull, textAt, textOrNull, wordAt, type Shape } from '../reading';
import { linkedId } from './ids';
import { amountAt, timeAt } from './money';

const states: Record<string, PaymentState> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  PENDING: 'pending',
  REFUNDED: 'refunded',
  DECLINED: 'failed',
  FAILED: 'failed',
};

/**
 * A capture (docs/api/payments/v2): what PayPal calls the payment of an order. An order that is COMPLETED says nothing of
 * money; its captures do.
 */
export function readPayment(
  capture: Shape,
  known: { orderId?: string | null; refundedMinor?: number } = {},
): PaymentSnapshot {
  const reason = reasonWordOf(capture);
  const state = reason === 'CHARGEBACK' ? 'reversed' : wordAt(capture, 'status', states);
  const { amountMinor, currency } = amountAt(capture, 'amount');
  return {
    provider: 'paypal',
    paymentId: textAt(capture, 'id'),
    providerOrderId: orderOf(capture) ?? known.orderId ?? null,
    state,
    amountMinor,
    currency,
    // Money that the bank took back counts as given back, too.
    refundedMinor: state === 'refunded' || state === 'reversed' ? amountMinor : (known.refundedMinor ?? 0),
    method: 'paypal',
    reason: state === 'failed' ? attemptReasonOf(reason) : null,
    isInternational: null,
    at: timeAt(capture, 'create_time', 'update_time'),
  };
}

/** Whether a part of it was given back. How much, only its order can say. */
export const isRefundedInPart = (capture: Shape): boolean => capture['status'] === 'PARTIALLY_REFUNDED';

export function orderOf(capture: Shape): string | null {
  const related = shapeOrNull(capture, 'supplementary_data', 'related_ids');
  return (related && textOrNull(related, 'order_id')) ?? linkedId(capture, 'up', 'orders');
}

function reasonWordOf(capture: Shape): string | null {
  const details = shapeOrNull(capture, 'status_details');
  return details === null ? null : textOrNull(details, 'reason');
}

const attemptReasonOf = (reason: string | null): AttemptReason =>
  reason === 'DECLINED_BY_RISK_FRAUD_FILTERS' ? 'risk' : 'declined';
