import type { Sandbox } from '../server';
import { ask, control, payPalOrder, payPalToken, startQuietly, type Reply } from '../testing';

let sandbox: Sandbox;
let signedIn: Record<string, string>;
let count = 0;

beforeAll(async () => {
  sandbox = await startQuietly();
  signedIn = await payPalToken(sandbox);
});

afterAll(() => sandbox.stop());

const paypal = (method: string, path: string, body?: unknown, headers = {}): Promise<Reply> =>
  ask(sandbox, method, path, body, { ...signedIn, ...headers });

const create = (order: object, headers = {}) => paypal('POST', '/v2/checkout/orders', order, headers);

const capture = (id: string, requestId: string, headers = {}) =>
  paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, { 'PayPal-Request-Id': requestId, ...headers });

const approve = (orderID: string, more: object = {}) =>
  control(sandbox, 'paypal/approve', { orderID, ...more });

async function newOrder(value = '249.00'): Promise<string> {
  count += 1;
  return String((await create(payPalOrder(value, 'USD', `ORD-P${String(count)}`))).body['id']);
}

async function approvedOrder(value?: string): Promise<string> {
  const id = await newOrder(value);
  await approve(id);
  return id;
}

const issue = (name: string) => ({ details: [{ issue: name }] });

it('answers nobody without a token of its own', async () => {
  const { status, body, headers } = await ask(sandbox, 'GET', '/v2/checkout/orders/X', undefined);
  expect([status, body]).toMatchObject([401, { name: 'AUTHENTICATION_FAILURE' }]);
  expect(headers.get('paypal-debug-id')).toBe(body['debug_id']);
});

it('gives at most twenty tokens a minute', async () => {
  await control(sandbox, 'reset', {});
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await payPalToken(sandbox))['Authorization']).toMatch(/^Bearer A21AA/);
  }
  expect((await payPalToken(sandbox))['Authorization']).toBe('Bearer undefined');
  await control(sandbox, 'reset', {});
  signedIn = await payPalToken(sandbox);
});

