import { ok, type Answer, type Call } from '../http';
import { explicitOutcome, magicOutcome, taggedOutcome, type Plan } from '../outcomes';
import { fieldsOf, textOf } from '../reading';
import type { State } from '../state';
import type { PayPalOrder } from './books';
import { findOrder, openForMs } from './create-order';
import { issue, unknownResource } from './errors';
import { orderEvent } from './events';
import { minorOf } from './money';

/** What happens when a buyer acts in PayPal's window. */
export async function approve(state: State, call: Call): Promise<Answer> {
  const body = fieldsOf(call.body);
  const order = findOrder(state, textOf(body['orderID']) ?? textOf(body['orderId']) ?? '');
  if (order === null) return unknownResource(state);
  if (order.captureId !== null) return issue(state, 'ORDER_ALREADY_CAPTURED');
  const { currency_code: expected } = order.amount;
  const currency = textOf(body['currency']);
  if (currency !== null && currency !== expected) {
    return ok({ error: { message: currencyMismatch(currency, expected) } });
  }
  const plan = planOf(state, order, body['outcome']);
  if (plan.outcome === 'cancel') return ok({ cancelled: true });
  if (plan.outcome === 'error') {
    return ok({ error: { message: 'Window closed for postrobot_method before response' } });
  }
  markApproved(state, order);
  // For `outoforder` it is sent after the capture.
  if (plan.outcome !== 'outoforder') await tell(state, order, plan);
  return ok(plan.outcome === 'lost' ? { hang: true } : { payerID: order.payerId, orderID: order.id });
}

/** What the window shows before the buyer agrees. */
export function shownToBuyer(state: State, call: Call): Answer {
  const order = findOrder(state, call.query.get('id') ?? '');
  if (order === null) return unknownResource(state);
  const { amount, description, status } = order;
  return ok({ amount_minor: minorOf(amount), currency: amount.currency_code, description, status });
}

/** The message of PayPal's script, which its users search for. */
const currencyMismatch = (expected: string, got: string) =>
  `Expected currency from order api call to be ${expected}, got ${got}. Please ensure you are passing currency=${got} to the sdk url. https://developer.paypal.com/docs/checkout/reference/customize-sdk/`;

/** An outcome chosen by hand or by a test also applies to the capture; tags and amounts are read again there. */
function planOf(state: State, order: PayPalOrder, asked: unknown): Plan {
  const explicit = explicitOutcome(asked);
  const queued = explicit === null ? state.queue.takeCheckout('paypal') : null;
  const told = queued ?? (explicit === null ? null : { outcome: explicit, webhook: null });
  if (told !== null) {
    order.plan = told;
    return told;
  }
  if (order.plan?.outcome !== 'decline') order.plan = null;
  const found = taggedOutcome(order.email) ?? magicOutcome(minorOf(order.amount)) ?? 'success';
  return order.plan ?? { outcome: found, webhook: null };
}

function markApproved(state: State, order: PayPalOrder): void {
  order.status = 'APPROVED';
  order.payerId ??= state.ids.paypal(13);
  order.openUntil = state.clock.now() + openForMs;
  state.clock.after(openForMs, () => {
    if (order.captureId !== null || order.openUntil > state.clock.now()) return;
    void state.post.announce([orderEvent(state, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', order)], null);
  });
}

async function tell(state: State, order: PayPalOrder, { outcome, webhook }: Plan): Promise<void> {
  const how = outcome === 'nowebhook' ? 'drop' : outcome === 'dupwebhook' ? 'duplicate' : null;
  const asked = webhook === 'before_callback' ? null : webhook;
  await state.post.announce([orderEvent(state, 'CHECKOUT.ORDER.APPROVED', order)], asked ?? how);
}
