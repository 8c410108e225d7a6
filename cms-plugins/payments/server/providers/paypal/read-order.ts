import type { OnUnread, PaymentSnapshot, ProviderOrderSnapshot, RefundSnapshot, Unread } from '../provider';
import { isShape, itemsAt, readEach, shapeOrNull, textAt, textOrNull, type Shape } from '../reading';
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
  unreadRefunds: Unread[];
}

/** An order with its captures and what was given back of them (docs/api/orders/v2). */
export function readOrder(order: Shape): PayPalOrder {
  const orderId = textAt(order, 'id');
  const [unread, unreadRefunds]: [Unread[], Unread[]] = [[], []];
  const note: OnUnread = (one) => unread.push(one);
  const noteRefund: OnUnread = (one) => unreadRefunds.push(one);
  const ofUnit = (unit: Shape): Shape => shapeOrNull(unit, 'payments') ?? {};
  const units = readEach(itemsAt(order, 'purchase_units', note), ofUnit, note);
  const captures = units.flatMap((payments) => itemsAt(payments, 'captures', note));
  const [first] = captures;
  const only = captures.length === 1 && isShape(first) ? textOrNull(first, 'id') : null;
  const refunds = readEach(
    units.flatMap((payments) => itemsAt(payments, 'refunds', noteRefund)),
    (refund) => readRefund(refund, captureOf(refund) ?? only),
    noteRefund,
  );
  const payments = readEach(
    captures,
    (capture) => readPayment(capture, { orderId, refundedMinor: refundedOf(textAt(capture, 'id'), refunds) }),
    note,
  );
  const state = stateOf(order);
  // It may be paid: neither its state nor a capture says that it is not.
  if (state === 'unknown' && captures.length === 0) note({ id: orderId });
  return { providerOrderId: orderId, state, payments, unread, refunds, unreadRefunds };
}

function stateOf(order: Shape): ProviderOrderSnapshot['state'] {
  const status = textAt(order, 'status');
  return Object.hasOwn(states, status) ? (states[status] ?? 'unknown') : 'unknown';
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
