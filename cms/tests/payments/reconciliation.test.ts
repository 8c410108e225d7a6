// Databases: PostgreSQL, as sums of days are compared, in SQL; a story compares a day on SQLite.
import request from 'supertest';
import type {
  ReconciliationRow,
  ReconciliationsDone,
  ReconciliationsReply,
} from '@lanternway/contracts/payments/reconciliation';
import { listReconciliations } from '@lanternway/contracts/payments/staff-calls';
import { findRows } from '../mailer/mails';
import { logInStaff, type Staff } from '../staff';
import { assertBooks } from './assert-books';
import { buyByCard, buyByPayPal, newBuyer, orderByCard, payByCard } from './buyer';
import { kept, openShop, type Shop } from './shop';
import { age, orderNow, untilProcessed } from './watching';

let shop: Shop;
let staff: Record<Staff, string>;

beforeAll(async () => {
  shop = await openShop();
  staff = await logInStaff(shop.cms);
  const settings = shop.cms.strapi.plugin('payments').service<Settings>('settings');
  await settings.save({ ...(await settings.read()), alertTo: ['finance@example.com'] });
});

afterAll(async () => {
  await shop.close();
});

interface Settings {
  read: () => Promise<object>;
  save: (settings: object) => Promise<void>;
}

interface Comparing {
  run: (day: string, by: { actor: 'reconciler' }, which?: 'missing') => Promise<ReconciliationRow[] | null>;
}

interface Hourly {
  reconcile: (now: Date) => Promise<void>;
  keepHouse: (now: Date) => Promise<void>;
}

const hourly = () => shop.cms.strapi.plugin('payments').service<Hourly>('hourly');

/** Of one payment by card Razorpay sends payment.authorized, payment.captured and order.paid. */
const messagesOfACard = 3;

const today = () => new Date().toISOString().slice(0, 10);

const ask = (who: Staff, path = '') =>
  request(shop.cms.url).get(`${listReconciliations.path}${path}`).set('Authorization', staff[who]);

const run = (who: Staff, body: object) =>
  request(shop.cms.url).post(listReconciliations.path).set('Authorization', staff[who]).send(body);

/** Finance starts the comparison for today. */
async function compareToday(): Promise<ReconciliationRow[]> {
  const { body } = await run('finance', { day: today() }).expect(200);
  return (body as ReconciliationsDone).rows;
}

const of = (rows: ReconciliationRow[], provider: string): ReconciliationRow => {
  const found = rows.find((row) => row.provider === provider);
  if (found === undefined) throw new Error(`${provider} was not compared.`);
  return found;
};

it('finds nothing where both have the same, and adds it up', async () => {
  const { cms, sandbox } = shop;
  await buyByCard(cms, sandbox, await newBuyer(cms));
  await buyByPayPal(cms, sandbox, await newBuyer(cms));
  const rows = await compareToday();
  const inr = [{ currency: 'INR', taken: 649_900, refunded: 0 }];
  const usd = [{ currency: 'USD', taken: 24_900, refunded: 0 }];
  expect(of(rows, 'razorpay')).toMatchObject({
    ours: inr,
    theirs: inr,
    differences: [],
    problem: null,
    compared: 1,
  });
  expect(of(rows, 'paypal')).toMatchObject({
    ours: usd,
    theirs: usd,
    differences: [],
    problem: null,
    compared: 1,
  });
  expect(of(rows, 'paypal').by).not.toBeNull();
  await assertBooks(cms, sandbox);
});

it('mends what only we have missed: a payment, and a refund made elsewhere', async () => {
  const { cms, sandbox } = shop;
  const refunded = await buyByCard(cms, sandbox, await newBuyer(cms));
  // With a message that comes after the refund, we would find the refund before the comparison does.
  await untilProcessed(cms, (await orderNow(cms, refunded.order)).id, messagesOfACard);
  await sandbox.sendWebhooksTo(null);
  const missed = await orderByCard(cms, await newBuyer(cms));
  await payByCard(sandbox, missed, 'lost');
  await age(cms, missed.order, { checkAt: null });
  await sandbox.refundByDashboard({ payment_id: refunded.paymentId, amount: 100_000 });
  const { differences, ours, theirs } = of(await compareToday(), 'razorpay');
  expect(differences.map(({ kind, isMended }) => [kind, isMended]).sort()).toEqual([
    ['missing_here', true],
    ['refunded', true],
  ]);
  expect(ours).toEqual(theirs);
  expect((await orderNow(cms, missed.order)).stage).toBe('paid');
  expect((await orderNow(cms, refunded.order)).stage).toBe('partially_refunded');
  expect(of(await compareToday(), 'razorpay').differences).toEqual([]);
  await sandbox.sendWebhooksTo(cms.url);
  await assertBooks(cms, sandbox);
});

