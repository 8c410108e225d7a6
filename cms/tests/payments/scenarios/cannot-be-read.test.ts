// Databases: PostgreSQL, as it refuses what SQLite would store.
import { askForPayPal } from '../buyer';
import { until } from '../../mailer/mails';
import { kept, type Shop } from '../shop';
import { eventRows, lookNow, orderNow, untilEventsDone, untilStage } from '../watching';
import { alertsOf, begin, buy, effectsOf, endScenario, onceEach, openStage, refundsOf } from './stage';

/* Messages and answers from providers that we cannot read or store. */

let shop: Shop;

beforeAll(async () => {
  shop = await openStage();
});

beforeEach(async () => {
  await shop.sandbox.webhooks({ action: 'drop' });
});

afterEach(async () => {
  await shop.sandbox.endFaults();
  await endScenario(shop);
});

afterAll(async () => {
  await shop.close();
});

/** The provider's answer to our checks from now on. */
const answers = (path: string, body: object) =>
  shop.sandbox.faults({ method: 'GET', path, mode: 'status', status: 200, body, times: 1e9 });

/** Razorpay's payments of an order, with entries in the list that we do not know. */
async function cardPayments(number: string, at: string, more: object[], change: object = {}) {
  const [taken] = (await shop.sandbox.state(number)).payments;
  const items = [...more, { ...taken, ...change }];
  await answers(`^/v1/orders/${at}/payments$`, { entity: 'collection', count: items.length, items });
}

const strange = { id: 'pay_Strange0000001', entity: 'payment', status: 'clearing', amount: 649_900 };

const captures = (id: string, more: unknown[]) => [
  ...more,
  {
    id,
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '249.00' },
    create_time: new Date().toISOString(),
  },
];

describe('a payment that cannot be read', () => {
  it.each([
    ['has a state that is new to us', strange],
    ['is no object at all', 'payment'],
    ['was made in no time that there is', { ...strange, status: 'captured', created_at: 9e15 }],
  ])('does not hide its captured sibling at Razorpay, where it %s', async (_what, odd) => {
    const { cms } = shop;
    const { order, number, at, pay } = await begin(shop, 'razorpay');
    await pay('lost');
    await cardPayments(number, at, [odd as object]);
    await lookNow(cms, order);
    expect(await orderNow(cms, order)).toMatchObject({ stage: 'paid', attention: ',unreadable,' });
    expect(await effectsOf(shop, order)).toEqual(onceEach);
    expect(await alertsOf(cms, `${order}.unreadable`)).toEqual(['finance@example.com']);
    await lookNow(cms, order);
    const { story } = await kept(cms, order);
    expect(story.filter((what) => what === 'unreadable')).toHaveLength(1);
  });

  it('does not hide its captured sibling at PayPal, whatever word the order has', async () => {
    const { cms, sandbox } = shop;
    const { order, number, at, pay, tell } = await begin(shop, 'paypal');
    await pay();
    await sandbox.faults({ method: 'POST', path: '/capture$', mode: 'reset_after', times: 3 });
    await sandbox.faults({ method: 'GET', path: `/orders/${at}$`, mode: 'status', status: 503, times: 9 });
    expect((await tell()).body).toMatchObject({ status: 'PENDING' });
    await sandbox.endFaults();
    const [taken] = (await sandbox.state(number)).captures;
    const all = captures(taken?.id ?? '', [{ id: 'STRANGE1', status: 'ON_ICE' }, null]);
    const units = [{ payments: { captures: all, refunds: [{ id: 'R1', status: 'NEW' }] } }, 7];
    await answers(`/orders/${at}$`, { id: at, status: 'SETTLING', purchase_units: units });
    await lookNow(cms, order);
    expect(await orderNow(cms, order)).toMatchObject({ stage: 'paid', attention: ',unreadable,' });
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });

  it('keeps the order open for it, and no second payment is begun', async () => {
    const { cms } = shop;
    const { buyer, order, number, at, pay } = await begin(shop, 'razorpay');
    await pay('decline');
    await answers(`^/v1/orders/${at}/payments$`, { entity: 'collection', count: 1, items: [strange] });
    const past = new Date(Date.now() - 1000);
    await cms.strapi.db
      .query('plugin::payments.order')
      .updateMany({ where: { number }, data: { expiresAt: past } });
    await lookNow(cms, order);
    expect(await orderNow(cms, order)).toMatchObject({ stage: 'pending', attention: ',unreadable,' });
    const { status, body } = await askForPayPal(cms, buyer);
    expect([status, body]).toMatchObject([409, { reason: 'confirming', order: { id: order } }]);
  });
});

