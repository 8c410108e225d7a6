// Databases: PostgreSQL, as due orders are found by their times and taken by one statement.
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../mailer/mails';
import { assertBooks } from './assert-books';
import { approve, newBuyer, orderByCard, orderByPayPal, payByCard, type CardOrder } from './buyer';
import { republishPlan, unpublishPlan } from './goods';
import { kept, openShop, type Shop } from './shop';
import { age, eventRows, lookNow, orderNow, untilEventsDone, untilStage } from './watching';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  // No webhooks: the reconciler must find everything by asking.
  await shop.sandbox.sendWebhooksTo(null);
});

afterEach(async () => {
  await untilEventsDone(shop.cms);
  await assertBooks(shop.cms, shop.sandbox);
});

afterAll(async () => {
  await shop.close();
});

const begin = async (): Promise<CardOrder> => orderByCard(shop.cms, await newBuyer(shop.cms));

const yesterday = () => new Date(Date.now() - 25 * 3_600_000);

it('finds what was paid though neither the page nor the provider said so, once', async () => {
  const { cms, sandbox } = shop;
  const order = await begin();
  await payByCard(sandbox, order, 'lost');
  await lookNow(cms, order.order);
  expect((await orderNow(cms, order.order)).stage).toBe('paid');
  const before = (await kept(cms, order.order)).story;
  await lookNow(cms, order.order);
  expect((await kept(cms, order.order)).story).toEqual(before);
});

it('takes what was approved at PayPal and never taken, once', async () => {
  const { cms, sandbox } = shop;
  const order = await orderByPayPal(cms, await newBuyer(cms));
  await approve(sandbox, order, 'lost');
  await lookNow(cms, order.order);
  await lookNow(cms, order.order);
  expect((await orderNow(cms, order.order)).stage).toBe('paid');
  expect((await sandbox.state(order.number)).captures).toHaveLength(1);
});

it('takes what a bank has authorised, and was not taken', async () => {
  const { cms, sandbox } = shop;
  const order = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'authorized' });
  await payByCard(sandbox, order);
  await lookNow(cms, order.order);
  expect((await orderNow(cms, order.order)).stage).toBe('paid');
});

it('polls an unpaid order, less and less often', async () => {
  const { cms } = shop;
  const order = await begin();
  const waits: number[] = [];
  for (let look = 0; look < 4; look += 1) {
    const from = Date.now();
    await lookNow(cms, order.order);
    const { checkAt } = await orderNow(cms, order.order);
    waits.push(Math.round((new Date(checkAt ?? 0).getTime() - from) / 60_000));
  }
  expect((await orderNow(cms, order.order)).stage).toBe('pending');
  expect(waits[0]).toBeGreaterThanOrEqual(3);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
});

it('ends an order after its time, but asks about it once more before', async () => {
  const { cms, sandbox } = shop;
  const [unpaid, paid] = [await begin(), await begin()];
  await payByCard(sandbox, paid, 'lost');
  for (const { order } of [unpaid, paid]) await age(cms, order, { expiresAt: new Date(Date.now() - 1000) });
  await lookNow(cms, unpaid.order, paid.order);
  expect((await orderNow(cms, unpaid.order)).stage).toBe('expired');
  expect((await orderNow(cms, paid.order)).stage).toBe('paid');
});

it('delivers what was paid late, also days after the order was given up', async () => {
  const { cms, sandbox } = shop;
  const order = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'late' });
  await payByCard(sandbox, order);
  await age(cms, order.order, { expiresAt: new Date(Date.now() - 1000) });
  await lookNow(cms, order.order);
  expect(await orderNow(cms, order.order)).toMatchObject({ stage: 'expired' });
  expect((await orderNow(cms, order.order)).checkAt).not.toBeNull();
  await sandbox.clock(2 * 24 * 3_600_000 + 60_000);
  await lookNow(cms, order.order);
  expect((await orderNow(cms, order.order)).stage).toBe('paid');
  expect((await kept(cms, order.order)).story).toContain('late_paid');
});

it('gives back what was paid late for a plan that is no longer sold', async () => {
  const { cms, sandbox } = shop;
  const order = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'late' });
  await payByCard(sandbox, order);
  await age(cms, order.order, { expiresAt: new Date(Date.now() - 1000) });
  await lookNow(cms, order.order);
  await unpublishPlan(cms, 'coding-monthly');
  await sandbox.clock(2 * 24 * 3_600_000 + 60_000);
  await lookNow(cms, order.order);
  const { id, attention } = await orderNow(cms, order.order);
  expect(attention).toBe(',not_sold,');
  const refunds = () => cms.strapi.db.query('plugin::payments.refund').findMany({ where: { orderId: id } });
  await until(async () => ((await refunds())[0]?.state === 'done' ? true : undefined));
  expect(await refunds()).toHaveLength(1);
  await republishPlan(cms, 'coding-monthly');
});

