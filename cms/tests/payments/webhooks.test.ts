// Databases: PostgreSQL, as a unique key finds what is sent twice; the stories buy on SQLite.
import { setTimeout as wait } from 'node:timers/promises';
import { plentiful } from '../accounts/parent';
import { findRows, until } from '../mailer/mails';
import { createTestHome, startCms } from '../start-cms';
import { assertBooks } from './assert-books';
import {
  approve,
  capture,
  newBuyer,
  orderByCard,
  orderByPayPal,
  payByCard,
  report,
  type Buyer,
  type CardOrder,
} from './buyer';
import { changePrices, monthlyPrices, publishPlans } from './goods';
import { startSandbox } from './sandbox';
import { kept, type Shop } from './shop';
import { triesUntilTaken } from './taken';
import {
  eventRows,
  hurryEvents,
  orderNow,
  untilEventsDone,
  untilProcessed,
  untilStage,
  watchReads,
} from './watching';

interface Settings {
  read: () => Promise<object>;
  save: (settings: object) => Promise<void>;
}

let shop: Shop;

beforeAll(async () => {
  const [home, sandbox] = [await createTestHome(), await startSandbox()];
  const cms = await startCms(home, {
    ...plentiful,
    ...sandbox.env,
    // The secret was just changed; messages signed with the old one still arrive.
    RAZORPAY_KEY_ID: 'rzp_test_sandbox000001',
    RAZORPAY_KEY_SECRET: 'sandbox_secret',
    RAZORPAY_WEBHOOK_SECRET: 'whsec_sandbox,whsec_sandbox_old',
    RAZORPAY_ACCOUNT_ID: 'acc_Sandbox0000001',
    RAZORPAY_API_BASE: sandbox.url,
  });
  await publishPlans(cms);
  const settings = cms.strapi.plugin('payments').service<Settings>('settings');
  await settings.save({ ...(await settings.read()), alertTo: ['finance@example.com'] });
  await sandbox.sendWebhooksTo(cms.url);
  const close = async () => {
    await cms.stop();
    await sandbox.stop();
    await home.remove();
  };
  shop = { home, cms, sandbox, close };
});

beforeEach(async () => {
  await shop.sandbox.webhooks({ action: 'deliver' });
});

afterEach(async () => {
  await hurryEvents(shop.cms, { what: 'CHECKOUT.ORDER.APPROVED' });
  await untilEventsDone(shop.cms);
  await assertBooks(shop.cms, shop.sandbox);
});

afterAll(async () => {
  await shop.close();
});

async function begin(): Promise<{ buyer: Buyer; order: CardOrder }> {
  const buyer = await newBuyer(shop.cms);
  return { buyer, order: await orderByCard(shop.cms, buyer) };
}

/** Waits until all of the sandbox's messages of these kinds were delivered. */
async function untilAnswered(events: readonly string[]): Promise<void> {
  await until(async () => {
    const sent = await shop.sandbox.deliveries();
    const left = sent.filter(({ event, state }) => events.includes(event) && state !== 'delivered');
    return left.length === 0 ? true : undefined;
  });
}

it('settles an order whose parent has paid and closed the browser', async () => {
  const { order } = await begin();
  const { id } = await orderNow(shop.cms, order.order);
  await payByCard(shop.sandbox, order, 'lost');
  await untilStage(shop.cms, order.order, 'paid');
  // A message is noted once it is done with, which is after the order is paid.
  await untilProcessed(shop.cms, id, 1);
  expect((await kept(shop.cms, order.order)).story).toEqual(
    expect.arrayContaining(['paid', 'enrolled', 'webhook']),
  );
});

it('reads an order twice to settle it by a message: once to ask its provider, once while it is held', async () => {
  const { order } = await begin();
  const { id } = await orderNow(shop.cms, order.order);
  const { reads, stop } = watchReads(shop.cms, id);
  await payByCard(shop.sandbox, order, 'lost');
  await untilStage(shop.cms, order.order, 'paid');
  stop();
  expect(reads).toHaveLength(2);
});

