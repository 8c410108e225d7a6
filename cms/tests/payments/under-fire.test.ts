// Databases: both, as a killed server must have lost nothing in either.
import type request from 'supertest';
import { endServers, spawnServer, startServer } from '../enquiries/servers';
import { until } from '../mailer/mails';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { expectAtRest, goOn, waitOutTheDead } from './after-a-kill';
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
  type PayPalOrder,
} from './buyer';
import { monthlyPrices, publishPlans } from './goods';
import { newBuyers, takeOne } from './many-buyers';
import { startSandbox, type PaymentSandbox } from './sandbox';
import { kept, orderRows } from './shop';
import { eventRows } from './watching';

/** The purchases that are interrupted when one server dies, at every step of a purchase. */
interface Interrupted {
  /** Orders being made: the provider has not received the call, or has made it and the answer is lost. */
  making: { byCard: Buyer[]; byPayPal: Buyer[] };
  /** Paid: Razorpay is being asked about it because the page has reported it. */
  reported: CardOrder;
  /** Paid: Razorpay is being asked about it because it has sent a message. */
  told: CardOrder;
  /** Authorised and being captured: Razorpay has not received the call yet, or has carried it out. */
  taking: CardOrder[];
  takingAtPayPal: PayPalOrder[];
  /** Paid and enrolled, and the receipt is not mailed yet. */
  unmailed: CardOrder;
  /** Paid a second time in another way, and being refunded: the refund is made, and its answer lost. */
  twice: CardOrder;
}

let home: TestHome;
let sandbox: PaymentSandbox;
let cms: Cms;
let was: Interrupted;

const dollars = { amount: monthlyPrices.USD, currency: 'USD' };

beforeAll(async () => {
  sandbox = await startSandbox();
  const made = await createTestHome();
  home = { ...made, env: { ...made.env, ...sandbox.env } };
  const before = await startServer(home);
  await publishPlans(before);
  const buyers = await newBuyers(before, 12);
  // A held lease keeps the receipts from being mailed.
  const leases = before.strapi.db.query('plugin::payments.lease');
  await leases.create({
    data: { name: 'receipt mails', holder: 'somebody', until: new Date(Date.now() + 3_600_000) },
  });
  await before.stop();
  was = await killInTheMiddle(buyers);
  // It goes on by itself only when the test has seen what the kill left.
  cms = await startServer(home, { JOBS: 'off' });
});

afterAll(async () => {
  await endServers();
  await sandbox.stop();
  await home.remove();
});

async function killInTheMiddle(buyers: Buyer[]): Promise<Interrupted> {
  const server = await spawnServer(home);
  await sandbox.sendWebhooksTo(server.url);
  await sandbox.webhooks({ action: 'drop' });
  const order = async (more = {}) => {
    const buyer = takeOne(buyers);
    return { buyer, card: await orderByCard(server, buyer, more) };
  };
  const reported = await order();
  const taking = [await order(), await order()];
  const atPayPal = [takeOne(buyers), takeOne(buyers)];
  const takingAtPayPal: PayPalOrder[] = [];
  for (const buyer of atPayPal) takingAtPayPal.push(await orderByPayPal(server, buyer));
  for (const each of takingAtPayPal) await approve(sandbox, each);
  const told = await order();
  const unmailed = await buyByCard(server, sandbox, takeOne(buyers));
  const twice = await order(dollars);
  const other = await orderByPayPal(server, twice.buyer);
  const again = await payByCard(sandbox, twice.card);
  await approve(sandbox, other);
  expect((await capture(server, twice.buyer, other)).status).toBe(200);

  const paid = await payByCard(sandbox, reported.card);
  const held = await Promise.all(taking.map(({ card }) => payByCard(sandbox, card, 'authorized')));
  const faults: [method: string, path: string, mode: string][] = [
    ['GET', `^/v1/orders/${reported.card.id}`, 'timeout_before'],
    ['GET', `^/v1/orders/${told.card.id}`, 'timeout_before'],
    ['POST', `^/v1/payments/${held[0]?.razorpay_payment_id ?? ''}/capture$`, 'timeout_before'],
    ['POST', `^/v1/payments/${held[1]?.razorpay_payment_id ?? ''}/capture$`, 'timeout_after'],
    ['POST', `^/v2/checkout/orders/${takingAtPayPal[0]?.orderId ?? ''}/capture$`, 'timeout_before'],
    ['POST', `^/v2/checkout/orders/${takingAtPayPal[1]?.orderId ?? ''}/capture$`, 'timeout_after'],
    ['POST', `^/v1/payments/${again.razorpay_payment_id ?? ''}/refund$`, 'timeout_after'],
    ['POST', '^/v1/orders$', 'timeout_before'],
    ['POST', '^/v1/orders$', 'timeout_after'],
    ['POST', '^/v2/checkout/orders$', 'timeout_before'],
    ['POST', '^/v2/checkout/orders$', 'timeout_after'],
  ];
  for (const [method, path, mode] of faults) await sandbox.faults({ method, path, mode });

  const making = { byCard: [takeOne(buyers), takeOne(buyers)], byPayPal: [takeOne(buyers), takeOne(buyers)] };
  const hanging = [
    report(server, reported.buyer, reported.card, paid),
    ...taking.map(({ buyer, card }, at) => report(server, buyer, card, held[at] ?? {})),
    ...takingAtPayPal.map((each, at) => capture(server, atPayPal[at] ?? reported.buyer, each)),
  ].map(isAnswered);
  await report(server, twice.buyer, twice.card, again);
  // Messages about these are held back; later messages are sent.
  await untilFaultsLeft(5);
  await until(async () => (await sandbox.state(twice.card.number)).refunds[0]);
  await sandbox.webhooks({ action: 'release' });
  await payByCard(sandbox, told.card, 'lost');
  // Last, as a parent who wants to pay waits only five seconds for the order.
  hanging.push(
    ...[
      ...making.byCard.map((buyer) => askForOrder(server, buyer)),
      ...making.byPayPal.map((buyer) => askForPayPal(server, buyer)),
    ].map(isAnswered),
  );
  await untilFaultsLeft(0);
  server.signal('SIGKILL');
  await server.ended;
  expect(await Promise.all(hanging)).toEqual(hanging.map(() => false));
  return {
    making,
    reported: reported.card,
    told: told.card,
    taking: taking.map(({ card }) => card),
    takingAtPayPal,
    unmailed,
    twice: twice.card,
  };
}