it('mails the parent if confirming takes long, and alerts staff after a day, each once', async () => {
  const { cms, sandbox } = shop;
  const order = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'authorized' });
  await payByCard(sandbox, order);
  await sandbox.faults({
    method: 'POST',
    path: '^/v1/payments/.*/capture$',
    mode: 'status',
    status: 500,
    times: 50,
  });
  await lookNow(cms, order.order);
  const { id, stage, attention } = await orderNow(cms, order.order);
  expect([stage, attention]).toEqual(['processing', null]);
  const lines = cms.strapi.db.query('plugin::payments.ledger-entry');
  const confirmingSince = (at: Date) =>
    lines.updateMany({ where: { orderId: id, toStage: 'processing' }, data: { at } });
  const mails = () =>
    cms.strapi.db.query('plugin::mailer.mail').count({ where: { kind: 'Payment: confirming takes longer' } });
  await confirmingSince(new Date(Date.now() - 59 * 60_000));
  await lookNow(cms, order.order);
  expect(await mails()).toBe(0);
  await confirmingSince(new Date(Date.now() - 61 * 60_000));
  await lookNow(cms, order.order);
  expect([await mails(), (await orderNow(cms, order.order)).attention]).toEqual([1, null]);
  await confirmingSince(yesterday());
  await lookNow(cms, order.order);
  expect(await orderNow(cms, order.order)).toMatchObject({ stage: 'processing', attention: ',stuck,' });
  await lookNow(cms, order.order);
  expect((await kept(cms, order.order)).story.filter((what) => what === 'stuck')).toHaveLength(1);
  expect(await mails()).toBe(1);
});

it('R11: leaves a provider in peace that asks for it, loses nothing, and comes back by itself', async () => {
  const { cms, sandbox } = shop;
  const orders = await Promise.all(Array.from({ length: 12 }, begin));
  for (const order of orders) await payByCard(sandbox, order, 'lost');
  const before = (await sandbox.requests('/v1/orders/')).length;
  // At most eight concurrent checks have begun, each with its tries.
  const most = 8 * 3;
  await sandbox.faults({ method: 'GET', path: '^/v1/', mode: 'status', status: 429, times: most });
  const ids = orders.map(({ order }) => order);
  for (let round = 0; round < 5; round += 1) await lookNow(cms, ...ids);
  const asked = (await sandbox.requests('/v1/orders/')).length - before;
  expect(asked).toBeLessThanOrEqual(most);
  expect((await Promise.all(ids.map((id) => orderNow(cms, id)))).map(({ stage }) => stage)).toEqual(
    ids.map(() => 'pending'),
  );
  for (let isPaid = false; !isPaid; await wait(500)) {
    await lookNow(cms, ...ids);
    const stages = (await Promise.all(ids.map((id) => orderNow(cms, id)))).map(({ stage }) => stage);
    isPaid = stages.every((stage) => stage === 'paid');
  }
});

it('asks PayPal to resend what cannot be verified now, and accepts it then', async () => {
  const { cms, sandbox } = shop;
  const order = await orderByPayPal(cms, await newBuyer(cms));
  const silent = { mode: 'status', status: 500, times: 3 };
  for (const path of ['^/v1/notifications/certs/', '^/v1/notifications/verify-webhook-signature'])
    await sandbox.faults({ ...silent, path });
  await sandbox.sendWebhooksTo(cms.url);
  const told = await sandbox.emit({
    provider: 'paypal',
    event: 'PAYMENT.CAPTURE.PENDING',
    overrides: { custom_id: order.order },
  });
  const { eventId } = told as { eventId: string };
  const delivery = await until(async () =>
    (await sandbox.deliveries()).find((each) => each.eventId === eventId && each.state === 'delivered'),
  );
  expect(delivery.tries.map(({ status }) => status)).toEqual([503, 200]);
  expect(await eventRows(cms, { eventId })).toHaveLength(1);
});

it('goes on where a webhook comes by in the middle of it', async () => {
  const { cms, sandbox } = shop;
  await sandbox.sendWebhooksTo(cms.url);
  const order = await orderByPayPal(cms, await newBuyer(cms));
  await approve(sandbox, order, 'lost');
  await Promise.all([lookNow(cms, order.order), lookNow(cms, order.order)]);
  await untilStage(cms, order.order, 'paid');
  expect((await sandbox.state(order.number)).captures).toHaveLength(1);
});