it.each([
  ['1.005', 'USD', 422, 'DECIMAL_PRECISION'],
  ['0.00', 'USD', 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ['6499.00', 'INR', 422, 'INVALID_CURRENCY_CODE'],
  ['1,000.00', 'USD', 400, 'INVALID_PARAMETER_SYNTAX'],
])('makes no order over %s %s', async (value, currency, status, name) => {
  const reply = await create(payPalOrder(value, currency));
  expect([reply.status, reply.body]).toMatchObject([status, issue(name)]);
});

it('makes an order once for a request id, and none for another order with the same one', async () => {
  const headers = { 'PayPal-Request-Id': 'create-1' };
  const first = await create(payPalOrder('249.00', 'USD', 'ORD-R'), headers);
  const again = await create(payPalOrder('249.00', 'USD', 'ORD-R'), headers);
  expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
  const other = await create(payPalOrder('190.00', 'GBP', 'ORD-R'), headers);
  expect([other.status, other.body]).toMatchObject([422, issue('DUPLICATE_REQUEST_ID')]);
});

it('asks for a request id where the way of paying is sent', async () => {
  const reply = await create({ ...payPalOrder('249.00'), payment_source: { paypal: {} } });
  expect([reply.status, reply.body]).toMatchObject([400, issue('PAYPAL_REQUEST_ID_REQUIRED')]);
});

it('captures nothing that its buyer has not approved', async () => {
  const reply = await capture(await newOrder(), 'capture-0');
  expect([reply.status, reply.body]).toMatchObject([422, issue('ORDER_NOT_APPROVED')]);
});

it('captures an order once, and answers the same request with the same words', async () => {
  const id = await approvedOrder();
  const first = await capture(id, 'capture-1');
  const again = await capture(id, 'capture-1');
  const other = await capture(id, 'capture-2');
  expect([first.status, first.body['status']]).toEqual([201, 'COMPLETED']);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect([other.status, other.body]).toMatchObject([422, issue('ORDER_ALREADY_CAPTURED')]);
});

it('takes a body without its type for none', async () => {
  const id = await approvedOrder();
  expect((await capture(id, 'capture-3', { 'Content-Type': 'text/plain' })).status).toBe(415);
});

it('is paid once for an invoice', async () => {
  const invoiced = payPalOrder('249.00', 'USD', 'ORD-INVOICE');
  const [one, two] = [await create(invoiced), await create(invoiced)].map(({ body }) => String(body['id']));
  for (const id of [one, two]) await approve(String(id));
  expect((await capture(String(one), 'invoice-1')).status).toBe(201);
  expect((await capture(String(two), 'invoice-2')).body).toMatchObject(issue('DUPLICATE_INVOICE_ID'));
  expect((await create(invoiced)).body).toMatchObject(issue('DUPLICATE_INVOICE_ID'));
});

it('declines once where the amount says so, and each time again for the same request', async () => {
  const id = await approvedOrder('249.02');
  expect((await capture(id, 'declined-1')).body).toMatchObject(issue('INSTRUMENT_DECLINED'));
  expect((await capture(id, 'declined-1')).status).toBe(422);
  expect((await capture(id, 'declined-2')).status).toBe(201);
});

it('declines as a header of the call asks', async () => {
  const id = await approvedOrder();
  const mock = { 'PayPal-Mock-Response': '{"mock_application_codes":"INSTRUMENT_DECLINED"}' };
  expect((await capture(id, 'mocked-1', mock)).body).toMatchObject(issue('INSTRUMENT_DECLINED'));
  expect((await capture(id, 'mocked-2')).status).toBe(201);
});

it('decides an hour later about what it looks at', async () => {
  for (const [value, end] of [
    ['249.04', 'COMPLETED'],
    ['249.05', 'DECLINED'],
  ] as const) {
    const id = await approvedOrder(value);
    const { body } = await capture(id, `pending-${value}`);
    const [made] = capturesOf(body);
    expect(made).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
    await control(sandbox, 'clock', { advanceMs: 3_600_000 });
    signedIn = await payPalToken(sandbox);
    expect((await paypal('GET', `/v2/payments/captures/${String(made?.['id'])}`)).body['status']).toBe(end);
  }
});

const capturesOf = (body: unknown) =>
  (
    body as { purchase_units: { payments: { captures: Record<string, unknown>[] } }[] }
  ).purchase_units.flatMap(({ payments }) => payments.captures);

it('says of an order in another currency than its page’s what PayPal’s script says', async () => {
  const { body } = await approve(await newOrder(), { currency: 'GBP' });
  expect(body['error']?.['message']).toMatch(/^Expected currency from order api call to be GBP, got USD\./);
});

it('gives back at most what it took, once for a request id', async () => {
  const id = await approvedOrder();
  const [made] = capturesOf((await capture(id, 'to-be-refunded')).body);
  const path = `/v2/payments/captures/${String(made?.['id'])}/refund`;
  const refund = (value: string, requestId: string) =>
    paypal('POST', path, { amount: { currency_code: 'USD', value } }, { 'PayPal-Request-Id': requestId });
  const first = await refund('100.00', 'refund-1');
  const again = await refund('100.00', 'refund-1');
  expect([first.status, again.status, again.body['id']]).toEqual([201, 200, first.body['id']]);
  expect((await refund('149.01', 'refund-2')).body).toMatchObject(issue('REFUND_AMOUNT_EXCEEDED'));
  expect((await refund('149.00', 'refund-3')).status).toBe(201);
  expect((await refund('1.00', 'refund-4')).body).toMatchObject(issue('CAPTURE_FULLY_REFUNDED'));
  const order = await paypal('GET', `/v2/checkout/orders/${id}`);
  expect(JSON.stringify(order.body)).toContain(String(first.body['id']));
});

it('forgets an order that nobody paid within six hours', async () => {
  const id = await newOrder();
  await control(sandbox, 'clock', { advanceMs: 6 * 3_600_000 });
  signedIn = await payPalToken(sandbox);
  const { status, body } = await paypal('GET', `/v2/checkout/orders/${id}`);
  expect([status, body]).toMatchObject([404, issue('INVALID_RESOURCE_ID')]);
});