const untilFaultsLeft = (count: number): Promise<true> =>
  until(async () => ((await sandbox.openFaults()) === count ? true : undefined));

const isAnswered = (call: request.Test): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

const stageOf = async ({ order }: { order: string }) => (await kept(cms, order)).order.stage;
const takenOf = async ({ number }: { number: string }) =>
  (await sandbox.state(number)).ledger[number]?.captured ?? 0;

/** Paid at the provider by now, which we do not know. */
const paidUnknown = () =>
  [was.reported, was.told, was.taking[1], was.takingAtPayPal[1]].flatMap((each) => each ?? []);
const notTaken = () => [was.taking[0], was.takingAtPayPal[0]].flatMap((each) => each ?? []);

it('was in the middle of everything when it was killed', async () => {
  for (const order of paidUnknown())
    expect([await stageOf(order), (await takenOf(order)) > 0]).toEqual(['pending', true]);
  for (const order of notTaken())
    expect([await stageOf(order), await takenOf(order)]).toEqual(['pending', 0]);
  expect((await eventRows(cms, { processedAt: null })).length).toBeGreaterThan(0);
  const unmade = { providerOrderId: { $null: true } };
  expect(await cms.strapi.db.query('plugin::payments.provider-order').count({ where: unmade })).toBe(4);
  const receipts = cms.strapi.db.query('plugin::payments.receipt');
  expect(await receipts.count({ where: { mailedAt: null } })).toBe(2);
  expect(await stageOf(was.unmailed)).toBe('paid');
  const { order } = await kept(cms, was.twice.order);
  expect(order).toMatchObject({ stage: 'review', attention: ',second_payment,' });
  const refunds = await cms.strapi.db.query('plugin::payments.refund').findMany({});
  expect(refunds).toMatchObject([{ orderId: order.id, state: 'queued', kind: 'duplicate', attempts: 1 }]);
});

it('hands out the order that was being made, and has made one there', async () => {
  await cms.stop();
  cms = await startServer(home);
  await waitOutTheDead(cms);
  const { byCard, byPayPal } = was.making;
  const orders = [
    ...(await Promise.all(byCard.map((buyer) => orderByCard(cms, buyer)))),
    ...(await Promise.all(byPayPal.map((buyer) => orderByPayPal(cms, buyer)))),
  ];
  for (const { order, number } of orders) {
    const { providerOrders } = await kept(cms, order);
    expect(providerOrders).toHaveLength(1);
    expect((await sandbox.state(number)).orders.map(({ id }) => id)).toEqual([
      providerOrders[0]?.providerOrderId,
    ]);
  }
  const emails = [...byCard, ...byPayPal].map(({ email }) => email);
  expect(await orderRows(cms, { email: { $in: emails } })).toHaveLength(4);
});

it('comes by itself to what was paid, takes what was to be taken, and gives back what was paid twice', async () => {
  await sandbox.sendWebhooksTo(cms.url);
  await goOn(cms);
  for (const order of [...paidUnknown(), ...notTaken()]) {
    expect(await stageOf(order)).toBe('paid');
    const { payments, captures } = await sandbox.state(order.number);
    expect(payments.length + captures.length).toBe(1);
  }
  for (const { orderId } of was.takingAtPayPal) {
    const calls = await sandbox.requests(`/v2/checkout/orders/${orderId}/capture`);
    expect(new Set(calls.map(({ headers }) => headers['paypal-request-id'])).size).toBe(1);
  }
  const refunds = await cms.strapi.db.query('plugin::payments.refund').findMany({});
  expect(refunds).toMatchObject([{ kind: 'duplicate', state: 'done' }]);
  expect((await sandbox.state(was.twice.number)).refunds).toHaveLength(1);
});

it('has right books then, and one more message and poll change nothing', async () => {
  await assertBooks(cms, sandbox);
  await expectAtRest(cms, sandbox);
});