it('says in words, and to finance, what looking again does not mend', async () => {
  const { cms } = shop;
  const rows = cms.strapi.db.query('plugin::payments.payment');
  const [first] = (await rows.findMany({ where: { provider: 'razorpay' } })) as {
    id: number;
    orderId: number;
  }[];
  const invented = await rows.create({
    data: {
      orderId: first?.orderId,
      provider: 'razorpay',
      paymentId: 'pay_NeverThere0001',
      state: 'captured',
      amountMinor: 649_900,
      currency: 'INR',
      refundedMinor: 0,
      seenAt: new Date(),
      changedAt: new Date(),
    },
  });
  const row = of(await compareToday(), 'razorpay');
  expect(row.differences).toMatchObject([
    {
      kind: 'missing_there',
      paymentId: 'pay_NeverThere0001',
      isMended: false,
      words: 'We have payment pay_NeverThere0001 of ₹6,499, and Razorpay does not know of it.',
    },
  ]);
  const key = { $startsWith: `payments.alert.reconciliation.razorpay.${today()}` };
  const alerts = await findRows(cms, { key });
  expect(alerts.map(({ recipient }) => recipient)).toEqual(['finance@example.com']);
  await compareToday();
  expect(await findRows(cms, { key })).toHaveLength(1);
  await rows.delete({ where: { id: (invented as { id: number }).id } });
});

describe('what was changed by hand', () => {
  const table = (name: string) => shop.cms.strapi.db.connection(name);

  const ledgerRow = async () => of(await compareToday(), 'ledger');

  it('is not found where nothing was: every order of these tests is borne out by its ledger', async () => {
    await expect(ledgerRow()).resolves.toMatchObject({ differences: [], problem: null });
    expect((await ledgerRow()).compared).toBeGreaterThan(3);
  });

  it.each([
    ['an amount', 'payments_orders', 'id', { amount_minor: 100 }, 'amount', '₹1', '₹6,499'],
    ['a state', 'payments_orders', 'id', { stage: 'refunded' }, 'state', 'refunded', 'paid'],
    ['a currency', 'payments_orders', 'id', { currency: 'USD' }, 'currency', 'USD', 'INR'],
    ['a refunded sum', 'payments_orders', 'id', { refunded_minor: 5_000 }, 'sum refunded', '₹50', '₹0'],
    ['a sum taken', 'payments_orders', 'id', { captured_minor: 1 }, 'sum taken', '₹0.01', '₹6,499'],
    ['sessions', 'payments_enrolments', 'order_id', { bought: 99 }, 'sessions bought', '99', '8'],
    ['sessions held', 'payments_enrolments', 'order_id', { used: 3 }, 'sessions held', '3', '0'],
    [
      'a receipt',
      'payments_receipts',
      'order_id',
      { amount_minor: 100 },
      'amount of the receipt',
      '₹1',
      '₹6,499',
    ],
  ])('is found and mailed: %s', async (_, name, key, change, field, stands, follows) => {
    const { cms, sandbox } = shop;
    const bought = await buyByCard(cms, sandbox, await newBuyer(cms));
    const { id, documentId, number } = (await kept(cms, bought.order)).order;
    const row = () => table(name).where({ [key]: id });
    const before = (await row().first()) as Record<string, unknown>;
    await row().update(change);
    const { differences } = await ledgerRow();
    const words = `Order ${number}, ${field}: the row says ${stands}, and its history says ${follows}.`;
    expect(differences).toContainEqual({
      kind: 'ledger',
      words,
      orderId: documentId,
      paymentId: number,
      isMended: false,
    });
    const mails = await findRows(cms, { key: { $startsWith: 'payments.alert.reconciliation.ledger.' } });
    expect(JSON.stringify(mails.map(({ content }) => content))).toContain(words);
    await row().update(Object.fromEntries(Object.keys(change).map((column) => [column, before[column]])));
    expect((await ledgerRow()).differences).toEqual([]);
  });

  it('is found where an order or a payment was taken away, or an order was put in', async () => {
    const { cms, sandbox } = shop;
    const bought = await buyByCard(cms, sandbox, await newBuyer(cms));
    const { id, number } = (await kept(cms, bought.order)).order;
    const order = (await table('payments_orders').where({ id }).first()) as Record<string, unknown>;
    await table('payments_orders').where({ id }).delete();
    const copy = { ...order, id: id + 1_000_000, number: 'ORD-BYHAND', document_id: 'by-hand' };
    await table('payments_orders').insert(copy);
    const words = (await ledgerRow()).differences.map((found) => found.words);
    expect(words).toContain(`The order with the row ${String(id)} is gone, and its history is there.`);
    expect(words).toContain(
      'Order ORD-BYHAND, history: the row says none, and its history says a line for every change.',
    );
    await table('payments_orders').where({ number: 'ORD-BYHAND' }).delete();
    await table('payments_orders').insert(order);
    expect((await ledgerRow()).differences).toEqual([]);
    expect(number).toBe(order['number']);
  });

  it('is counted on the desk', async () => {
    const { cms, sandbox } = shop;
    const bought = await buyByCard(cms, sandbox, await newBuyer(cms));
    const { id } = (await kept(cms, bought.order)).order;
    await table('payments_orders').where({ id }).update({ plan_key: 'coding-yearly' });
    await compareToday();
    const { body } = await request(cms.url)
      .get('/payments/summary')
      .set('Authorization', staff.finance)
      .expect(200);
    expect(body).toMatchObject({ lastReconciliation: { day: today(), differences: 1 } });
    await table('payments_orders').where({ id }).update({ plan_key: 'coding-monthly' });
  });
});

