import { ok, paramOf, type Answer, type Call } from '../http';
import { countOf, fieldsOf, isFields, textOf, wholeOf } from '../reading';
import type { State } from '../state';
import { shown, type Notes, type RazorpayAccountOrder, type RazorpayOrder } from './books';
import { refusal, unknownId } from './errors';
import { listed, pageOf } from './lists';

const currencies = new Set(['INR', 'USD', 'GBP']);

export function createOrder(state: State, call: Call): Answer {
  const body = fieldsOf(call.body);
  const refused = refusalOfOrder(state, body);
  if (refused !== null) return refused;
  const amount = wholeOf(body['amount']) ?? 0;
  const order: RazorpayOrder = {
    id: state.ids.razorpay('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: textOf(body['currency']) ?? '',
    receipt: textOf(body['receipt']),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: readNotes(body['notes']) ?? {},
    created_at: state.clock.seconds(),
  };
  const isCapturedByHand = fieldsOf(body['payment'])['capture'] === 'manual';
  const books = state.razorpay;
  books.orders.set(order.id, { order, paymentIds: [], isCapturedByHand, hasDeclinedOnce: false });
  if (order.receipt !== null) {
    books.byReceipt.set(order.receipt, [...(books.byReceipt.get(order.receipt) ?? []), order.id]);
    state.ledger.know(order.receipt);
  }
  return ok(shown(order));
}

function refusalOfOrder(state: State, body: Record<string, unknown>): Answer | null {
  const { amount, currency, receipt, notes } = body;
  const whole = wholeOf(amount);
  if (amount === undefined) return refusal('The amount field is required.', { field: 'amount' });
  if (whole === null) return refusal('The amount must be an integer.', { field: 'amount' });
  const code = textOf(currency);
  if (code === null) return refusal('The currency field is required.', { field: 'currency' });
  if (!currencies.has(code)) return refusal('Currency is not supported', { field: 'currency' });
  if (code !== 'INR' && !state.settings.isInternational) {
    return refusal('Currency is not supported', { field: 'currency' });
  }
  if (whole < 100) return refusal(`The amount must be at least ${code} 1.00`, { field: 'amount' });
  if (receipt !== undefined && receipt !== null && typeof receipt !== 'string') {
    return refusal('The receipt must be a string.', { field: 'receipt' });
  }
  if ((textOf(receipt)?.length ?? 0) > 40) {
    return refusal('The receipt may not be greater than 40 characters.', { field: 'receipt' });
  }
  return notesRefusal(notes);
}

export function notesRefusal(notes: unknown): Answer | null {
  if (readNotes(notes) !== null) return null;
  return refusal('The notes may have at most 15 entries of at most 256 characters.', { field: 'notes' });
}

/** Null if they break the rules: at most 15, each of at most 256 characters. */
export function readNotes(notes: unknown): Notes | null {
  if (notes === undefined || notes === null || (Array.isArray(notes) && notes.length === 0)) return {};
  if (!isFields(notes)) return null;
  const entries = Object.entries(notes).map(([name, value]): [string, string] => [name, String(value)]);
  const isRight = entries.length <= 15 && entries.every(([, value]) => value.length <= 256);
  return isRight ? Object.fromEntries(entries) : null;
}

export function readOrder(state: State, call: Call): Answer {
  const entry = state.razorpay.orders.get(paramOf(call));
  return entry === undefined ? unknownId() : ok(shown(entry.order));
}

export function changeOrder(state: State, call: Call): Answer {
  const entry = state.razorpay.orders.get(paramOf(call));
  if (entry === undefined) return unknownId();
  const body = fieldsOf(call.body);
  const foreign = Object.keys(body).find((name) => name !== 'notes');
  if (foreign !== undefined) return refusal(`${foreign} is/are not required and should not be sent`);
  const notes = readNotes(body['notes']);
  if (notes === null) return notesRefusal(body['notes']) ?? unknownId();
  entry.order.notes = notes;
  return ok(shown(entry.order));
}

const paymentsOf = (state: State, { paymentIds }: RazorpayAccountOrder) =>
  paymentIds.flatMap((id) => state.razorpay.payments.get(id) ?? []).map(shown);

export function paymentsOfOrder(state: State, call: Call): Answer {
  const entry = state.razorpay.orders.get(paramOf(call));
  return entry === undefined ? unknownId() : ok(listed(paymentsOf(state, entry)));
}

export function listOrders(state: State, call: Call): Answer {
  const { query } = call;
  const books = state.razorpay;
  const receipt = query.get('receipt');
  const all =
    receipt === null
      ? [...books.orders.values()]
      : (books.byReceipt.get(receipt) ?? []).flatMap((id) => books.orders.get(id) ?? []);
  const isAuthorised = query.get('authorized');
  const withPayments = query.getAll('expand[]').includes('payments');
  const found = pageOf(
    all.filter(
      (entry) => isAuthorised === null || hasAuthorised(state, entry) === (countOf(isAuthorised, 0) === 1),
    ),
    query,
    ({ order }) => order.created_at,
  );
  if (!Array.isArray(found)) return found;
  return ok(
    listed(
      found.map((entry) => ({
        ...shown(entry.order),
        ...(withPayments ? { payments: listed(paymentsOf(state, entry)) } : {}),
      })),
    ),
  );
}

const hasAuthorised = (state: State, entry: RazorpayAccountOrder) =>
  paymentsOf(state, entry).some(({ status }) => status === 'authorized');