it('reads a refund next to one that cannot be read', async () => {
  const { cms, sandbox } = shop;
  const { order, number } = await buy(shop, 'razorpay');
  const [taken] = (await sandbox.state(number)).payments;
  const paymentId = taken?.id ?? '';
  await sandbox.refundByDashboard({ payment_id: paymentId, amount: 100_000 });
  const [given] = (await sandbox.state(number)).refunds;
  const items = [{ id: 'rfnd_Strange000001', status: 'on_hold', payment_id: paymentId }, given];
  await answers(`^/v1/payments/${paymentId}/refunds$`, { entity: 'collection', count: 2, items });
  await lookNow(cms, order);
  expect(await refundsOf(shop, order)).toMatchObject([
    { kind: 'dashboard', amountMinor: 100_000, state: 'done' },
  ]);
  expect(await orderNow(cms, order)).toMatchObject({
    stage: 'partially_refunded',
    attention: ',unreadable,',
  });
});

it('compares a day with its provider, though one payment of it cannot be read', async () => {
  const { cms, sandbox } = shop;
  const { order, number } = await begin(shop, 'razorpay').then(async (purchase) => {
    await purchase.pay('lost');
    return purchase;
  });
  const [taken] = (await sandbox.state(number)).payments;
  await answers('^/v1/payments$', { entity: 'collection', count: 2, items: [strange, taken] });
  interface Reconciliations {
    run: (day: string, by: object, which: string) => Promise<unknown>;
  }
  const day = new Date().toISOString().slice(0, 10);
  await cms.strapi
    .plugin('payments')
    .service<Reconciliations>('reconciliations')
    .run(day, { actor: 'reconciler' }, 'all');
  expect((await orderNow(cms, order)).stage).toBe('paid');
  const [row] = (await cms.strapi.db.query('plugin::payments.reconciliation').findMany({
    where: { provider: 'razorpay', day },
    orderBy: { id: 'desc' },
  })) as { problem: string | null; differences: { paymentId: string; words: string }[] }[];
  expect(row).toMatchObject({ problem: null });
  expect(row?.differences).toContainEqual(
    expect.objectContaining({
      paymentId: strange.id,
      words: `Razorpay reports something about payment ${strange.id} that we cannot read.`,
    }),
  );
});

describe('what a database cannot store', () => {
  const odd = 'a\u0000b\ud83d';

  it.each([
    [
      'razorpay',
      'payment.captured',
      {
        ...{ id: `pay_${odd}`, order_id: `order_${odd}`, method: odd, currency: odd, status: odd },
        ...{ account_id: odd, notes: { order: odd }, error_reason: odd },
      },
    ],
    ['razorpay', 'refund.processed', { id: odd, payment_id: odd, notes: { request_key: odd } }],
    ['razorpay', 'payment.dispute.created', { id: odd, payment_id: odd, reason_code: odd }],
    ['razorpay', 'made.up', { event: `made.up${odd}` }],
    ['paypal', 'PAYMENT.CAPTURE.COMPLETED', { id: odd, custom_id: odd, invoice_id: odd, status: odd }],
    ['paypal', 'PAYMENT.CAPTURE.REFUNDED', { id: odd, custom_id: odd }],
    ['paypal', 'CHECKOUT.ORDER.APPROVED', { id: odd, custom_id: odd }],
    [
      'paypal',
      'CUSTOMER.DISPUTE.CREATED',
      { dispute_id: odd, reason: odd, disputed_transactions: [{ seller_transaction_id: odd, custom: odd }] },
    ],
    ['paypal', 'PAYMENT.CAPTURE.DENIED', { event_id: `WH-${odd}-${'x'.repeat(300)}` }],
  ])('is kept safely of a message of %s: %s', async (provider, event, overrides) => {
    const { cms, sandbox } = shop;
    await sandbox.webhooks({ action: 'deliver' });
    const before = (await eventRows(cms, {})).length;
    await sandbox.emit({ provider, event, overrides });
    // Every message is answered; the first answer is checked.
    const [first] = await until(async () => {
      const tries = (await sandbox.deliveries()).at(-1)?.tries.filter(({ status }) => status !== null) ?? [];
      return tries.length > 0 ? tries : undefined;
    });
    const rows = await eventRows(cms, {});
    // For an order that nobody knows: as if we had searched for it long enough.
    const long = { nextAt: new Date(0), receivedAt: new Date(0) };
    await cms.strapi.db
      .query('plugin::payments.event')
      .updateMany({ where: { processedAt: null }, data: long });
    await untilEventsDone(cms);
    expect([first?.status, rows.length]).toEqual([200, before + 1]);
  });

  it('is no hindrance in what a provider answers', async () => {
    const { cms } = shop;
    const { order, number, at, pay } = await begin(shop, 'razorpay');
    await pay('lost');
    await cardPayments(number, at, [], { method: `card${odd}` });
    await lookNow(cms, order);
    await untilStage(cms, order, 'paid');
  });
});
