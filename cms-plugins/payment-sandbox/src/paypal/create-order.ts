import type { Answer, Call } from '../http';
import { fieldsOf, textOf, type Fields } from '../reading';
import type { State } from '../state';
import type { PayPalAmount, PayPalOrder } from './books';
import { invalid, issue } from './errors';
import { issueOfAmount } from './money';
import { kept, notKept, onceById, type Outcome } from './replays';
import { shownOrder, wantsAll } from './views';

const hourMs = 3_600_000;
/** How long an order waits for its buyer, and a request id is remembered. */
export const openForMs = 6 * hourMs;

export async function createOrder(state: State, call: Call): Promise<Answer> {
  const source = fieldsOf(call.body)['payment_source'];
  if (source !== undefined && call.header('paypal-request-id') === '') {
    return issue(state, 'PAYPAL_REQUEST_ID_REQUIRED', 400);
  }
  return onceById(state, call, openForMs, () => create(state, call));
}

function create(state: State, call: Call): Outcome {
  const body = fieldsOf(call.body);
  const units = Array.isArray(body['purchase_units']) ? (body['purchase_units'] as unknown[]) : [];
  const unit = fieldsOf(units[0]);
  const refused = refusalOf(state, body, units, unit);
  if (refused !== null) return notKept(refused);
  const mocked = mockedIssue(call);
  if (mocked !== null) return kept(issue(state, mocked, mocked === 'INTERNAL_SERVER_ERROR' ? 500 : 422));
  const order = newOrder(state, body, unit);
  state.paypal.orders.set(order.id, order);
  state.ledger.know(order.invoiceId ?? order.customId);
  return { answer: () => ({ status: 201, body: shownOrder(state, order, wantsAll(call)) }) };
}

/** The issue that a test requests in a header of the server's call (PayPal, docs/negative-testing). */
export function mockedIssue(call: Call): string | null {
  const header = call.header('paypal-mock-response');
  if (header === '') return null;
  return /"mock_application_codes"\s*:\s*"([A-Z_]+)"/.exec(header)?.[1] ?? null;
}

function refusalOf(state: State, body: Fields, units: unknown[], unit: Fields): Answer | null {
  if (body['intent'] === undefined) return invalid(state, '/intent', 'MISSING_REQUIRED_PARAMETER');
  if (body['intent'] !== 'CAPTURE')
    return invalid(state, '/intent', 'INVALID_PARAMETER_VALUE', body['intent']);
  if (units.length === 0) return invalid(state, '/purchase_units', 'MISSING_REQUIRED_PARAMETER');
  const amount = readAmount(unit['amount']);
  const field = "/purchase_units/@reference_id=='default'/amount";
  if (amount === null) return invalid(state, field, 'INVALID_PARAMETER_SYNTAX', unit['amount']);
  for (const [name, most] of [
    ['custom_id', 127],
    ['invoice_id', 127],
    ['description', 127],
  ] as const) {
    if ((textOf(unit[name])?.length ?? 0) > most)
      return invalid(state, `${field}/${name}`, 'INVALID_STRING_LENGTH');
  }
  const wrong = issueOfAmount(amount);
  if (wrong !== null) return issue(state, wrong);
  const invoice = textOf(unit['invoice_id']);
  return invoice !== null && state.paypal.paidInvoices.has(invoice)
    ? issue(state, 'DUPLICATE_INVOICE_ID')
    : null;
}

/** An amount is a text of digits, with or without decimals. */
export function readAmount(given: unknown): PayPalAmount | null {
  const { currency_code: currency, value } = fieldsOf(given);
  const isRight =
    typeof value === 'string' && value.length <= 32 && /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/.test(value);
  return isRight && typeof currency === 'string' && currency.length === 3
    ? { currency_code: currency, value }
    : null;
}

function newOrder(state: State, body: Fields, unit: Fields): PayPalOrder {
  const source = body['payment_source'] ?? null;
  const { email_address: email } = fieldsOf(fieldsOf(source)['paypal']);
  return {
    id: state.ids.paypal(),
    status: source === null ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    amount: readAmount(unit['amount']) ?? { currency_code: '', value: '0' },
    referenceId: textOf(unit['reference_id']) ?? 'default',
    customId: textOf(unit['custom_id']),
    invoiceId: textOf(unit['invoice_id']),
    description: textOf(unit['description']),
    paymentSource: source,
    email: textOf(email),
    payerId: null,
    captureId: null,
    createdAt: state.clock.iso(),
    openUntil: state.clock.now() + openForMs,
    plan: null,
    hasDeclinedOnce: false,
  };
}

/** An order that was not captured in time is gone. */
export function findOrder({ paypal, clock }: State, id: string): PayPalOrder | null {
  const order = paypal.orders.get(id);
  if (order === undefined) return null;
  return order.captureId !== null || order.openUntil > clock.now() ? order : null;
}
