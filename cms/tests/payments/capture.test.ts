// Databases: PostgreSQL, as captured money is written under a row lock, which SQLite does not have.
import {
  capturePayPalDeclined,
  noSuchOrder,
  paymentConfirming,
  paymentReceived,
} from '@lanternway/contracts/payments/checkout';
import { until } from '../mailer/mails';
import { assertBooks } from './assert-books';
import {
  approve,
  askForPayPal,
  buyByCard,
  capture,
  newBuyer,
  orderByPayPal,
  orderOf,
  type Buyer,
  type PayPalOrder,
} from './buyer';
import { ageProviderOrders, kept, openShop, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await assertBooks(shop.cms, shop.sandbox);
  await shop.close();
});

/** A buyer with an order that they have approved at PayPal. */
async function approved(outcome = 'approve'): Promise<{ buyer: Buyer; order: PayPalOrder }> {
  const buyer = await newBuyer(shop.cms);
  const order = await orderByPayPal(shop.cms, buyer);
  await approve(shop.sandbox, order, outcome);
  return { buyer, order };
}

const untilStage = (order: PayPalOrder, stage: string) =>
  until(async () => ((await kept(shop.cms, order.order)).order.stage === stage ? true : undefined));

const capturesOf = async ({ orderId }: PayPalOrder) =>
  (await shop.sandbox.requests(`/v2/checkout/orders/${orderId}/capture`)).map(
    ({ headers }) => headers['paypal-request-id'],
  );

it('takes what was approved, and says so again and again', async () => {
  const { cms } = shop;
  const { buyer, order } = await approved();
  const first = await capture(cms, buyer, order);
  expect([first.status, first.body]).toEqual([
    200,
    { success: true, message: paymentReceived, status: 'COMPLETED', order: order.order },
  ]);
  expect((await capture(cms, buyer, order)).body).toEqual(first.body);
  expect(await capturesOf(order)).toHaveLength(1);
  expect(await orderOf(cms, buyer, order.order)).toMatchObject({
    status: 'paid',
    provider: 'paypal',
    providerOrderId: order.orderId,
    sessions: { bought: 8, used: 0, left: 8 },
  });
});

it('takes it once, though many tabs ask at the same moment', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await approved();
  const answers = await Promise.all(Array.from({ length: 10 }, () => capture(cms, buyer, order)));
  for (const { status } of answers) expect([200, 202]).toContain(status);
  await untilStage(order, 'paid');
  expect((await sandbox.state(order.number)).captures).toHaveLength(1);
  expect(new Set(await capturesOf(order)).size).toBe(1);
});

it('does not take what was not approved', async () => {
  const { cms } = shop;
  const buyer = await newBuyer(cms);
  const order = await orderByPayPal(cms, buyer);
  const { status } = await capture(cms, buyer, order);
  expect(status).toBe(422);
  expect((await kept(cms, order.order)).order.stage).toBe('pending');
});

it('accepts nothing for another parent’s order', async () => {
  const { cms } = shop;
  const { order } = await approved();
  const stranger = await newBuyer(cms, 'stranger');
  const { status, body } = await capture(cms, stranger, order);
  expect([status, body]).toEqual([404, { success: false, message: noSuchOrder }]);
  expect(await capturesOf(order)).toEqual([]);
});

it('lets the parent choose another card after a decline, as a new attempt on the same order', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await approved('decline_once');
  const declined = await capture(cms, buyer, order);
  expect([declined.status, declined.body]).toEqual([
    422,
    { success: false, message: capturePayPalDeclined, reason: 'declined' },
  ]);
  expect(await orderOf(cms, buyer, order.order)).toMatchObject({
    status: 'pending',
    problem: expect.stringContaining('declined') as string,
  });
  await approve(sandbox, order);
  const second = await capture(cms, buyer, order);
  expect([second.status, second.body]).toMatchObject([200, { status: 'COMPLETED' }]);
  const keys = await capturesOf(order);
  expect(new Set(keys).size).toBe(keys.length);
  expect(
    (await sandbox.state(order.number)).captures.filter(({ status }) => status === 'COMPLETED'),
  ).toHaveLength(1);
});

describe('a payment that PayPal reviews', () => {
  it('is paid once PayPal says so, and not before', async () => {
    const { cms, sandbox } = shop;
    const { buyer, order } = await approved('pending');
    const waiting = await capture(cms, buyer, order);
    expect([waiting.status, waiting.body]).toMatchObject([
      200,
      { status: 'PENDING', message: paymentConfirming },
    ]);
    expect(await orderOf(cms, buyer, order.order)).toMatchObject({
      status: 'processing',
      receiptNumber: null,
      sessions: null,
    });
    await sandbox.clock(61 * 60_000);
    await untilStage(order, 'paid');
  });

  it('fails once PayPal refuses it, and a new order can be made', async () => {
    const { cms, sandbox } = shop;
    const { buyer, order } = await approved('pending_denied');
    expect((await capture(cms, buyer, order)).body).toMatchObject({ status: 'PENDING' });
    await sandbox.clock(61 * 60_000);
    await untilStage(order, 'failed');
    expect((await capture(cms, buyer, order)).status).toBe(422);
    const { status, body } = await askForPayPal(cms, buyer);
    expect(status).toBe(200);
    expect((body as PayPalOrder).order).not.toBe(order.order);
  });
});

it('settles what was taken without an answer', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await approved('nowebhook');
  await sandbox.faults({ method: 'POST', path: '/capture$', mode: 'reset_after', times: 1 });
  const { status, body } = await capture(cms, buyer, order);
  expect([status, body]).toMatchObject([200, { status: 'COMPLETED' }]);
  expect((await sandbox.state(order.number)).captures).toHaveLength(1);
});

it('says that it is being confirmed while the result is unknown, and does not let the parent pay again', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await approved('nowebhook');
  await sandbox.faults({ method: 'POST', path: '/capture$', mode: 'reset_after', times: 1 });
  await sandbox.faults({ path: '/v2/', mode: 'status', status: 503, times: 50 });
  const { status, body } = await capture(cms, buyer, order);
  expect([status, body]).toMatchObject([202, { status: 'PENDING', message: paymentConfirming }]);
  await ageProviderOrders(cms, 10_000);
  const again = await askForPayPal(cms, buyer);
  expect([again.status, again.body]).toMatchObject([
    409,
    { reason: 'confirming', order: { id: order.order } },
  ]);
  // PayPal is back after a while, and the order reaches its true state.
  for (let tries = 0; (await kept(cms, order.order)).order.stage !== 'paid' && tries < 40; tries += 1)
    await capture(cms, buyer, order);
  expect((await kept(cms, order.order)).order.stage).toBe('paid');
  expect((await sandbox.state(order.number)).captures).toHaveLength(1);
});

it('takes nothing at PayPal for an order that was paid by card meanwhile', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await approved('nowebhook');
  const card = await buyByCard(cms, sandbox, buyer, { amount: 24900, currency: 'USD' });
  expect(card.order).toBe(order.order);
  const { status, body } = await capture(cms, buyer, order);
  expect([status, body]).toMatchObject([200, { status: 'COMPLETED' }]);
  expect((await sandbox.state(order.number)).captures).toEqual([]);
});
