// Databases: PostgreSQL, as several servers share one database.
import { setTimeout as wait } from 'node:timers/promises';
import type request from 'supertest';
import { testDatabase } from '../env';
import { endServers, spawnServer, startServer } from '../enquiries/servers';
import { until } from '../mailer/mails';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { assertBooks } from './assert-books';
import {
  approve,
  askForOrder,
  askForPayPal,
  buyByCard,
  capture,
  orderByCard,
  orderByPayPal,
  payByCard,
  report,
  type Buyer,
  type CardOrder,
} from './buyer';
import { monthlyPrices, publishPlans } from './goods';
import { newBuyers, takeOne } from './many-buyers';
import { giveBack, refundCalls, refundLines, type Till } from './refunding';
import { startSandbox, type PaymentSandbox } from './sandbox';
import { kept, orderRows } from './shop';
import { triesUntilTaken } from './taken';
import { eventRows, lookNow, untilEventsDone, untilStage } from './watching';

/*
 * Two servers, each in its own process, on one PostgreSQL: neither must repeat the other's work. SQLite allows only one
 * server.
 */
const onPostgres = testDatabase === 'postgres' ? describe : describe.skip;

let home: TestHome;
let sandbox: PaymentSandbox;
let staff: Record<Staff, string>;
/** The server that a test can inspect, and the other. */
let cms: Cms;
let other: { url: string };
let buyers: Buyer[];

const dollars = { amount: monthlyPrices.USD, currency: 'USD' };

const turns = (count: number): { url: string }[] =>
  Array.from({ length: count }, (_, turn) => (turn % 2 === 0 ? cms : other));

const answersOf = async (calls: request.Test[]) => {
  const answers = await Promise.all(calls);
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    bodies: answers.map(({ body }) => body as CardOrder),
  };
};

