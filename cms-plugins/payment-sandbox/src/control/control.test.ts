import type { Sandbox } from '../server';
import {
  ask,
  control,
  newCardOrder,
  payByCard,
  payPalOrder,
  payPalToken,
  razorpay,
  startQuietly,
} from '../testing';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startQuietly();
});

afterEach(() => sandbox.stop());

const minuteMs = 60_000;
const clock = (advanceMs: number) => control(sandbox, 'clock', { advanceMs });

async function paymentsOf(orderId: string) {
  const { body } = await razorpay(sandbox, 'GET', `/orders/${orderId}/payments`);
  return body['items'] as unknown as {
    id: string;
    status: string;
    amount: number;
    error_reason: string | null;
  }[];
}

const ledger = async () => (await control(sandbox, 'state')).body['ledger'] as unknown;

describe('an outcome', () => {
  const tagged = (tag: string) => ({ prefill: { email: `parent+${tag}@example.com` } });

  it('is that of the button before that of the queue, the e-mail and the amount', async () => {
    await control(sandbox, 'next', { provider: 'razorpay', outcome: 'lost' });
    const id = await newCardOrder(sandbox, 649_906);
    const failed = await payByCard(sandbox, id, { outcome: 'failure', ...tagged('cancel') });
    expect(failed.body).toMatchObject({ error: { reason: 'card_declined', metadata: { order_id: id } } });
    expect((await payByCard(sandbox, id, { outcome: 'success', ...tagged('cancel') })).body).toEqual({
      hang: true,
    });
  });

  it('of the queue is that of so many checkouts, and of no more', async () => {
    await control(sandbox, 'next', { provider: 'razorpay', outcome: 'cancel', times: 2 });
    const id = await newCardOrder(sandbox);
    expect((await payByCard(sandbox, id)).body).toEqual({ cancelled: true });
    expect((await payByCard(sandbox, id)).body).toEqual({ cancelled: true });
    expect((await payByCard(sandbox, id)).body).toHaveProperty('razorpay_signature');
  });

  it('is that of the e-mail before that of the amount', async () => {
    const id = await newCardOrder(sandbox, 649_906);
    expect((await payByCard(sandbox, id, tagged('cancel'))).body).toEqual({ cancelled: true });
    expect((await payByCard(sandbox, id)).body).toMatchObject({ error: { reason: 'payment_timed_out' } });
  });

  it.each([
    [649_904, 'captured'],
    [649_905, 'failed'],
  ])('of %i is decided ten minutes later', async (amount, status) => {
    const id = await newCardOrder(sandbox, amount);
    expect((await payByCard(sandbox, id)).body).toEqual({ hang: true });
    expect(await paymentsOf(id)).toMatchObject([{ status: 'created' }]);
    await clock(10 * minuteMs);
    expect(await paymentsOf(id)).toMatchObject([{ status }]);
  });

  it('can be a payment that fails, and is captured two days later', async () => {
    const id = await newCardOrder(sandbox, 649_907);
    expect((await payByCard(sandbox, id)).body).toHaveProperty('error');
    await clock(2 * 24 * 60 * minuteMs);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'captured', error_reason: null }]);
  });

  it('can be another amount than the order’s', async () => {
    const id = await newCardOrder(sandbox, 649_913, { receipt: 'ORD-LESS' });
    await payByCard(sandbox, id);
    expect(await ledger()).toMatchObject({ 'ORD-LESS': { captured: 649_813 } });
  });

  it('can be a second payment, which the provider gives back by itself', async () => {
    const id = await newCardOrder(sandbox, 649_914, { receipt: 'ORD-TWICE' });
    await payByCard(sandbox, id);
    await clock(1_000);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'captured' }, { status: 'captured' }]);
    await clock(10 * minuteMs);
    expect(await ledger()).toMatchObject({ 'ORD-TWICE': { captured: 2 * 649_914, refunded: 649_914 } });
  });

  it.each([
    [{ card: '4100 2800 0008 0001' }, 'insufficient_fund'],
    [{ card: '4100 2800 0002 0007' }, 'gateway_technical_error'],
    [{ vpa: 'failure@razorpay' }, 'payment_failed'],
  ])('of the test data %j is its failure', async (way, reason) => {
    expect((await payByCard(sandbox, await newCardOrder(sandbox), way)).body).toMatchObject({
      error: { reason },
    });
  });

  it('of a refund goes by its amount, too', async () => {
    const { body } = await payByCard(sandbox, await newCardOrder(sandbox, 649_900, { receipt: 'ORD-R' }));
    const path = `/payments/${String(body['razorpay_payment_id'])}`;
    for (const amount of [10_016, 10_017]) {
      expect((await razorpay(sandbox, 'POST', `${path}/refund`, { amount })).body).toMatchObject({
        status: 'pending',
      });
    }
    await clock(10 * minuteMs);
    const { body: list } = await razorpay(sandbox, 'GET', `${path}/refunds`);
    expect(list['items']).toMatchObject([{ status: 'processed' }, { status: 'failed' }]);
    expect(await ledger()).toMatchObject({ 'ORD-R': { refunded: 10_017 } });
    expect((await razorpay(sandbox, 'GET', path)).body).toMatchObject({ amount_refunded: 10_017 });
  });
});

