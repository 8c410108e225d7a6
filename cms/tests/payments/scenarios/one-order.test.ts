// Databases: PostgreSQL, as a unique key keeps one order open.
import { createPayPalFailed } from '@lanternway/contracts/payments/checkout';
import { newBuyer, orderOf, report } from '../buyer';
import { changePrices, monthlyPrices } from '../goods';
import { kept, orderRows, type Shop } from '../shop';
import { begin, counters, effectsOf, endScenario, nothingYet, onceEach, openStage } from './stage';

let shop: Shop;
const at = counters(() => shop);

beforeAll(async () => {
  shop = await openStage();
});

afterEach(async () => {
  await endScenario(shop);
});

afterAll(async () => {
  await shop.close();
});

const createPath = { razorpay: '/v1/orders$', paypal: '/v2/checkout/orders$' };
// The specification's own words (§9).
const failed = {
  razorpay: 'Failed to create order. Please try again.',
  paypal: createPayPalFailed,
};

describe.each(['razorpay', 'paypal'] as const)('at %s', (provider) => {
  it.each([2, 20])('S1: makes one order of %i clicks at the same moment', async (clicks) => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const answers = await Promise.all(Array.from({ length: clicks }, () => at[provider].ask(buyer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(clicks).fill(200));
    const purchases = answers.map((answer) => at[provider].take(buyer, answer));
    expect(new Set(purchases.map((each) => each.at)).size).toBe(1);
    const rows = await orderRows(cms, { email: buyer.email });
    expect(rows).toHaveLength(1);
    const { providerOrders } = await kept(cms, rows[0]?.documentId ?? '');
    expect(providerOrders).toMatchObject([{ provider, providerOrderId: purchases[0]?.at }]);
    // The provider has no other order either.
    expect((await sandbox.state(rows[0]?.number)).orders).toMatchObject([{ id: purchases[0]?.at }]);
  });

  const { currency } = at[provider].price;
  const other = currency === 'INR' ? 'USD' : 'GBP';
  it.each([
    ['of a coin', { amount: 100 }],
    ['of another currency', { currency: other }],
    ['with a fraction of a coin', { amount: at[provider].price.amount + 0.5 }],
    ['below nothing', { amount: -at[provider].price.amount }],
    ['written as text', { amount: String(at[provider].price.amount) }],
    ['that is missing', { amount: undefined }],
  ])('S2: makes no order at a price %s', async (_what, more) => {
    const { cms, sandbox } = shop;
    const calls = async () =>
      (await sandbox.requests()).filter(
        ({ method, path }) => method === 'POST' && new RegExp(createPath[provider]).test(path),
      ).length;
    const before = await calls();
    const buyer = await newBuyer(cms);
    const { status, body } = await at[provider].ask(buyer, more);
    expect([409, 422]).toContain(status);
    expect(body).toMatchObject({ success: false });
    expect(await orderRows(cms, { email: buyer.email })).toEqual([]);
    expect(await calls()).toBe(before);
  });

  it('S2: asks the provider for the price of the database, and takes nobody’s word that it is paid', async () => {
    const { cms, sandbox } = shop;
    const { buyer, order, number, amount, currency, at: id, tell } = await begin(shop, provider);
    expect((await kept(cms, order)).order.amountMinor).toBe(amount);
    const [made] = (await sandbox.state(number)).orders;
    expect(JSON.stringify(made)).toContain(provider === 'razorpay' ? '"amount":649900' : '"value":"249.00"');
    const claim = { razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' };
    const told =
      provider === 'paypal'
        ? await tell()
        : await report(cms, buyer, { id, amount, currency }, claim, { status: 'success', amount: 1 });
    expect(told.status).toBe(422);
    expect((await kept(cms, order)).order).toMatchObject({ stage: 'pending', capturedMinor: 0 });
    expect(await effectsOf(shop, order)).toEqual(nothingYet);
  });

  it('R7: honours the price that was agreed, though staff change it before it is paid', async () => {
    const { cms } = shop;
    const purchase = await begin(shop, provider);
    await changePrices(cms, 'coding-monthly', { INR: 799_900, USD: 34_900, GBP: 29_000 });
    await purchase.pay();
    const { status, body } = await purchase.tell();
    expect([status, body]).toMatchObject([200, at[provider].paid]);
    expect((await kept(cms, purchase.order)).order).toMatchObject({
      stage: 'paid',
      amountMinor: purchase.amount,
      capturedMinor: purchase.amount,
      attention: null,
    });
    expect(await effectsOf(shop, purchase.order)).toEqual(onceEach);
    await changePrices(cms, 'coding-monthly', monthlyPrices);
  });

  it.each([
    ['is broken', { mode: 'status', status: 500, times: 3 }],
    ['answers in HTML', { mode: 'status', status: 200, body: '<html>Be right back</html>', times: 3 }],
    ['hangs up', { mode: 'reset_before', times: 3 }],
    ['says nothing', { mode: 'timeout_before', times: 2 }],
  ])('R10: makes no order while the provider %s, says so, and makes it afterwards', async (_what, fault) => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    // Includes the check of the result: the provider does not work at all.
    await sandbox.faults({ path: createPath[provider], ...fault });
    const refused = await at[provider].ask(buyer);
    expect([refused.status, refused.body]).toMatchObject([
      502,
      { success: false, reason: 'provider', message: failed[provider] },
    ]);
    const [row] = await orderRows(cms, { email: buyer.email });
    expect(row).toMatchObject({ stage: 'pending', capturedMinor: 0 });
    expect(await effectsOf(shop, row?.documentId ?? '')).toEqual(nothingYet);
    let answered = refused;
    for (let tries = 0; tries < 6 && answered.status !== 200; tries += 1)
      answered = await at[provider].ask(buyer);
    const purchase = at[provider].take(buyer, answered);
    expect(purchase.order).toBe(row?.documentId);
    await purchase.pay();
    await purchase.tell();
    expect(await effectsOf(shop, purchase.order)).toEqual(onceEach);
  });

  it('R11: asks no more than a few times of a provider that is asked too much, and makes the order later', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const calls = async () =>
      (await sandbox.requests()).filter(({ path }) => new RegExp(createPath[provider]).test(path)).length;
    const before = await calls();
    await sandbox.faults({ path: createPath[provider], mode: 'status', status: 429, times: 6 });
    const refused = await at[provider].ask(buyer);
    expect([refused.status, refused.body]).toMatchObject([502, { reason: 'provider' }]);
    // Includes the check of the result, each tried three times at most.
    expect((await calls()) - before).toBeLessThanOrEqual(6);
    let answered = refused;
    for (let tries = 0; tries < 6 && answered.status !== 200; tries += 1)
      answered = await at[provider].ask(buyer);
    expect(answered.status).toBe(200);
    expect(await orderRows(cms, { email: buyer.email })).toHaveLength(1);
  });

  it('S13: makes no second order where the first was made and the answer never came', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    await sandbox.faults({ method: 'POST', path: createPath[provider], mode: 'timeout_after', times: 1 });
    let answered = await at[provider].ask(buyer);
    for (let tries = 0; tries < 6 && answered.status !== 200; tries += 1)
      answered = await at[provider].ask(buyer);
    const purchase = at[provider].take(buyer, answered);
    expect((await sandbox.state(purchase.number)).orders).toMatchObject([{ id: purchase.at }]);
    await purchase.pay();
    expect((await purchase.tell()).status).toBe(200);
    expect(await orderOf(cms, buyer, purchase.order)).toMatchObject({ status: 'paid' });
    expect(await orderRows(cms, { email: buyer.email })).toHaveLength(1);
  });
});
