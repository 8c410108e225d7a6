import type { PaymentSnapshot, ProviderOrderSnapshot, RefundSnapshot } from '../provider';
import { listOrEmpty, shapeOrNull, textAt, wordAt, type Shape } from '../reading';
import { readPayment } from './read-payment';
import { captureOf, readRefund } from './read-refund';

const states: Record<string, ProviderOrderSnapshot['state']> = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  COMPLETED: 'paid',
  VOIDED: 'gone',
};

export interface PayPalOrder extends ProviderOrderSnapshot {
  refunds: RefundSnapshot[];
}

/** An order with its captures and what was given back of them (docs/api/orders/v2). */
export function readOrder(order: Shape): PayPalOrder {
  const orderId = textAt(order, 'id');
  const units = listOrEmpty(order, 'purchase_units').map((unit) => shapeOrNull(unit, 'payments') ?? {});
  const captures = units.flatMap((payments) => listOrEmpty(payments, 'captures'));
  const only = captures.length === 1 ? (captures[0] ?? null) : null;
  const fallback = only === null ? null : textAt(only, 'id');
  const refunds = units
    .flatMap((payments) => listOrEmpty(payments, 'refunds'))
    .map((refund) => readRefund(refund, captureOf(refund) ?? fallback));
  return {
    providerOrderId: orderId,
    state: wordAt(order, 'status', states),
    payments: captures.map((capture) =>
      readPayment(capture, { orderId, refundedMinor: refundedOf(textAt(capture, 'id'), refunds) }),
    ),
    refunds,
  };
}

const refundedOf = (paymentId: string, refunds: readonly RefundSnapshot[]): number =>
  refunds
    .filter((refund) => refund.paymentId === paymentId && refund.state === 'done')
    .reduce((sum, refund) => sum + refund.amountMinor, 0);

/** The capture that counts: money that came, or may still come, before any that failed. */
export function paymentOf({ payments }: ProviderOrderSnapshot): PaymentSnapshot | null {
  const counts = payments.find(({ state }) => state !== 'failed');
  return counts ?? payments.at(-1) ?? null;
}
