// Databases: PostgreSQL, as a unique key finds what is sent twice.
import type { Provider } from '@lanternway/contracts/payments/orders';
import { until } from '../../mailer/mails';
import { kept, type Shop } from '../shop';
import { triesUntilTaken } from '../taken';
import { eventRows, hurryEvents, orderNow, untilEventsDone, untilStage } from '../watching';
import {
  begin,
  buy,
  effectsOf,
  endScenario,
  messagesAbout,
  onceEach,
  openStage,
  refundsOf,
  untilMessages,
  untilTaken,
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

const facts: Record<Provider, string[]> = {
  // Two messages about one fact.
  razorpay: ['payment.captured', 'order.paid'],
  paypal: ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'],
};
const tenMinutes = 10 * 60_000;

describe.each(['razorpay', 'paypal'] as const)('at %s', (provider) => {
  it('S8: makes nothing twice of one message five times at once, nor ten minutes later, nor of two of one fact', async () => {
    const { cms, sandbox } = shop;
    const purchase = await buy(shop, provider);
    await untilMessages(shop, purchase.at, ...facts[provider]);
    const sent = await untilTaken(shop, purchase.at);
    const ids = sent.map(({ id }) => id);
    await sandbox.webhooks({ action: 'duplicate', ids, times: 5, parallel: true });
    const eventIds = sent.map(({ eventId }) => eventId);
    await hurryEvents(cms, {});
    await untilEventsDone(cms, { eventId: { $in: eventIds } });
    const before = await kept(cms, purchase.order);
    await cms.strapi.db.query('plugin::payments.event').updateMany({
      where: { eventId: { $in: eventIds } },
      data: { receivedAt: new Date(Date.now() - tenMinutes), processedAt: new Date(Date.now() - tenMinutes) },
    });
    await sandbox.clock(tenMinutes);
    await sandbox.webhooks({ action: 'duplicate', ids, times: 2 });
    expect(await untilEventsDone(cms, { eventId: { $in: eventIds } })).toHaveLength(new Set(eventIds).size);
    expect((await triesUntilTaken(sandbox, sent)).length).toBeGreaterThanOrEqual(ids.length * 8);
    expect((await kept(cms, purchase.order)).story).toEqual(before.story);
    expect(await effectsOf(shop, purchase.order)).toEqual(onceEach);
  });

  it('S9: stays paid when events arrive in reverse order', async () => {
    const { cms, sandbox } = shop;
    await sandbox.webhooks({ action: 'hold' });
    const { order, at: atProvider, pay, tell } = await begin(shop, provider);
    await sandbox.next({ provider, outcome: 'outoforder' });
    await pay();
    expect((await tell()).status).toBe(200);
    await untilMessages(shop, atProvider, ...facts[provider]);
    const ids = (await messagesAbout(shop, atProvider)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    // One after the other, each processed completely, the last one first.
    for (const id of ids.reverse()) {
      await sandbox.webhooks({ action: 'deliver', ids: [id] });
      await hurryEvents(cms, {});
      await untilEventsDone(cms);
      expect((await orderNow(cms, order)).stage).toBe('paid');
    }
    expect(await effectsOf(shop, order)).toEqual(onceEach);
    await sandbox.webhooks({ action: 'release' });
  });

  it('S9: loses no refund that arrives before the payment', async () => {
    const { cms, sandbox } = shop;
    await sandbox.webhooks({ action: 'hold' });
    const { order, number, at: atProvider, pay, amount } = await begin(shop, provider);
    await pay('lost');
    // The money is captured by somebody who never reports it to us.
    if (provider === 'paypal') await captureElsewhere(atProvider);
    await untilMessages(
      shop,
      atProvider,
      provider === 'razorpay' ? 'order.paid' : 'PAYMENT.CAPTURE.COMPLETED',
    );
    const earlier = await messagesAbout(shop, atProvider);
    await sandbox.refundByDashboard({ order_id: atProvider });
    const refundIds = (await sandbox.state(number)).refunds.map(({ id }) => id);
    const news = await until(async () => {
      const found = (await messagesAbout(shop, ...refundIds)).filter(
        ({ id }) => !earlier.some((each) => each.id === id),
      );
      return found.length > 0 ? found : undefined;
    });
    expect(await orderNow(cms, order)).toMatchObject({ stage: 'pending' });
    await sandbox.webhooks({ action: 'deliver', ids: news.map(({ id }) => id) });
    await until(async () => {
      const told = await eventRows(cms, { eventId: { $in: news.map(({ eventId }) => eventId) } });
      return told.length > 0 && told.every(({ attempts }) => attempts > 0) ? true : undefined;
    });
    await sandbox.webhooks({ action: 'release' });
    await untilTaken(shop, atProvider);
    await hurryEvents(cms, {});
    await untilEventsDone(cms);
    await untilStage(cms, order, 'refunded');
    expect(await refundsOf(shop, order)).toMatchObject([{ state: 'done', amountMinor: amount }]);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });
});

/** Captures at the provider itself, like a server of ours that died before it could store anything. */
async function captureElsewhere(orderId: string): Promise<void> {
  const { url } = shop.sandbox;
  const form = { method: 'POST', body: 'grant_type=client_credentials' };
  const basic = `Basic ${Buffer.from('sb-client:sb-secret').toString('base64')}`;
  const headers = { Authorization: basic, 'Content-Type': 'application/x-www-form-urlencoded' };
  const reply = await fetch(`${url}/v1/oauth2/token`, { ...form, headers });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const captured = await fetch(`${url}/v2/checkout/orders/${orderId}/capture`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(captured.status).toBe(201);
}

it('S9: is paid where the same payment failed first and was taken after all', async () => {
  const { cms, sandbox } = shop;
  const { order, at: atProvider, pay, tell } = await begin(shop, 'razorpay');
  await pay('late');
  await tell();
  await untilMessages(shop, atProvider, 'payment.failed');
  await untilTaken(shop, atProvider);
  const [failed] = (await kept(cms, order)).payments;
  expect(failed).toMatchObject({ state: 'failed' });
  await sandbox.late({ order_id: atProvider });
  await untilStage(cms, order, 'paid');
  expect((await kept(cms, order)).payments).toMatchObject([
    { paymentId: failed?.paymentId, state: 'captured' },
  ]);
  // The message about its failure again, much too late.
  const old = (await messagesAbout(shop, atProvider)).filter(({ event }) => event === 'payment.failed');
  await sandbox.webhooks({ action: 'duplicate', ids: old.map(({ id }) => id), times: 2 });
  await sandbox.emit({
    provider: 'razorpay',
    event: 'payment.failed',
    entityId: failed?.paymentId,
    overrides: { status: 'failed' },
  });
  await untilMessages(shop, atProvider, 'payment.failed');
  await untilTaken(shop, atProvider);
  await untilEventsDone(cms);
  expect((await orderNow(cms, order)).stage).toBe('paid');
  expect(await effectsOf(shop, order)).toEqual(onceEach);
});
