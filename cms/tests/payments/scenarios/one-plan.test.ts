// Databases: PostgreSQL, as a unique key keeps one order open, which making orders tests on both.
import { paymentRefusals } from '@lanternway/contracts/payments/checkout';
import { approve, capture, newBuyer, orderByCard, orderByPayPal, payByCard, report } from '../buyer';
import { monthlyPrices, publishTrack } from '../goods';
import { makeOrder, orderRow, storyOf } from '../order-row';
import { kept, orderRows, type Shop } from '../shop';
import { orderNow, untilStage } from '../watching';
import {
  buy,
  counters,
  effectsOf,
  endScenario,
  onceEach,
  openStage,
  refundsOf,
  untilRefunded,
} from './stage';

let shop: Shop;
const at = counters(() => shop);

const dollars = { amount: monthlyPrices.USD, currency: 'USD' };

beforeAll(async () => {
  shop = await openStage();
});

beforeEach(async () => {
  await shop.sandbox.webhooks({ action: 'deliver' });
  await shop.sandbox.endFaults();
});

afterEach(async () => {
  await endScenario(shop);
});

afterAll(async () => {
  await shop.close();
});

const openRows = async (email: string) =>
  (await orderRows(shop.cms, { email })).filter(({ openKey }) => openKey !== null);

describe('one open order of a plan, whatever the currency', () => {
  it('closes the one in rupees when the parent turns to dollars', async () => {
    const { cms } = shop;
    const buyer = await newBuyer(cms);
    const rupees = await orderByCard(cms, buyer);
    const later = await orderByPayPal(cms, buyer);
    expect(later.order).not.toBe(rupees.order);
    expect((await openRows(buyer.email)).map(({ documentId }) => documentId)).toEqual([later.order]);
    const closed = await kept(cms, rupees.order);
    expect(closed.order).toMatchObject({ stage: 'expired', openKey: null });
    expect(closed.story).toEqual(['created', 'provider_order', 'superseded']);
  });

  it('leaves one open of rupees and dollars that are asked for at the same moment', async () => {
    const { cms } = shop;
    const buyer = await newBuyer(cms);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => at.razorpay.ask(buyer, turn % 2 === 0 ? {} : dollars)),
    );
    for (const { status } of answers) expect([200, 409, 502]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await openRows(buyer.email)).toHaveLength(1);
  });

  it('is one for each track of a plan', async () => {
    const { cms } = shop;
    await publishTrack(cms, 'python-for-all', 'coding-monthly');
    const buyer = await newBuyer(cms);
    const plain = await orderByCard(cms, buyer);
    const ofTrack = await orderByCard(cms, buyer, { track: 'python-for-all' });
    expect(ofTrack.order).not.toBe(plain.order);
    expect(await openRows(buyer.email)).toHaveLength(2);
  });

  it.each([
    ['money is held at the card’s provider', 'authorized'],
    ['the payment was made and nobody told us', 'lost'],
  ])('does not open a second payment while %s', async (_what, outcome) => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const rupees = await orderByCard(cms, buyer);
    await sandbox.webhooks({ action: 'drop' });
    await payByCard(sandbox, rupees, outcome);
    const { status, body } = await at.paypal.ask(buyer);
    expect([status, body]).toMatchObject([
      409,
      { reason: 'confirming', order: { id: rupees.order, number: rupees.number } },
    ]);
    expect(await orderRows(cms, { email: buyer.email })).toHaveLength(1);
  });

  it('does not open a second payment while PayPal’s is approved and not yet taken', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const first = await orderByPayPal(cms, buyer);
    await approve(sandbox, first, 'nowebhook');
    const { status, body } = await at.razorpay.ask(buyer);
    expect([status, body]).toMatchObject([409, { reason: 'confirming', order: { id: first.order } }]);
    expect((await capture(cms, buyer, first)).body).toMatchObject({ status: 'COMPLETED' });
  });

  it('does not open a second payment while the provider of the first cannot be asked', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const rupees = await orderByCard(cms, buyer);
    await sandbox.faults({ method: 'GET', path: '/v1/orders', mode: 'status', status: 503, times: 20 });
    const { status, body } = await at.paypal.ask(buyer);
    expect([status, body]).toMatchObject([409, { reason: 'confirming', order: { id: rupees.order } }]);
  });

  it('gives the second of two payments back that were both under way, whichever comes first', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const rupees = await orderByCard(cms, buyer);
    const later = await orderByCard(cms, buyer, dollars);
    // The window of the closed order is still open in another tab.
    const [first, second] = [
      await payByCard(sandbox, rupees, 'nowebhook'),
      await payByCard(sandbox, later, 'nowebhook'),
    ];
    await Promise.all([report(cms, buyer, rupees, first), report(cms, buyer, later, second)]);
    const stages = [(await orderNow(cms, rupees.order)).paidAt, (await orderNow(cms, later.order)).paidAt];
    expect(stages.filter((paidAt) => paidAt !== null)).toHaveLength(1);
    const [kept_, back] = stages[0] === null ? [later, rupees] : [rupees, later];
    expect(await untilRefunded(shop, back.order)).toMatchObject({
      kind: 'duplicate',
      amountMinor: back.amount,
    });
    expect(await orderNow(cms, back.order)).toMatchObject({
      attention: ',second_payment,',
      paidPaymentId: null,
    });
    expect(await effectsOf(shop, kept_.order)).toEqual(onceEach);
    expect(await refundsOf(shop, kept_.order)).toEqual([]);
  });
});

