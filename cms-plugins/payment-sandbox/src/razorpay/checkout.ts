import { account } from '../env';
import { ok, type Answer, type Call } from '../http';
import { explicitOutcome, magicOutcome, taggedOutcome, type Outcome, type Plan } from '../outcomes';
import { countOf, fieldsOf, textOf, type Fields } from '../reading';
import type { State } from '../state';
import { windowSignature } from '../webhooks/sign';
import type { RazorpayAccountOrder, RazorpayPayment } from './books';
import { failureOf, refusal, type FailureReason } from './errors';
import { announce, authorise, capture, fail, returnUncaptured, startPayment, type Buyer } from './moves';
import { give } from './refunds';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What happens when a buyer acts in Razorpay's window. */
export async function checkOut(state: State, call: Call): Promise<Answer> {
  const body = fieldsOf(call.body);
  const entry = state.razorpay.orders.get(textOf(body['order_id']) ?? '');
  if (body['key'] !== account.razorpay.keyId || entry === undefined) {
    return refusal('The id provided does not exist');
  }
  const refused = refusalOfCheckout(state, entry, body);
  if (refused !== null) return refused;
  const failure = failureOf(body['card'], body['vpa']);
  if (failure !== null) return failed(state, entry, readBuyer(body), failure, null);
  const plan = planOf(state, entry, body);
  return outcomes[plan.outcome](state, entry, readBuyer(body), plan);
}

function refusalOfCheckout(
  state: State,
  { order, paymentIds }: RazorpayAccountOrder,
  body: Fields,
): Answer | null {
  if (order.status === 'paid') {
    return refusal(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    );
  }
  const isUnderWay = paymentIds.some((id) => state.razorpay.payments.get(id)?.status === 'authorized');
  if (isUnderWay) return refusal('Another payment of this order is authorized already.');
  const isOther = (name: 'amount' | 'currency') =>
    body[name] !== undefined && String(body[name]) !== String(order[name]);
  if (isOther('amount') || isOther('currency')) {
    return refusal('Payment amount or currency is different from that of the order', { field: 'amount' });
  }
  return null;
}

/** The first that decides: the button, the tests' queue, the e-mail's tag, the amount. */
function planOf(state: State, { order }: RazorpayAccountOrder, body: Fields): Plan {
  const explicit = explicitOutcome(body['outcome']);
  if (explicit !== null) return { outcome: explicit, webhook: null };
  const queued = state.queue.takeCheckout('razorpay');
  if (queued !== null) return queued;
  const { email } = fieldsOf(body['prefill']);
  return { outcome: taggedOutcome(email) ?? magicOutcome(order.amount) ?? 'success', webhook: null };
}

function readBuyer(body: Fields): Buyer {
  const { email, contact } = fieldsOf(body['prefill']);
  const vpa = textOf(body['vpa']);
  return {
    email: textOf(email) ?? 'void@razorpay.com',
    contact: textOf(contact) ?? '+919999999999',
    method: textOf(body['method']) ?? (vpa === null ? 'card' : 'upi'),
    vpa,
    description: textOf(body['description']),
  };
}

type Run = (state: State, entry: RazorpayAccountOrder, buyer: Buyer, plan: Plan) => Answer | Promise<Answer>;

const signed = ({ id, order_id: orderId }: RazorpayPayment): Answer =>
  ok({
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: windowSignature(orderId, id, account.razorpay.keySecret),
  });

const hang = ok({ hang: true });

/** Takes the money and sends the events; an order that is captured by hand stays authorised. */
async function take(state: State, entry: RazorpayAccountOrder, buyer: Buyer, plan: Plan, amount?: number) {
  const payment = startPayment(state, entry, buyer, amount);
  const events = [authorise(state, payment)];
  if (entry.isCapturedByHand) returnUncaptured(state, payment);
  else events.push(...capture(state, payment));
  await announce(state, events, plan.webhook);
  return payment;
}

const success: Run = async (state, entry, buyer, plan) => signed(await take(state, entry, buyer, plan));

const toldBy =
  (webhook: Plan['webhook']): Run =>
  (state, entry, buyer, plan) =>
    success(state, entry, buyer, { ...plan, webhook: plan.webhook ?? webhook });

async function failed(
  state: State,
  entry: RazorpayAccountOrder,
  buyer: Buyer,
  reason: FailureReason,
  webhook: Plan['webhook'],
): Promise<Answer> {
  const payment = startPayment(state, entry, buyer);
  await announce(state, [fail(state, payment, reason)], webhook);
  return ok({
    error: {
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason,
      metadata: { order_id: payment.order_id, payment_id: payment.id },
    },
  });
}