it('says so where a provider cannot be asked, and makes up for it later', async () => {
  const { cms, sandbox } = shop;
  const reconciliations = cms.strapi.plugin('payments').service<Comparing>('reconciliations');
  const by = { actor: 'reconciler' } as const;
  await sandbox.faults({ method: 'GET', path: '^/v1/payments', mode: 'status', status: 503, times: 3 });
  const failed = await reconciliations.run('2026-01-05', by);
  expect(of(failed ?? [], 'razorpay').problem).toMatch(/^Razorpay /);
  expect(of(failed ?? [], 'paypal').problem).toBeNull();
  const again = await reconciliations.run('2026-01-05', by, 'missing');
  expect(again?.map(({ provider, problem }) => [provider, problem])).toEqual([['razorpay', null]]);
  expect(await reconciliations.run('2026-01-05', by, 'missing')).toEqual([]);
});

it('compares every day by itself, once, when the night is over', async () => {
  const compared = async () =>
    (await shop.cms.strapi.db
      .query('plugin::payments.reconciliation')
      .findMany({ where: { day: '2026-02-01' } })) as { provider: string; byName: string | null }[];
  await hourly().reconcile(new Date('2026-02-02T02:30:00Z'));
  expect(await compared()).toEqual([]);
  for (const hour of ['03', '04']) await hourly().reconcile(new Date(`2026-02-02T${hour}:30:00Z`));
  expect((await compared()).map(({ provider, byName }) => [provider, byName]).sort()).toEqual([
    ['ledger', null],
    ['paypal', null],
    ['razorpay', null],
  ]);
});

it('is only for finance, which finds every result again', async () => {
  const { body } = await ask('finance').expect(200);
  const { rows } = body as ReconciliationsReply;
  expect(rows.length).toBeGreaterThan(4);
  const [latest] = rows;
  const one = await ask('finance', `/${latest?.id ?? ''}`).expect(200);
  expect(one.body).toEqual(latest);
  await ask('finance', '/nothing').expect(404);
  await ask('marketing').expect(403);
  await run('admissions', { day: today() }).expect(403);
  await request(shop.cms.url).get(listReconciliations.path).expect(401);
});

it.each([[{}], [{ day: 'today' }], [{ day: '2026-02-31x' }], [{ day: 7 }], [{ day: '2099-01-01' }]])(
  'compares no day that there is none of: %j',
  async (body) => {
    await run('finance', body).expect(400);
  },
);

it('forgets the texts of messages that are done with for long, and nothing else', async () => {
  const { cms, sandbox } = shop;
  const order = await buyByCard(cms, sandbox, await newBuyer(cms));
  const { id } = (await kept(cms, order.order)).order;
  const rows = cms.strapi.db.query('plugin::payments.event');
  const long = new Date(Date.now() - 91 * 24 * 3_600_000);
  const [old, fresh] = await untilProcessed(cms, id, messagesOfACard);
  await rows.updateMany({ where: { id: old?.id }, data: { processedAt: long } });
  await hourly().keepHouse(new Date());
  expect(await rows.findOne({ where: { id: old?.id } })).toMatchObject({ raw: null, what: old?.what });
  expect(((await rows.findOne({ where: { id: fresh?.id } })) as { raw: string }).raw).not.toBe('');
});
