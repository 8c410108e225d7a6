import { paramOf, ok, type Answer, type Call } from '../http';
import { refundOutcome } from '../outcomes';
import { fieldsOf, textOf, type Fields } from '../reading';
import type { State } from '../state';
import type { PayPalCapture, PayPalRefund } from './books';
import { readAmount } from './create-order';
import { invalid, issue, unknownResource } from './errors';
import { refundEvent } from './events';
import { amountOf, issueOfAmount, minorOf } from './money';
import { notKept, onceById, type Outcome } from './replays';
import { shownCapture, shownRefund, wantsAll } from './views';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const refundableForMs = 180 * dayMs;

export function readCapture(state: State, call: Call): Answer {
  const capture = state.paypal.captures.get(paramOf(call));
  return capture === undefined ? unknownResource(state) : ok(shownCapture(state, capture));
}

export function readRefund(state: State, call: Call): Answer {
  const refund = state.paypal.refunds.get(paramOf(call));
  return refund === undefined ? unknownResource(state) : ok(shownRefund(state, refund));
}

export const refundCapture = (state: State, call: Call): Promise<Answer> =>
  onceById(state, call, 45 * dayMs, () => refund(state, call));

function refund(state: State, call: Call): Outcome {
  const capture = state.paypal.captures.get(paramOf(call));
  if (capture === undefined) return notKept(unknownResource(state));
  const body = fieldsOf(call.body);
  const refused = refusalOf(state, capture, body);
  if (refused !== null) return notKept(refused);
  const made = give(state, capture, {
    minor: wantedMinor(capture, body),
    invoiceId: textOf(body['invoice_id']),
    customId: textOf(body['custom_id']),
    note: textOf(body['note_to_payer']),
  });
  return { answer: () => ({ status: 201, body: shownRefund(state, made, wantsAll(call)) }) };
}

const leftOf = ({ amount, refunded }: PayPalCapture) => minorOf(amount) - refunded;

/** Without an amount: everything that is left. */
function wantedMinor(capture: PayPalCapture, body: Fields): number {
  const amount = readAmount(body['amount']);
  return amount === null ? leftOf(capture) : minorOf(amount);
}

function refusalOf(state: State, capture: PayPalCapture, body: Fields): Answer | null {
  const amount = readAmount(body['amount']);
  if (body['amount'] !== undefined && amount === null) {
    return invalid(state, '/amount', 'INVALID_PARAMETER_SYNTAX', body['amount']);
  }
  if ((textOf(body['note_to_payer'])?.length ?? 0) > 255) {
    return invalid(state, '/note_to_payer', 'INVALID_STRING_LENGTH');
  }
  const wrong = amount === null ? null : issueOfAmount(amount);
  if (wrong !== null) return issue(state, wrong);
  if (capture.status === 'PENDING') return issue(state, 'PENDING_CAPTURE');
  if (capture.status === 'DECLINED') return issue(state, 'REFUND_NOT_ALLOWED');
  if (leftOf(capture) === 0) return issue(state, 'CAPTURE_FULLY_REFUNDED');
  if (amount !== null && amount.currency_code !== capture.amount.currency_code) {
    return issue(state, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  }
  if (state.clock.now() - Date.parse(capture.createdAt) > refundableForMs) {
    return issue(state, 'REFUND_TIME_LIMIT_EXCEEDED');
  }
  return wantedMinor(capture, body) > leftOf(capture) ? issue(state, 'REFUND_AMOUNT_EXCEEDED') : null;
}

interface Wanted {
  minor: number;
  invoiceId: string | null;
  customId: string | null;
  note: string | null;
}

/** Refunds money, at the request of the application or the dashboard. */
export function give(state: State, capture: PayPalCapture, wanted: Wanted): PayPalRefund {
  const outcome = state.queue.takeRefund('paypal') ?? refundOutcome(wanted.minor);
  const now = state.clock.iso();
  const made: PayPalRefund = {
    id: state.ids.paypal(),
    captureId: capture.id,
    status: outcome === 'refund_fail' ? 'FAILED' : outcome === 'refund_pending' ? 'PENDING' : 'COMPLETED',
    reason: outcome === 'refund_pending' ? 'ECHECK' : null,
    amount: amountOf(wanted.minor, capture.amount.currency_code),
    total: capture.refunded,
    invoiceId: wanted.invoiceId,
    customId: wanted.customId,
    note: wanted.note,
    createdAt: now,
    updatedAt: now,
  };
  state.paypal.refunds.set(made.id, made);
  capture.refundIds.push(made.id);
  if (outcome !== 'refund_fail') {
    capture.refunded += wanted.minor;
    made.total = capture.refunded;
  }
  if (outcome === 'success') complete(state, capture, made);
  else void state.post.announce([refundEvent(state, `PAYMENT.REFUND.${made.status}`, made)], null);
  if (outcome === 'refund_pending') {
    state.clock.after(hourMs, () => {
      complete(state, capture, made);
    });
  }
  return made;
}

function complete(state: State, capture: PayPalCapture, refund: PayPalRefund): void {
  const now = state.clock.iso();
  Object.assign(refund, { status: 'COMPLETED', reason: null, updatedAt: now });
  capture.status = leftOf(capture) === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.updatedAt = now;
  state.ledger.refund(capture.invoiceId ?? capture.customId ?? capture.orderId, {
    amount: minorOf(refund.amount),
    currency: refund.amount.currency_code,
  });
  void state.post.announce([refundEvent(state, 'PAYMENT.CAPTURE.REFUNDED', refund)], null);
}

/** The buyer's bank takes the money back; PayPal reports it like a refund. */
export function reverse(state: State, capture: PayPalCapture): PayPalRefund {
  const minor = leftOf(capture);
  const now = state.clock.iso();
  const made: PayPalRefund = {
    id: state.ids.paypal(),
    captureId: capture.id,
    status: 'COMPLETED',
    reason: null,
    amount: amountOf(minor, capture.amount.currency_code),
    total: minorOf(capture.amount),
    invoiceId: null,
    customId: null,
    note: null,
    createdAt: now,
    updatedAt: now,
  };
  state.paypal.refunds.set(made.id, made);
  capture.refundIds.push(made.id);
  capture.refunded += minor;
  Object.assign(capture, { status: 'REFUNDED', reason: 'CHARGEBACK', updatedAt: now });
  state.ledger.refund(capture.invoiceId ?? capture.customId ?? capture.orderId, {
    amount: minor,
    currency: capture.amount.currency_code,
  });
  void state.post.announce([refundEvent(state, 'PAYMENT.CAPTURE.REVERSED', made)], null);
  return made;
}
