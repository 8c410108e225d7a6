// Databases: PostgreSQL, as due orders are found by their times.
import { until } from '../../mailer/mails';
import { orderOf } from '../buyer';
import { republishPlan, unpublishPlan } from '../goods';
import { kept, type Shop } from '../shop';
import { age, lookNow, orderNow, untilStage } from '../watching';
import {
  alertsOf,
  begin,
  effectsOf,
  endScenario,
  nothingYet,
  onceEach,
  openStage,
  refundsOf,
  untilMessages,
  untilRefunded,
  untilTaken,
  type Purchase,
} from './stage';

let shop: Shop;

beforeAll(async () => {
  shop = await openStage();
});

beforeEach(async () => {
  await shop.sandbox.webhooks({ action: 'deliver' });
});

afterEach(async () => {
  await endScenario(shop);
});

afterAll(async () => {
  await shop.close();
});

const twoDaysMs = 2 * 24 * 3_600_000;
const hourMs = 3_600_000;

describe('S10: money that comes two days after an order was given up', () => {
  /** An order whose payment failed, and whose time is over. */
  async function givenUp(): Promise<Purchase> {
    const { cms } = shop;
    const purchase = await begin(shop, 'razorpay');
    await purchase.pay('late');
    await purchase.tell();
    await age(cms, purchase.order, { expiresAt: new Date(Date.now() - 1000) });
    await lookNow(cms, purchase.order);
    expect((await orderNow(cms, purchase.order)).stage).toBe('expired');
    return purchase;
  }

  it.each([
    ['a webhook', 'deliver'],
    ['looking', 'drop'],
  ])('pays it where the plan is still sold: found out by %s', async (_how, action) => {
    const { cms, sandbox } = shop;
    const { order, buyer, amount } = await givenUp();
    await sandbox.webhooks({ action });
    await sandbox.clock(twoDaysMs + 60_000);
    if (action === 'drop') await lookNow(cms, order);
    await untilStage(cms, order, 'paid');
    expect(await effectsOf(shop, order)).toEqual(onceEach);
    expect(await orderOf(cms, buyer, order)).toMatchObject({ status: 'paid', sessions: { left: 8 } });
    expect(await orderNow(cms, order)).toMatchObject({ capturedMinor: amount });
  });

  it.each([
    ['a webhook', 'deliver'],
    ['looking', 'drop'],
  ])(
    'gives it back once, and calls a person, where the plan is sold no more: found out by %s',
    async (_how, action) => {
      const { cms, sandbox } = shop;
      const { order, number, amount } = await givenUp();
      await unpublishPlan(cms, 'coding-monthly');
      await sandbox.webhooks({ action });
      await sandbox.clock(twoDaysMs + 60_000);
      if (action === 'drop') await lookNow(cms, order);
      await untilRefunded(shop, order);
      await lookNow(cms, order);
      const [{ paymentId = '' } = {}] = (await kept(cms, order)).payments;
      expect(await refundsOf(shop, order)).toMatchObject([
        { kind: 'not_sold', amountMinor: amount, requestKey: `late_${paymentId}` },
      ]);
      expect(await effectsOf(shop, order)).toEqual(nothingYet);
      const { documentId, attention } = await orderNow(cms, order);
      expect(attention).toBe(',not_sold,');
      expect(await alertsOf(cms, `${documentId}.not_sold`)).toEqual(['finance@example.com']);
      expect((await sandbox.state(number)).ledger[number]).toMatchObject({
        captured: amount,
        refunded: amount,
      });
      await republishPlan(cms, 'coding-monthly');
    },
  );
});

describe('S11: a capture that PayPal reviews', () => {
  async function waiting(outcome: string): Promise<Purchase> {
    const purchase = await begin(shop, 'paypal');
    await purchase.pay(outcome);
    const { status, body } = await purchase.tell();
    expect([status, body]).toMatchObject([200, { status: 'PENDING' }]);
    expect((await orderNow(shop.cms, purchase.order)).stage).toBe('processing');
    expect(await effectsOf(shop, purchase.order)).toEqual(nothingYet);
    return purchase;
  }

  it.each([
    ['its webhook', 'deliver'],
    ['looking', 'drop'],
  ])('pays the order once PayPal has captured it, and not before: reported by %s', async (_how, action) => {
    const { cms, sandbox } = shop;
    const { order, tell, at } = await waiting('pending');
    await sandbox.webhooks({ action });
    await sandbox.clock(hourMs + 1000);
    if (action === 'drop') await lookNow(cms, order);
    else {
      const [done] = await untilMessages(shop, at, 'PAYMENT.CAPTURE.COMPLETED');
      await untilTaken(shop, at);
      await sandbox.webhooks({ action: 'duplicate', ids: [done?.id], times: 3, parallel: true });
    }
    await untilStage(cms, order, 'paid');
    expect(await effectsOf(shop, order)).toEqual(onceEach);
    expect((await tell()).body).toMatchObject({ status: 'COMPLETED' });
  });

  it.each([
    ['its webhook', 'deliver'],
    ['looking', 'drop'],
  ])('ends the order without a payment if PayPal refuses it: reported by %s', async (_how, action) => {
    const { cms, sandbox } = shop;
    const { order, buyer, tell } = await waiting('pending_denied');
    await sandbox.webhooks({ action });
    await sandbox.clock(hourMs + 1000);
    if (action === 'drop') await lookNow(cms, order);
    await untilStage(cms, order, 'failed');
    expect(await effectsOf(shop, order)).toEqual(nothingYet);
    expect(await orderOf(cms, buyer, order)).toMatchObject({ status: 'failed', receiptNumber: null });
    expect((await tell()).status).toBe(422);
  });
});

