import type { State } from '../state';
import type { NewEvent, WebhookHow } from '../webhooks/post';
import type { RazorpayAccountOrder, RazorpayPayment, RazorpayRefund } from './books';
import { failures, type FailureReason } from './errors';
import { razorpayEvent } from './events';

/** Transitions of payments and refunds, with the order's totals. Each returns its event. */

export interface Buyer {
  email: string;
  contact: string;
  method: string;
  vpa: string | null;
  description: string | null;
}

export function startPayment(
  state: State,
  entry: RazorpayAccountOrder,
  buyer: Buyer,
  amount = entry.order.amount,
): RazorpayPayment {
  const { order } = entry;
  order.attempts += 1;
  if (order.status === 'created') order.status = 'attempted';
  const isForeign = order.currency !== 'INR';
  const payment: RazorpayPayment = {
    id: state.ids.razorpay('pay'),
    entity: 'payment',
    amount,
    currency: order.currency,
    // The amount in rupees, at a fixed invented rate.
    ...(isForeign ? { base_amount: amount * 90, base_currency: 'INR' } : {}),
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: isForeign,
    method: buyer.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: buyer.description,
    card_id: buyer.method === 'card' ? state.ids.razorpay('card') : null,
    bank: null,
    wallet: null,
    vpa: buyer.vpa,
    email: buyer.email,
    contact: buyer.contact,
    notes: order.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: state.clock.seconds(),
  };
  entry.paymentIds.push(payment.id);
  state.razorpay.payments.set(payment.id, payment);
  return payment;
}

const entryOf = (state: State, payment: RazorpayPayment) => state.razorpay.orders.get(payment.order_id);

export function authorise(state: State, payment: RazorpayPayment): NewEvent {
  payment.status = 'authorized';
  payment.acquirer_data = { auth_code: state.ids.hex(3) };
  for (const name of ['code', 'description', 'source', 'step', 'reason'] as const)
    payment[`error_${name}`] = null;
  return razorpayEvent(state, 'payment.authorized', { payment });
}

/** One fact, two events: the payment was captured, and so the order was paid. */
export function capture(state: State, payment: RazorpayPayment): NewEvent[] {
  payment.status = 'captured';
  payment.captured = true;
  payment.tax = Math.round(payment.amount * 0.0036);
  payment.fee = Math.round(payment.amount * 0.02) + payment.tax;
  const events = [razorpayEvent(state, 'payment.captured', { payment })];
  const order = entryOf(state, payment)?.order;
  if (order === undefined) return events;
  state.ledger.capture(order.receipt ?? order.id, { provider: 'razorpay', ...payment });
  order.amount_paid = payment.amount;
  order.amount_due = Math.max(0, order.amount - payment.amount);
  if (order.status !== 'paid') {
    order.status = 'paid';
    events.push(razorpayEvent(state, 'order.paid', { payment, order }));
  }
  return events;
}

export function fail(state: State, payment: RazorpayPayment, reason: FailureReason): NewEvent {
  const { code, description, source, step } = failures[reason];
  Object.assign(payment, {
    status: 'failed',
    error_code: code,
    error_description: description,
    error_source: source,
    error_step: step,
    error_reason: reason,
  });
  return razorpayEvent(state, 'payment.failed', { payment });
}

/** An authorised payment that is not captured goes back after three days (docs/payments/capture-settings). */
const uncapturedForMs = 3 * 86_400_000;

export function returnUncaptured(state: State, payment: RazorpayPayment): void {
  state.clock.after(uncapturedForMs, () => {
    if (payment.status !== 'authorized') return;
    Object.assign(payment, { status: 'refunded', refund_status: 'full', amount_refunded: payment.amount });
  });
}

export interface NewRefund {
  amount: number;
  notes: Record<string, string>;
  receipt: string | null;
  speed: 'normal' | 'optimum';
}

/** The payment's refunded total includes a refund at once; the money moves when it is processed. */
export function startRefund(state: State, payment: RazorpayPayment, asked: NewRefund): RazorpayRefund {
  const refund: RazorpayRefund = {
    id: state.ids.razorpay('rfnd'),
    entity: 'refund',
    amount: asked.amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: asked.notes,
    receipt: asked.receipt,
    acquirer_data: { arn: null },
    created_at: state.clock.seconds(),
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: asked.speed,
  };
  const books = state.razorpay;
  books.refunds.set(refund.id, refund);
  books.refundsOf.set(payment.id, [...(books.refundsOf.get(payment.id) ?? []), refund.id]);
  setRefunded(payment, payment.amount_refunded + refund.amount);
  return refund;
}

export function processRefund(state: State, payment: RazorpayPayment, refund: RazorpayRefund): NewEvent {
  refund.status = 'processed';
  refund.acquirer_data = { arn: state.ids.hex(11) };
  const order = entryOf(state, payment)?.order;
  state.ledger.refund(order?.receipt ?? payment.order_id, refund);
  return razorpayEvent(state, 'refund.processed', { refund, payment });
}

export function failRefund(state: State, payment: RazorpayPayment, refund: RazorpayRefund): NewEvent {
  refund.status = 'failed';
  setRefunded(payment, payment.amount_refunded - refund.amount);
  return razorpayEvent(state, 'refund.failed', { refund, payment });
}

function setRefunded(payment: RazorpayPayment, sum: number): void {
  payment.amount_refunded = sum;
  payment.refund_status = sum === 0 ? null : sum >= payment.amount ? 'full' : 'partial';
  payment.status = sum >= payment.amount ? 'refunded' : 'captured';
}

export const announce = (state: State, events: NewEvent[], how: WebhookHow | null = null): Promise<void> =>
  state.post.announce(events, how);
