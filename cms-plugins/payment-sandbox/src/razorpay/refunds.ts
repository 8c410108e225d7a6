import { ok, paramOf, type Answer, type Call } from '../http';
import { refundOutcome } from '../outcomes';
import { fieldsOf, isFields, textOf, wholeOf, type Fields } from '../reading';
import type { State } from '../state';
import { shown, type RazorpayPayment, type RazorpayRefund } from './books';
import { refusal, unknownId } from './errors';
import { razorpayEvent } from './events';
import { listed, pageOf } from './lists';
import { announce, failRefund, processRefund, startRefund, type NewRefund } from './moves';
import { readNotes } from './orders';

const known = new Set(['amount', 'speed', 'notes', 'receipt']);
const sixMonthsSeconds = 182 * 86_400;
/** How long a refund stays pending if a test asked for that. */
const pendingForMs = 10 * 60_000;

export function refundPayment(state: State, call: Call): Answer {
  const payment = state.razorpay.payments.get(paramOf(call));
  if (payment === undefined) return unknownId();
  const key = call.header('x-refund-idempotency');
  if (key !== '' && !/^[A-Za-z0-9_-]{10,}$/.test(key)) {
    return refusal(
      'The idempotency key must be at least 10 characters of letters, digits, - and _.',
      notApplicable,
    );
  }
  const asked = `${payment.id} ${call.raw}`;
  const before = key === '' ? undefined : state.razorpay.refundKeys.get(key);
  if (before !== undefined) {
    const refund = state.razorpay.refunds.get(before.refundId);
    if (before.asked === asked && refund !== undefined) return ok(shown(refund));
    return refusal(
      'Different request with the same idempotency key has already been processed.',
      notApplicable,
    );
  }
  const refused = refusalOfRefund(state, payment, call.body);
  if (refused !== null) return refused;
  const refund = give(state, payment, readAsked(payment, fieldsOf(call.body)));
  if (key !== '') state.razorpay.refundKeys.set(key, { asked, refundId: refund.id });
  return ok(shown(refund));
}

const notApplicable = { source: 'NA', step: 'NA', reason: 'NA' };

function refusalOfRefund(state: State, payment: RazorpayPayment, body: unknown): Answer | null {
  if (body !== undefined && !isFields(body)) return refusal('The request body is invalid.');
  const { amount, speed, notes } = fieldsOf(body);
  const foreign = Object.keys(fieldsOf(body)).filter((name) => !known.has(name));
  if (foreign.length > 0) return refusal(`${foreign.join(', ')} is/are not required and should not be sent`);
  if (amount !== undefined && wholeOf(amount) === null) {
    return refusal('The amount must be an integer.', { field: 'amount' });
  }
  if (speed !== undefined && speed !== 'normal' && speed !== 'optimum') {
    return refusal('The selected speed is invalid.', { field: 'speed' });
  }
  if (readNotes(notes) === null) return refusal('The notes are invalid.', { field: 'notes' });
  if (!payment.captured) return refusal('The payment status should be captured for action to be taken');
  if (payment.status === 'refunded') return refusal('The payment has been fully refunded already');
  if (state.clock.seconds() - payment.created_at > sixMonthsSeconds) {
    return refusal('The payment is older than 6 months and cannot be refunded.');
  }
  const wanted = wholeOf(amount) ?? payment.amount;
  if (wanted < 100) {
    return refusal(`The amount must be at least ${payment.currency} 1.00`, { field: 'amount' });
  }
  if (wanted > payment.amount - payment.amount_refunded) {
    return refusal('The total refund amount is greater than the refund payment amount', { field: 'amount' });
  }
  return null;
}

const readAsked = (payment: RazorpayPayment, body: Fields): NewRefund => ({
  amount: wholeOf(body['amount']) ?? payment.amount,
  notes: readNotes(body['notes']) ?? {},
  receipt: textOf(body['receipt']),
  speed: body['speed'] === 'optimum' ? 'optimum' : 'normal',
});

/** Refunds money for the application, the dashboard or Razorpay itself. */
export function give(state: State, payment: RazorpayPayment, asked: NewRefund): RazorpayRefund {
  const outcome = state.queue.takeRefund('razorpay') ?? refundOutcome(asked.amount);
  const refund = startRefund(state, payment, asked);
  const created = razorpayEvent(state, 'refund.created', { refund, payment });
  if (outcome === 'success') {
    void announce(state, [created, processRefund(state, payment, refund)]);
    return refund;
  }
  void announce(state, [created]);
  state.clock.after(pendingForMs, () => {
    const end = outcome === 'refund_fail' ? failRefund : processRefund;
    return announce(state, [end(state, payment, refund)]);
  });
  return refund;
}

export function refundsOfPayment(state: State, call: Call): Answer {
  const { payments, refundsOf, refunds } = state.razorpay;
  const id = paramOf(call);
  if (!payments.has(id)) return unknownId();
  const all = (refundsOf.get(id) ?? []).flatMap((refundId) => refunds.get(refundId) ?? []);
  const found = pageOf(all, call.query, ({ created_at: at }) => at);
  return Array.isArray(found) ? ok(listed(found.map(shown))) : found;
}

export function refundOfPayment(state: State, call: Call): Answer {
  const refund = state.razorpay.refunds.get(paramOf(call, 1));
  return refund?.payment_id === paramOf(call) ? ok(shown(refund)) : unknownId();
}

export function readRefund(state: State, call: Call): Answer {
  const refund = state.razorpay.refunds.get(paramOf(call));
  return refund === undefined ? unknownId() : ok(shown(refund));
}

export function listRefunds(state: State, call: Call): Answer {
  const found = pageOf([...state.razorpay.refunds.values()], call.query, ({ created_at: at }) => at);
  return Array.isArray(found) ? ok(listed(found.map(shown))) : found;
}