describe('orders that are open since before an upgrade', () => {
  interface Open {
    adopt: () => Promise<void>;
  }
  const adopt = () => shop.cms.strapi.plugin('payments').service<Open>('openOrders').adopt();
  const userId = 900_001;

  // These orders are written by hand and have no timeline to compare the books with.
  afterEach(async () => {
    const { db } = shop.cms.strapi;
    const where = { userId: { $in: [userId, userId + 1] } };
    const made = (await db.query('plugin::payments.order').findMany({ where })) as { id: number }[];
    const ofThem = { orderId: { $in: made.map(({ id }) => id) } };
    await db.query('plugin::payments.ledger-entry').deleteMany({ where: ofThem });
    await db.query('plugin::payments.order').deleteMany({ where });
  });

  it('keep the newest of one plan open, and close the other', async () => {
    const { cms } = shop;
    const older = await makeOrder(cms, { userId, openKey: `${String(userId)}|coding-monthly|INR` });
    const newer = await makeOrder(cms, { userId, ...price('USD') });
    const other = await makeOrder(cms, { userId, ...price('GBP', 'math-monthly') });
    await Promise.all([adopt(), adopt()]);
    await adopt();
    expect(await orderRow(cms, older.id)).toMatchObject({ stage: 'expired', openKey: null });
    expect(await storyOf(cms, older.id)).toEqual(['superseded']);
    expect(await orderRow(cms, newer.id)).toMatchObject({
      stage: 'pending',
      openKey: `${String(userId)}|coding-monthly|`,
    });
    expect(await orderRow(cms, other.id)).toMatchObject({ openKey: `${String(userId)}|math-monthly|` });
  });

  it('keep the one that is being confirmed, though it is the older', async () => {
    const { cms } = shop;
    const asked = { userId: userId + 1, track: 'scratch' };
    const older = await makeOrder(cms, {
      ...asked,
      ...price('INR', 'coding-monthly', 1),
      stage: 'processing',
    });
    const newer = await makeOrder(cms, { ...asked, ...price('USD', 'coding-monthly', 1) });
    await adopt();
    expect(await orderRow(cms, older.id)).toMatchObject({
      stage: 'processing',
      openKey: `${String(userId + 1)}|coding-monthly|scratch`,
    });
    expect(await orderRow(cms, newer.id)).toMatchObject({ stage: 'expired', openKey: null });
  });

  const price = (currency: string, planKey = 'coding-monthly', more = 0) => ({
    ...{ currency, planKey },
    openKey: `${String(userId + more)}|${planKey}|${currency}`,
  });
});

describe.each(['razorpay', 'paypal'] as const)('a plan that was bought today at %s', (provider) => {
  it('is sold again only once the parent has said so, in every currency and by every way', async () => {
    const { cms } = shop;
    const { buyer, order, number } = await buy(shop, provider);
    const refusal = {
      success: false,
      message: paymentRefusals.boughtToday,
      reason: 'boughtToday',
      order: { id: order, number },
    };
    for (const asked of [at.razorpay.ask(buyer), at.razorpay.ask(buyer, dollars), at.paypal.ask(buyer)]) {
      const { status, body } = await asked;
      expect([status, body]).toEqual([409, refusal]);
    }
    expect(await orderRows(cms, { email: buyer.email })).toHaveLength(1);
    const again = at[provider].take(buyer, await at[provider].ask(buyer, { again: true }));
    await again.pay();
    expect((await again.tell()).body).toMatchObject(at[provider].paid);
    expect(await orderNow(cms, again.order)).toMatchObject({
      stage: 'paid',
      attention: ',duplicate_purchase,',
    });
  });

  it('is sold without a question a day later, and once its money went back', async () => {
    const { cms } = shop;
    const yesterday = await buy(shop, provider);
    await cms.strapi.db.query('plugin::payments.order').update({
      where: { documentId: yesterday.order },
      data: { paidAt: new Date(Date.now() - 24 * 3_600_000 - 1000) },
    });
    expect((await at[provider].ask(yesterday.buyer)).status).toBe(200);
    const back = await buy(shop, provider);
    await cms.strapi.db.query('plugin::payments.order').update({
      where: { documentId: back.order },
      data: { stage: 'refunded' },
    });
    expect((await at[provider].ask(back.buyer)).status).toBe(200);
    await cms.strapi.db.query('plugin::payments.order').update({
      where: { documentId: back.order },
      data: { stage: 'paid' },
    });
  });
});

it('takes nothing at PayPal for a plan that another tab has paid in rupees meanwhile', async () => {
  const { cms, sandbox } = shop;
  const buyer = await newBuyer(cms);
  const waiting = await orderByPayPal(cms, buyer);
  const card = await orderByCard(cms, buyer);
  await report(cms, buyer, card, await payByCard(sandbox, card));
  await untilStage(cms, card.order, 'paid');
  await sandbox.webhooks({ action: 'drop' });
  await approve(sandbox, waiting);
  const { status, body } = await capture(cms, buyer, waiting);
  expect([status, body]).toMatchObject([409, { reason: 'boughtToday', order: { id: card.order } }]);
  expect((await sandbox.state(waiting.number)).captures).toEqual([]);
  expect((await orderNow(cms, waiting.order)).paidPaymentId).toBeNull();
});