it('takes at PayPal what was approved before the browser died, and takes it once', async () => {
  const { cms, sandbox } = shop;
  const order = await orderByPayPal(cms, await newBuyer(cms));
  await approve(sandbox, order, 'lost');
  await untilAnswered(['CHECKOUT.ORDER.APPROVED']);
  // The browser that was shown it goes first, for a while.
  expect((await orderNow(cms, order.order)).stage).toBe('pending');
  await hurryEvents(cms, { what: 'CHECKOUT.ORDER.APPROVED' });
  await untilEventsDone(cms);
  await untilStage(cms, order.order, 'paid');
  const { captures } = await sandbox.state(order.number);
  expect(captures).toHaveLength(1);
});

it('does not capture an approval whose price has changed', async () => {
  const { cms, sandbox } = shop;
  const order = await orderByPayPal(cms, await newBuyer(cms));
  await approve(sandbox, order, 'lost');
  await untilAnswered(['CHECKOUT.ORDER.APPROVED']);
  await changePrices(cms, 'coding-monthly', { ...monthlyPrices, USD: 29_900 });
  await hurryEvents(cms, { what: 'CHECKOUT.ORDER.APPROVED' });
  await untilEventsDone(cms);
  expect((await orderNow(cms, order.order)).stage).toBe('pending');
  expect((await sandbox.state(order.number)).captures).toHaveLength(0);
  await changePrices(cms, 'coding-monthly', monthlyPrices);
});

it('accepts what the page reports later than the webhook', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'webhookfirst' });
  const paid = await payByCard(sandbox, order);
  await untilStage(cms, order.order, 'paid');
  const { status, body } = await report(cms, buyer, order, paid);
  expect([status, body]).toMatchObject([200, { status: 'paid' }]);
});

it('makes nothing twice from repeated messages, at the same time and much later', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'dupwebhook' });
  await report(cms, buyer, order, await payByCard(sandbox, order)).expect(200);
  await untilAnswered(['payment.captured', 'order.paid']);
  const sent = (await sandbox.deliveries()).filter(({ raw }) => raw.includes(order.id));
  expect(sent.length).toBeGreaterThan(1);
  const ids = sent.map(({ id }) => id);
  await sandbox.webhooks({ action: 'duplicate', ids, times: 5, parallel: true });
  const events = await untilEventsDone(cms, { eventId: { $in: sent.map(({ eventId }) => eventId) } });
  expect(events).toHaveLength(sent.length);
  await triesUntilTaken(sandbox, sent);
  const { story } = await kept(cms, order.order);
  expect(story.filter((what) => what === 'paid' || what === 'enrolled')).toEqual(['paid', 'enrolled']);
});

it('ends the same in any order of messages', async () => {
  const { cms, sandbox } = shop;
  const { order } = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'outoforder' });
  await payByCard(sandbox, order, 'lost');
  await untilStage(cms, order.order, 'paid');
  const [{ paymentId = '' } = {}] = (await kept(cms, order.order)).payments;
  await sandbox.emit({ provider: 'razorpay', event: 'payment.authorized', entityId: paymentId });
  await sandbox.emit({
    provider: 'razorpay',
    event: 'payment.failed',
    entityId: paymentId,
    overrides: { status: 'failed' },
  });
  await wait(300);
  await untilEventsDone(cms);
  expect((await orderNow(cms, order.order)).stage).toBe('paid');
});

it('loses no refund that arrives before the payment', async () => {
  const { cms, sandbox } = shop;
  const { order } = await begin();
  await sandbox.webhooks({ action: 'hold', times: 1 });
  await payByCard(sandbox, order, 'lost');
  await sandbox.webhooks({ action: 'deliver' });
  await sandbox.refundByDashboard({ order_id: order.id });
  await untilStage(cms, order.order, 'refunded');
  await sandbox.webhooks({ action: 'release' });
  await wait(300);
  await untilEventsDone(cms);
  expect((await orderNow(cms, order.order)).stage).toBe('refunded');
});