onPostgres('two servers on one database', () => {
  beforeAll(async () => {
    sandbox = await startSandbox();
    const made = await createTestHome();
    home = { ...made, env: { ...made.env, ...sandbox.env } };
    cms = await startServer(home);
    await publishPlans(cms);
    staff = await logInStaff(cms);
    buyers = await newBuyers(cms, 10);
    other = await spawnServer(home);
  });

  beforeEach(async () => {
    await sandbox.sendWebhooksTo(other.url);
  });

  afterEach(async () => {
    await untilEventsDone(cms);
    await assertBooks(cms, sandbox);
  });

  afterAll(async () => {
    await endServers();
    await sandbox.stop();
    await home.remove();
  });

  it('S1: make one order of twenty clicks, and one at each provider', async () => {
    const buyer = takeOne(buyers);
    const card = await answersOf(turns(20).map((where) => askForOrder(where, buyer, dollars)));
    const paypal = await answersOf(turns(20).map((where) => askForPayPal(where, buyer)));
    expect([card.statuses, paypal.statuses]).toEqual([[200], [200]]);
    expect(new Set(card.bodies.map(({ id }) => id)).size).toBe(1);
    const [order, ...others] = await orderRows(cms, { email: buyer.email });
    expect(others).toEqual([]);
    expect((await sandbox.state(order?.number)).orders.map(({ provider }) => provider).sort()).toEqual([
      'paypal',
      'razorpay',
    ]);
  });

  it('S7: settle a payment once, though page, provider and reconciler report both of it', async () => {
    const buyer = takeOne(buyers);
    const order = await orderByCard(cms, buyer);
    await sandbox.webhooks({ action: 'hold' });
    const paid = await payByCard(sandbox, order);
    const reports = turns(20).map((where) => report(where, buyer, order, paid));
    const [{ statuses }] = await Promise.all([
      answersOf(reports),
      sandbox.webhooks({ action: 'duplicate', times: 5, parallel: true }),
      ...Array.from({ length: 5 }, () => lookNow(cms, order.order)),
    ]);
    await sandbox.webhooks({ action: 'release' });
    expect(statuses).toEqual([200]);
    expect((await kept(cms, order.order)).story.filter((what) => what === 'paid')).toEqual(['paid']);
  });

  it('S8: accept a message once that is sent to both, five times', async () => {
    const buyer = takeOne(buyers);
    const order = await orderByCard(cms, buyer);
    await sandbox.webhooks({ action: 'hold' });
    await payByCard(sandbox, order, 'lost');
    for (const where of [cms, other]) {
      await sandbox.sendWebhooksTo(where.url);
      const held = (await sandbox.deliveries()).filter(({ raw }) => raw.includes(order.id));
      const ids = held.map(({ id }) => id);
      await sandbox.webhooks({ action: 'duplicate', ids, times: 5, parallel: true });
    }
    await sandbox.webhooks({ action: 'release' });
    await untilStage(cms, order.order, 'paid');
    const told = (await sandbox.deliveries()).filter(({ raw }) => raw.includes(order.id));
    expect(told.length).toBeGreaterThanOrEqual(3);
    for (const message of told) {
      expect((await triesUntilTaken(sandbox, [message])).length).toBeGreaterThanOrEqual(10);
      expect(await eventRows(cms, { eventId: message.eventId })).toHaveLength(1);
    }
  });

  it('leave one open order of a plan that is asked for in two currencies at the same instant', async () => {
    const buyer = takeOne(buyers);
    const asked = turns(12).map((where, turn) => askForOrder(where, buyer, turn % 4 < 2 ? {} : dollars));
    const { statuses } = await answersOf(asked);
    expect(statuses).toContain(200);
    const open = (await orderRows(cms, { email: buyer.email })).filter(({ openKey }) => openKey !== null);
    expect(open).toHaveLength(1);
  });

  it('pay one of two orders of a plan that are both paid at the same instant', async () => {
    const buyer = takeOne(buyers);
    const rupees = await orderByCard(cms, buyer);
    const later = await orderByCard(other, buyer, dollars);
    const [first, second] = [
      await payByCard(sandbox, rupees, 'nowebhook'),
      await payByCard(sandbox, later, 'nowebhook'),
    ];
    await Promise.all([report(cms, buyer, rupees, first), report(other, buyer, later, second)]);
    const rows = await orderRows(cms, { email: buyer.email });
    expect(rows.filter(({ paidAt }) => paidAt !== null)).toHaveLength(1);
    const back = rows.find(({ paidAt }) => paidAt === null);
    expect(await untilDone(back?.documentId ?? '')).toMatchObject({ kind: 'duplicate' });
  });

  it('S14: keep the first of two payments, and give the second back once', async () => {
    const buyer = takeOne(buyers);
    const card = await orderByCard(cms, buyer, dollars);
    const paypal = await orderByPayPal(other, buyer);
    expect(paypal.order).toBe(card.order);
    const paid = await payByCard(sandbox, card, 'nowebhook');
    await approve(sandbox, paypal, 'nowebhook');
    const captured = await capture(cms, buyer, paypal);
    const { statuses } = await answersOf(turns(10).map((where) => report(where, buyer, card, paid)));
    expect([captured.status, statuses]).toEqual([200, [200]]);
    const refund = await untilDone(card.order);
    expect(refund).toMatchObject({ kind: 'duplicate', amountMinor: monthlyPrices.USD });
    expect((await kept(cms, card.order)).order).toMatchObject({ attention: ',second_payment,' });
    expect((await sandbox.state(card.number)).refunds).toHaveLength(1);
  });

  it('S14: settle two tabs that pay one order, each at its own server, as one purchase', async () => {
    const buyer = takeOne(buyers);
    const [here, there] = [await orderByCard(cms, buyer), await orderByCard(other, buyer)];
    expect(there.id).toBe(here.id);
    const paid = await payByCard(sandbox, here);
    // Razorpay itself lets an order be paid only once; the other tab finds it paid.
    const second = await payByCard(sandbox, there);
    expect(second.razorpay_payment_id).toBeUndefined();
    const { statuses } = await answersOf(turns(10).map((where) => report(where, buyer, here, paid)));
    expect(statuses).toEqual([200]);
    expect(await orderRows(cms, { email: buyer.email })).toMatchObject([{ stage: 'paid' }]);
  });

  it('send a refund once, though the workers of both find it at the same moment', async () => {
    const till: Till = { cms, sandbox, staff, home, close: () => Promise.resolve() };
    const before = (await refundCalls(till)).length;
    const bought = await Promise.all([0, 1, 2].map(() => buyByCard(cms, sandbox, takeOne(buyers))));
    const amount = monthlyPrices.INR;
    const answers = await Promise.all(
      bought.map(({ order }) => giveBack(till, order, { amount, reason: 'As agreed.' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Each server also finds the refunds that the other is sending; its own interval is five seconds.
    const worker = cms.strapi.plugin('payments').service<{ run: () => Promise<void> }>('refundWorker');
    await Promise.all(Array.from({ length: 8 }, () => worker.run()));
    for (const { order } of bought) await untilDone(order);
    await wait(100);
    expect((await refundCalls(till)).slice(before)).toHaveLength(3);
  });
});

async function untilDone(order: string) {
  const till: Till = { cms, sandbox, staff, home, close: () => Promise.resolve() };
  return until(async () => {
    const [refund, ...others] = await refundLines(till, order);
    expect(others).toEqual([]);
    return refund?.state === 'done' ? refund : undefined;
  });
}