const failing =
  (reason: FailureReason): Run =>
  (state, entry, buyer, { webhook }) =>
    failed(state, entry, buyer, reason, webhook);

const declinedOnce: Run = (state, entry, buyer, plan) => {
  if (entry.hasDeclinedOnce) return success(state, entry, buyer, plan);
  entry.hasDeclinedOnce = true;
  return failing('card_declined')(state, entry, buyer, plan);
};

const authorisedOnly: Run = async (state, entry, buyer, { webhook }) => {
  const payment = startPayment(state, entry, buyer);
  const event = authorise(state, payment);
  returnUncaptured(state, payment);
  await announce(state, [event], webhook);
  return signed(payment);
};

/** The bank decides ten minutes later: yes or no. */
const decidedLater =
  (isTaken: boolean): Run =>
  (state, entry, buyer, { webhook }) => {
    const payment = startPayment(state, entry, buyer);
    state.clock.after(10 * minuteMs, () => {
      const events = isTaken
        ? [authorise(state, payment), ...capture(state, payment)]
        : [fail(state, payment, 'payment_failed')];
      return announce(state, events, webhook);
    });
    return hang;
  };

const capturedLate: Run = async (state, entry, buyer, plan) => {
  const answer = await failing('payment_timed_out')(state, entry, buyer, plan);
  const payment = state.razorpay.payments.get(entry.paymentIds.at(-1) ?? '');
  if (payment !== undefined) state.clock.after(2 * dayMs, () => captureLate(state, payment));
  return answer;
};

/** A failed payment is authorised after all. If the order is already paid, it is refunded. */
export async function captureLate(state: State, payment: RazorpayPayment, webhook: Plan['webhook'] = null) {
  if (payment.captured) return;
  const wasPaid = state.razorpay.orders.get(payment.order_id)?.order.status === 'paid';
  await announce(state, [authorise(state, payment), ...capture(state, payment)], webhook);
  if (wasPaid) state.clock.after(10 * minuteMs, () => giveBackRest(state, payment));
}

function giveBackRest(state: State, payment: RazorpayPayment): void {
  const amount = payment.amount - payment.amount_refunded;
  if (amount > 0) give(state, payment, { amount, notes: {}, receipt: null, speed: 'normal' });
}

const lost: Run = async (state, entry, buyer, plan) => {
  await take(state, entry, buyer, plan);
  return hang;
};

/** The last events of a payment come before the earlier ones. */
const outOfOrder: Run = async (state, entry, buyer, { webhook }) => {
  const payment = startPayment(state, entry, buyer);
  const failure = fail(state, payment, 'payment_failed');
  const authorised = authorise(state, payment);
  const [captured, paid] = capture(state, payment);
  const events = [paid, captured, failure, authorised].flatMap((event) => event ?? []);
  await announce(state, events, webhook);
  return signed(payment);
};

const mismatch: Run = async (state, entry, buyer, plan) =>
  signed(await take(state, entry, buyer, plan, entry.order.amount - 100));

const doubled: Run = async (state, entry, buyer, plan) => {
  const payment = await take(state, entry, buyer, plan);
  const second = startPayment(state, entry, buyer);
  fail(state, second, 'payment_timed_out');
  state.clock.after(200, () => captureLate(state, second, plan.webhook));
  return signed(payment);
};

const outcomes: Record<Outcome, Run> = {
  success,
  decline: failing('card_declined'),
  decline_once: declinedOnce,
  authorized: authorisedOnly,
  pending: decidedLater(true),
  pending_denied: decidedLater(false),
  timeout: failing('payment_timed_out'),
  late: capturedLate,
  lost,
  nowebhook: toldBy('drop'),
  dupwebhook: toldBy('duplicate'),
  outoforder: outOfOrder,
  webhookfirst: toldBy('before_callback'),
  mismatch,
  double: doubled,
  cancel: () => ok({ cancelled: true }),
  error: failing('gateway_technical_error'),
  // Only for PayPal: here such an amount is like any other.
  already: success,
};

/** For `/_sandbox/late`: the last failed payment of an order, or the payment itself. */
export async function lateByHand(state: State, call: Call): Promise<Answer> {
  const body = fieldsOf(call.body);
  const entry = state.razorpay.orders.get(textOf(body['order_id']) ?? '');
  const ids = entry?.paymentIds ?? [textOf(body['payment_id']) ?? ''];
  const payment = ids
    .flatMap((id) => state.razorpay.payments.get(id) ?? [])
    .findLast(({ captured }) => !captured);
  if (payment === undefined)
    return refusal('There is no payment of this order that could still be captured.');
  await captureLate(state, payment);
  return ok({ payment_id: payment.id, captured: countOf(payment.amount, 0) });
}