it('takes what was signed with the secret before, and nothing that was spoilt on its way', async () => {
  const { sandbox } = shop;
  const { order } = await begin();
  for (const how of ['wrong_secret', 'tamper', 'old_secret']) {
    await sandbox.webhooks({ action: how, times: 1 });
    await sandbox.emit({
      provider: 'razorpay',
      event: 'payment.authorized',
      overrides: { order_id: order.id },
    });
  }
  const tries = await until(async () => {
    const all = (await sandbox.deliveries()).flatMap((each) => each.tries);
    const spoilt = all.filter(({ signing }) => signing !== 'right');
    return spoilt.length === 3 ? spoilt : undefined;
  });
  expect(tries.map(({ signing, status }) => [signing, status])).toEqual([
    ['wrong_secret', 400],
    ['tamper', 400],
    ['old_secret', 200],
  ]);
});

it.each([
  ['another amount', { amount: 100 }],
  ['another currency', { currency: 'USD' }],
])('shows a message of %s to a person, and delivers nothing for it', async (_name, overrides) => {
  const { cms, sandbox } = shop;
  const { order } = await begin();
  await sandbox.emit({
    provider: 'razorpay',
    event: 'payment.captured',
    overrides: { order_id: order.id, ...overrides },
  });
  const { attention, documentId } = await untilStage(cms, order.order, 'review');
  expect(attention).toBe(',mismatch,');
  const alerts = await findRows(cms, { key: { $startsWith: `payments.alert.${documentId}.mismatch` } });
  expect(alerts.map(({ recipient }) => recipient)).toEqual(['finance@example.com']);
  expect((await kept(cms, order.order)).story).toEqual(expect.arrayContaining(['review', 'mismatch']));
});

it('keeps what belongs to another account, and makes nothing of it', async () => {
  const { cms, sandbox } = shop;
  const { order } = await begin();
  await sandbox.emit({
    provider: 'razorpay',
    event: 'payment.captured',
    overrides: {
      account_id: 'acc_Somebody000001',
      event_id: 'evtforeign0001',
      order_id: order.id,
      amount: 100,
    },
  });
  const problem = await until(async () => {
    const found = await eventRows(cms, {
      processedAt: { $notNull: true },
      problem: { $contains: 'another' },
    });
    return found[0]?.problem;
  });
  expect(problem).toContain('another account');
  expect((await orderNow(cms, order.order)).stage).toBe('pending');
});

it('looks for an unknown order for a while, and then shows it to a person', async () => {
  const { cms, sandbox } = shop;
  const told = await sandbox.emit({ provider: 'paypal', event: 'PAYMENT.CAPTURE.COMPLETED' });
  const { eventId } = told as { eventId: string };
  await until(async () =>
    (await eventRows(cms, { eventId, attempts: { $gt: 0 } })).length === 1 ? true : undefined,
  );
  expect(await eventRows(cms, { eventId })).toMatchObject([{ processedAt: null }]);
  await until(async () =>
    (await eventRows(cms, { eventId, problem: { $notNull: true } })).length === 1 ? true : undefined,
  );
  await hurryEvents(cms, { eventId }, { receivedAt: new Date(Date.now() - 11 * 60_000) });
  const [event] = await untilEventsDone(cms, { eventId });
  expect(event?.problem).toBe('It belongs to no order of ours.');
  const alerts = await findRows(cms, { key: { $startsWith: 'payments.alert.unknown.paypal' } });
  expect(alerts).toHaveLength(1);
});

it('takes a payment at PayPal that is confirmed later', async () => {
  const { cms, sandbox } = shop;
  const buyer = await newBuyer(cms);
  const order = await orderByPayPal(cms, buyer);
  await sandbox.next({ provider: 'paypal', outcome: 'pending' });
  await approve(sandbox, order);
  const { body } = await capture(cms, buyer, order);
  expect(body).toMatchObject({ status: 'PENDING' });
  expect((await orderNow(cms, order.order)).stage).toBe('processing');
  await sandbox.clock(3_600_000 + 1000);
  await untilStage(cms, order.order, 'paid');
});