it('adds up what both providers took for one order of the application', async () => {
  await payByCard(sandbox, await newCardOrder(sandbox, 649_900, { receipt: 'ORD-BOTH' }));
  const headers = await payPalToken(sandbox);
  const order = payPalOrder('249.00', 'USD', 'ORD-BOTH-2');
  const { body } = await ask(sandbox, 'POST', '/v2/checkout/orders', order, headers);
  await control(sandbox, 'paypal/approve', { orderID: body['id'] });
  await ask(sandbox, 'POST', `/v2/checkout/orders/${String(body['id'])}/capture`, {}, headers);
  expect(await ledger()).toMatchObject({ 'ORD-BOTH': { captured: 649_900 + 24_900 } });
});

describe('a fault', () => {
  const create = () =>
    razorpay(sandbox, 'POST', '/orders', { amount: 649_900, currency: 'INR', receipt: 'ORD-F' });
  const made = async () => (await razorpay(sandbox, 'GET', '/orders?receipt=ORD-F')).body['count'];
  const fault = (given: object) =>
    control(sandbox, 'faults', { method: 'POST', path: '^/v1/orders$', ...given });

  it('of status lets nothing happen, and passes', async () => {
    await fault({ mode: 'status', status: 503, body: { error: {} } });
    expect((await create()).status).toBe(503);
    expect(await made()).toBe(0);
    expect((await create()).status).toBe(200);
  });

  it('breaks the line once all is done', async () => {
    await fault({ mode: 'reset_after' });
    await expect(create()).rejects.toThrow();
    expect(await made()).toBe(1);
  });

  it('ends when asked to', async () => {
    await fault({ mode: 'status', status: 503, body: { error: {} }, times: 1000 });
    expect((await create()).status).toBe(503);
    expect((await ask(sandbox, 'DELETE', '/_sandbox/faults')).status).toBe(200);
    expect((await create()).status).toBe(200);
  });

  it.each([
    ['timeout_before', 0],
    ['timeout_after', 1],
  ])('of %s never answers', async (mode, orders) => {
    await fault({ mode });
    let isAnswered = false;
    void create().then(
      () => (isAnswered = true),
      () => undefined,
    );
    while ((await control(sandbox, 'faults')).body['faults']?.['length'] !== 0) await Promise.resolve();
    expect([await made(), isAnswered]).toEqual([orders, false]);
  });
});

it('takes money back that a dispute was lost over', async () => {
  const { body } = await payByCard(sandbox, await newCardOrder(sandbox, 649_900, { receipt: 'ORD-D' }));
  const dispute = { payment_id: body['razorpay_payment_id'], status: 'lost' };
  expect((await control(sandbox, 'dashboard/chargeback', dispute)).status).toBe(200);
  expect(await ledger()).toMatchObject({ 'ORD-D': { captured: 649_900, refunded: 649_900 } });
});

it('shows the headers of what it was asked', async () => {
  await razorpay(sandbox, 'POST', '/orders', {}, { 'X-Asked-By': 'a test' });
  const { body } = await control(sandbox, 'requests?path=/v1/orders');
  expect(body['requests']).toMatchObject([
    { method: 'POST', status: 400, headers: { 'x-asked-by': 'a test' } },
  ]);
});

it('goes back, for orders that are to be of another month, and on again', async () => {
  const month = 30 * 24 * 60 * minuteMs;
  await control(sandbox, 'clock', { backMs: month });
  const id = await newCardOrder(sandbox);
  await control(sandbox, 'clock', { advanceMs: month });
  await newCardOrder(sandbox);
  const { body } = await razorpay(sandbox, 'GET', '/orders');
  const made = body['items'] as unknown as { id: string; created_at: number }[];
  const [first, second] = made.sort((a, b) => a.created_at - b.created_at);
  expect(first?.id).toBe(id);
  expect((second?.created_at ?? 0) - (first?.created_at ?? 0)).toBeCloseTo(month / 1000, -2);
});

it('says what is wrong with a control call', async () => {
  for (const [path, body] of [
    ['next', { provider: 'razorpay', outcome: 'unheard-of' }],
    ['faults', { mode: 'fire' }],
    ['webhooks', { action: 'sing' }],
    ['clock', { advanceMs: -1 }],
    ['clock', { backMs: -1 }],
  ] as const) {
    const reply = await control(sandbox, path, body);
    expect([reply.status, typeof reply.body['error']?.['description']]).toEqual([400, 'string']);
  }
});

it('answers pages of other hosts', async () => {
  const reply = await fetch(`${sandbox.url}/_sandbox/razorpay/checkout`, { method: 'OPTIONS' });
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});

it('forgets everything when it is reset', async () => {
  await payByCard(sandbox, await newCardOrder(sandbox));
  await control(sandbox, 'reset', {});
  const { body } = await control(sandbox, 'state');
  expect([body['orders'], body['payments'], body['ledger']]).toEqual([[], [], {}]);
});
