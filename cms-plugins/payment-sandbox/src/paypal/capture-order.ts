import { paramOf, type Answer, type Call } from '../http';
import { magicOutcome, taggedOutcome, type Outcome as Course, type Plan } from '../outcomes';
import type { State } from '../state';
import type { NewEvent } from '../webhooks/post';
import type { PayPalCapture, PayPalOrder } from './books';
import { findOrder, mockedIssue, openForMs } from './create-order';
import { failure, issue, unknownResource } from './errors';
import { captureEvent, orderEvent } from './events';
import { amountOf, minorOf } from './money';
import { kept, notKept, onceById, type Outcome } from './replays';
import { shownOrder, wantsAll } from './views';

const hourMs = 3_600_000;

export async function captureOrder(state: State, call: Call): Promise<Answer> {
  if (!call.header('content-type').startsWith('application/json')) return failure(state, 415);
  return onceById(state, call, openForMs, () => capture(state, call));
}

async function capture(state: State, call: Call): Promise<Outcome> {
  const order = findOrder(state, paramOf(call));
  if (order === null) return notKept(unknownResource(state));
  if (order.captureId !== null) return notKept(issue(state, 'ORDER_ALREADY_CAPTURED'));
  if (order.status !== 'APPROVED') return notKept(issue(state, 'ORDER_NOT_APPROVED'));
  if (order.invoiceId !== null && state.paypal.paidInvoices.has(order.invoiceId)) {
    return kept(issue(state, 'DUPLICATE_INVOICE_ID'));
  }
  const plan = planOf(state, order, call);
  if (typeof plan === 'string') return kept(issue(state, plan, plan === 'INTERNAL_SERVER_ERROR' ? 500 : 422));
  if (plan.outcome === 'decline' || (plan.outcome === 'decline_once' && !order.hasDeclinedOnce)) {
    order.hasDeclinedOnce = true;
    return kept(declined(state, order));
  }
  return take(state, call, order, plan);
}

/** How it goes, or the issue that a header of the call requests. */
function planOf(state: State, order: PayPalOrder, call: Call): Plan | string {
  if (order.plan !== null && order.plan.outcome !== 'success') return order.plan;
  const webhook = order.plan?.webhook ?? null;
  const queued = order.plan === null ? state.queue.takeCheckout('paypal') : null;
  if (queued !== null) return queued;
  const mocked = mockedIssue(call);
  if (mocked !== null) return mocked;
  // An outcome that a test queued for this checkout decides, even success.
  if (order.plan !== null) return { outcome: 'success', webhook };
  return {
    outcome: taggedOutcome(order.email) ?? magicOutcome(minorOf(order.amount)) ?? 'success',
    webhook,
  };
}

function declined(state: State, order: PayPalOrder): Answer {
  const answer = issue(state, 'INSTRUMENT_DECLINED');
  if (!('status' in answer)) return answer;
  const body = answer.body as { links: object[] };
  const again = {
    href: `${state.settings.url ?? ''}/checkoutnow?token=${order.id}`,
    rel: 'redirect',
    method: 'GET',
  };
  return { ...answer, body: { ...body, links: [...body.links, again] } };
}

const isPending = (outcome: Course) => outcome === 'pending' || outcome === 'pending_denied';

async function take(
  state: State,
  call: Call,
  order: PayPalOrder,
  { outcome, webhook }: Plan,
): Promise<Outcome> {
  const made = newCapture(state, order, outcome);
  if (isPending(outcome)) decideLater(state, made, outcome === 'pending');
  else book(state, made);
  const told = state.post.announce(eventsOf(state, order, made, outcome), webhook ?? howOf(outcome));
  if (outcome === 'webhookfirst' || webhook === 'before_callback') await told;
  const answer = (): Answer => ({ status: 201, body: shownOrder(state, order, wantsAll(call)) });
  if (outcome === 'timeout') return { answer: () => ({ silence: 'hang' }), replay: answer };
  if (outcome !== 'already') return { answer };
  return { answer: () => ({ silence: 'hang' }), replay: null };
}

function newCapture(state: State, order: PayPalOrder, outcome: Course): PayPalCapture {
  const minor = minorOf(order.amount) - (outcome === 'mismatch' ? 100 : 0);
  const now = state.clock.iso();
  const capture: PayPalCapture = {
    id: state.ids.paypal(),
    orderId: order.id,
    status: isPending(outcome) ? 'PENDING' : 'COMPLETED',
    reason: isPending(outcome) ? 'PENDING_REVIEW' : null,
    amount: amountOf(minor, order.amount.currency_code),
    customId: order.customId,
    invoiceId: order.invoiceId,
    refunded: 0,
    refundIds: [],
    createdAt: now,
    updatedAt: now,
  };
  state.paypal.captures.set(capture.id, capture);
  if (order.invoiceId !== null) state.paypal.paidInvoices.set(order.invoiceId, capture.id);
  order.captureId = capture.id;
  // An order is complete once it has a capture, whatever becomes of the capture.
  order.status = 'COMPLETED';
  return capture;
}

function book(state: State, { id, amount, invoiceId, customId, orderId }: PayPalCapture): void {
  state.ledger.capture(invoiceId ?? customId ?? orderId, {
    provider: 'paypal',
    id,
    amount: minorOf(amount),
    currency: amount.currency_code,
  });
}

/** PayPal reviews it for an hour. */
function decideLater(state: State, capture: PayPalCapture, isTaken: boolean): void {
  state.clock.after(hourMs, () => {
    Object.assign(capture, {
      status: isTaken ? 'COMPLETED' : 'DECLINED',
      reason: null,
      updatedAt: state.clock.iso(),
    });
    if (isTaken) book(state, capture);
    else state.paypal.paidInvoices.delete(capture.invoiceId ?? '');
    const type = isTaken ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED';
    return state.post.announce([captureEvent(state, type, capture)], null);
  });
}

function eventsOf(state: State, order: PayPalOrder, capture: PayPalCapture, outcome: Course): NewEvent[] {
  if (isPending(outcome)) return [captureEvent(state, 'PAYMENT.CAPTURE.PENDING', capture)];
  const completed = captureEvent(state, 'PAYMENT.CAPTURE.COMPLETED', capture);
  if (outcome !== 'outoforder') return [completed];
  const pending = { ...capture, status: 'PENDING' as const, reason: 'PENDING_REVIEW' };
  return [
    completed,
    orderEvent(state, 'CHECKOUT.ORDER.APPROVED', order),
    captureEvent(state, 'PAYMENT.CAPTURE.PENDING', pending),
  ];
}

function howOf(outcome: Course) {
  if (outcome === 'nowebhook') return 'drop';
  if (outcome === 'webhookfirst') return 'before_callback';
  return outcome === 'dupwebhook' ? 'duplicate' : null;
}