it('S12: lets the parent choose another card where the first is declined, under a new key, for one charge', async () => {
  const { cms, sandbox } = shop;
  const { order, number, at, pay, tell, amount } = await begin(shop, 'paypal');
  await pay('decline_once');
  const declined = await tell();
  expect([declined.status, declined.body]).toMatchObject([422, { reason: 'declined' }]);
  expect((await orderNow(cms, order)).stage).toBe('pending');
  expect(await effectsOf(shop, order)).toEqual(nothingYet);
  // PayPal's window starts again (`actions.restart()`), and the parent approves again.
  await pay();
  const taken = await tell();
  expect([taken.status, taken.body]).toMatchObject([200, { status: 'COMPLETED' }]);
  const keys = (await sandbox.requests(`/v2/checkout/orders/${at}/capture`)).map(
    ({ headers }) => headers['paypal-request-id'],
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
  expect((await sandbox.state(number)).ledger[number]).toMatchObject({ captured: amount });
  expect((await sandbox.state(number)).ledger[number]?.payments).toHaveLength(1);
  expect(await effectsOf(shop, order)).toEqual(onceEach);
});

describe('S13: an answer that never comes, of money that was taken', () => {
  it.each([
    ['at PayPal', 'timeout_after'],
    ['at PayPal, whose line breaks', 'reset_after'],
  ])('is one charge %s', async (_where, mode) => {
    const { cms, sandbox } = shop;
    const { order, number, at, pay, tell } = await begin(shop, 'paypal');
    await pay('nowebhook');
    await sandbox.faults({ method: 'POST', path: `${at}/capture$`, mode, times: 1 });
    const first = await tell();
    expect([200, 202]).toContain(first.status);
    await lookNow(cms, order);
    await untilStage(cms, order, 'paid');
    expect((await tell()).body).toMatchObject({ status: 'COMPLETED' });
    const keys = (await sandbox.requests(`${at}/capture`)).map(({ headers }) => headers['paypal-request-id']);
    expect(new Set(keys).size).toBe(1);
    expect((await sandbox.state(number)).ledger[number]?.payments).toHaveLength(1);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });

  it('is tried again at PayPal with the same key, where nobody knows what came of the first try', async () => {
    const { cms, sandbox } = shop;
    const { order, number, at, pay, tell } = await begin(shop, 'paypal');
    await pay('nowebhook');
    // Neither the call nor any of its retries arrives.
    await sandbox.faults({ method: 'POST', path: `${at}/capture$`, mode: 'reset_before', times: 3 });
    const first = await tell();
    expect([first.status, first.body]).toMatchObject([202, { status: 'PENDING' }]);
    expect(await effectsOf(shop, order)).toEqual(nothingYet);
    expect((await tell()).body).toMatchObject({ status: 'COMPLETED' });
    await lookNow(cms, order);
    const keys = (await sandbox.requests(`${at}/capture`)).map(({ headers }) => headers['paypal-request-id']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect((await sandbox.state(number)).ledger[number]?.payments).toHaveLength(1);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });

  it('is one charge where PayPal says that it was taken already', async () => {
    const { cms, sandbox } = shop;
    const { order, number, pay, tell } = await begin(shop, 'paypal');
    await pay('already');
    expect([200, 202]).toContain((await tell()).status);
    await lookNow(cms, order);
    await untilStage(cms, order, 'paid');
    expect((await sandbox.state(number)).ledger[number]?.payments).toHaveLength(1);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });

  it('is one charge at Razorpay, which only authorised it', async () => {
    const { cms, sandbox } = shop;
    const { order, number, pay, tell } = await begin(shop, 'razorpay');
    await sandbox.webhooks({ action: 'drop' });
    await pay('authorized');
    await sandbox.faults({ method: 'POST', path: '/v1/payments/.*/capture$', mode: 'reset_after', times: 1 });
    expect([200, 202]).toContain((await tell()).status);
    await lookNow(cms, order);
    await untilStage(cms, order, 'paid');
    expect((await sandbox.state(number)).ledger[number]?.payments).toHaveLength(1);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });

  it('is known at Razorpay by the look after, where none of our questions was answered at first', async () => {
    const { cms, sandbox } = shop;
    const { order, pay, tell } = await begin(shop, 'razorpay');
    await pay('nowebhook');
    await sandbox.faults({ method: 'GET', path: '^/v1/', mode: 'reset_after', times: 3 });
    const { status } = await tell();
    expect([200, 202]).toContain(status);
    await until(async () => {
      await lookNow(cms, order);
      return (await orderNow(cms, order)).stage === 'paid' ? true : undefined;
    });
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });
});
