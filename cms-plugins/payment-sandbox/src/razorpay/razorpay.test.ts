import Razorpay from 'razorpay';
import type { Sandbox } from '../server';
import { ask, asMerchant, control, newCardOrder, payByCard, razorpay, startQuietly } from '../testing';
import { windowSignature } from '../webhooks/sign';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startQuietly();
});

afterAll(() => sandbox.stop());

const said = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

it('signs what its window hands over as Razorpay’s own example does', () => {
  expect(windowSignature('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  );
});

it.each([
  ['no keys', {}],
  ['a scheme in small letters', { Authorization: asMerchant.Authorization.replace('Basic', 'basic') }],
  [
    'another secret',
    { Authorization: `Basic ${Buffer.from('rzp_test_sandbox000001:x').toString('base64')}` },
  ],
])('refuses %s', async (_what, headers) => {
  const { status, body } = await ask(sandbox, 'GET', '/v1/orders', undefined, headers);
  expect([status, body]).toMatchObject([401, said('Authentication failed')]);
});

it.each([
  [{ amount: 99, currency: 'INR' }, 'The amount must be at least INR 1.00'],
  [{ amount: 649900.5, currency: 'INR' }, 'The amount must be an integer.'],
  [{ amount: '649900', currency: 'INR' }, 'The amount must be an integer.'],
  [{ amount: 649900 }, 'The currency field is required.'],
  [{ amount: 649900, currency: 'JPY' }, 'Currency is not supported'],
  [
    { amount: 649900, currency: 'INR', receipt: 'r'.repeat(41) },
    'The receipt may not be greater than 40 characters.',
  ],
  [
    { amount: 649900, currency: 'INR', notes: { long: 'x'.repeat(257) } },
    'The notes may have at most 15 entries of at most 256 characters.',
  ],
])('makes no order of %j', async (order, description) => {
  const { status, body } = await razorpay(sandbox, 'POST', '/orders', order);
  expect([status, body]).toMatchObject([400, said(description)]);
});

it('takes other currencies only where the account may', async () => {
  const dollars = { amount: 24_900, currency: 'USD' };
  expect((await razorpay(sandbox, 'POST', '/orders', dollars)).status).toBe(200);
  await control(sandbox, 'config', { international: false });
  expect((await razorpay(sandbox, 'POST', '/orders', dollars)).status).toBe(400);
  await control(sandbox, 'config', { international: true });
});

it('says of an id it does not know that it does not exist, with status 400', async () => {
  for (const path of ['/orders/order_x', '/payments/pay_x', '/refunds/rfnd_x', '/orders/order_x/payments']) {
    const { status, body } = await razorpay(sandbox, 'GET', path);
    expect([status, body]).toMatchObject([400, said('The id provided does not exist')]);
  }
});

it('finds the orders of a receipt', async () => {
  const id = await newCardOrder(sandbox, 649_900, { receipt: 'ORD-FIND' });
  const { body } = await razorpay(sandbox, 'GET', '/orders?receipt=ORD-FIND&expand[]=payments');
  expect(body).toMatchObject({ count: 1, items: [{ id, notes: [], payments: { count: 0 } }] });
});

it('takes the money of an order once', async () => {
  const id = await newCardOrder(sandbox, 649_900, { receipt: 'ORD-ONCE' });
  const paid = await payByCard(sandbox, id);
  const paymentId = String(paid.body['razorpay_payment_id']);
  expect(paid.body).toEqual({
    razorpay_payment_id: paymentId,
    razorpay_order_id: id,
    razorpay_signature: windowSignature(id, paymentId, 'sandbox_secret'),
  });
  expect((await razorpay(sandbox, 'GET', `/orders/${id}`)).body).toMatchObject({
    status: 'paid',
    amount_due: 0,
  });
  expect((await payByCard(sandbox, id)).status).toBe(400);
  expect((await razorpay(sandbox, 'GET', `/orders/${id}/payments`)).body).toMatchObject({ count: 1 });
  const again = await razorpay(sandbox, 'POST', `/payments/${paymentId}/capture`, {
    amount: 649_900,
    currency: 'INR',
  });
  expect([again.status, again.body]).toMatchObject([400, said('This payment has already been captured')]);
});

it('opens its window neither for another account nor for another amount', async () => {
  const id = await newCardOrder(sandbox);
  expect((await payByCard(sandbox, id, { key: 'rzp_test_another' })).status).toBe(400);
  expect((await payByCard(sandbox, id, { amount: 100 })).status).toBe(400);
});

it('captures what is authorised, for the amount that is', async () => {
  const id = await newCardOrder(sandbox, 649_903);
  const { body } = await payByCard(sandbox, id);
  const path = `/payments/${String(body['razorpay_payment_id'])}/capture`;
  const wrong = await razorpay(sandbox, 'POST', path, { amount: 100, currency: 'INR' });
  expect(wrong.body).toMatchObject(said('Capture amount must be equal to the amount authorized.'));
  const right = await razorpay(sandbox, 'POST', path, { amount: 649_903, currency: 'INR' });
  expect([right.status, right.body]).toMatchObject([200, { status: 'captured' }]);
});

describe('a refund', () => {
  const key = { 'X-Refund-Idempotency': 'refund-key-1' };
  let path = '';

  beforeAll(async () => {
    const { body } = await payByCard(sandbox, await newCardOrder(sandbox, 649_900, { receipt: 'ORD-BACK' }));
    path = `/payments/${String(body['razorpay_payment_id'])}/refund`;
  });

  it('is refused with a field that does not belong to it', async () => {
    const { status, body } = await razorpay(sandbox, 'POST', path, { amount: 100, reason: 'x' });
    expect([status, body]).toMatchObject([400, said('reason is/are not required and should not be sent')]);
  });

  it('is given once for a key, and refused for another amount', async () => {
    const first = await razorpay(sandbox, 'POST', path, { amount: 10_000 }, key);
    const again = await razorpay(sandbox, 'POST', path, { amount: 10_000 }, key);
    expect(again.body['id']).toBe(first.body['id']);
    const other = await razorpay(sandbox, 'POST', path, { amount: 20_000 }, key);
    expect(other.status).toBe(400);
    const { body } = await control(sandbox, 'state?order=ORD-BACK');
    expect(body['ledger']).toMatchObject({ 'ORD-BACK': { captured: 649_900, refunded: 10_000 } });
  });

  it('is never more than what was taken', async () => {
    const { body } = await razorpay(sandbox, 'POST', path, { amount: 640_000 });
    expect(body).toMatchObject(said('The total refund amount is greater than the refund payment amount'));
  });
});

it('speaks with the SDK that the application uses', async () => {
  const sdk = new Razorpay({ key_id: 'rzp_test_sandbox000001', key_secret: 'sandbox_secret' });
  const { api } = sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = sandbox.url;
  const order = await sdk.orders.create({ amount: 649_903, currency: 'INR', receipt: 'ORD-SDK' });
  expect(await sdk.orders.fetch(order.id)).toMatchObject({ receipt: 'ORD-SDK', status: 'created' });
  const { body } = await payByCard(sandbox, order.id);
  const paymentId = String(body['razorpay_payment_id']);
  expect(await sdk.payments.capture(paymentId, 649_903, 'INR')).toMatchObject({ status: 'captured' });
  expect(await sdk.payments.refund(paymentId, { amount: 5_000 })).toMatchObject({ amount: 5_000 });
  expect(await sdk.payments.fetch(paymentId)).toMatchObject({
    refund_status: 'partial',
    amount_refunded: 5_000,
  });
});
