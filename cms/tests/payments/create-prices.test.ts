// Databases: SQLite, as published content decides the price.
import { paymentRefusals } from '@lanternway/contracts/payments/checkout';
import { assertBooks } from './assert-books';
import { askForOrder, askForPayPal, newBuyer, orderByCard, orderByPayPal } from './buyer';
import { publishTrack, republishPlan, unpublishPlan } from './goods';
import { kept, openShop, orderRows, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await assertBooks(shop.cms, shop.sandbox);
  await shop.close();
});

it.each([
  ['of a rupee', { amount: 100 }, 409],
  ['of another plan', { amount: 7599900 }, 409],
  ['in another currency', { currency: 'USD' }, 409],
  ['that is no whole number', { amount: 649900.5 }, 422],
  ['below nothing', { amount: -649900 }, 422],
  ['written as text', { amount: '649900' }, 422],
  ['that is missing', { amount: undefined }, 422],
  ['in a currency we do not know', { currency: 'EUR' }, 422],
])('lets no page set a price: %s', async (_what, more, expected) => {
  const { cms } = shop;
  const buyer = await newBuyer(cms);
  const { status, body } = await askForOrder(cms, buyer, more);
  expect([status, body]).toMatchObject([expected, { success: false }]);
  if (expected === 409) expect(body).toMatchObject({ reason: 'priceChanged' });
  else expect(Object.keys((body as { errors: object }).errors)).toHaveLength(1);
  expect(await orderRows(cms, { email: buyer.email })).toEqual([]);
});

it('says where a plan is not sold in the currency, or not at all', async () => {
  const { cms } = shop;
  const buyer = await newBuyer(cms);
  const pounds = await askForOrder(cms, buyer, { plan: 'math-yearly', currency: 'GBP', amount: 1 });
  expect([pounds.status, pounds.body]).toMatchObject([409, { reason: 'notInCurrency' }]);
  const nothing = await askForOrder(cms, buyer, { plan: 'no-such-plan' });
  expect([nothing.status, nothing.body]).toMatchObject([409, { reason: 'notSold' }]);
  await unpublishPlan(cms, 'coding-yearly');
  const taken = await askForOrder(cms, buyer, { plan: 'coding-yearly', amount: 7599900 });
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { reason: 'notSold', message: paymentRefusals.notSold },
  ]);
  await republishPlan(cms, 'coding-yearly');
});

it('finds the plan by its price where no other costs as much, and asks for it where one does', async () => {
  const { cms } = shop;
  const buyer = await newBuyer(cms);
  const one = await orderByCard(cms, buyer, { plan: undefined, amount: 7599900 });
  expect((await kept(cms, one.order)).order).toMatchObject({ planKey: 'coding-yearly' });
  const two = await askForOrder(cms, buyer, { plan: undefined });
  expect([two.status, two.body]).toMatchObject([422, { errors: { plan: expect.any(String) as string } }]);
  const none = await askForOrder(cms, buyer, { plan: undefined, amount: 100 });
  expect([none.status, none.body]).toMatchObject([422, { errors: { amount: expect.any(String) as string } }]);
});

it('sells a track at the price of its plan, or at its own where it has one', async () => {
  const { cms } = shop;
  await publishTrack(cms, 'kickstart', 'coding-monthly');
  await publishTrack(cms, 'elevate', 'coding-monthly', { INR: 500000 });
  const buyer = await newBuyer(cms);
  const kickstart = await orderByCard(cms, buyer, { track: 'kickstart' });
  expect((await kept(cms, kickstart.order)).order).toMatchObject({
    track: 'kickstart',
    trackTitle: 'Track kickstart',
  });
  const wrong = await askForOrder(cms, buyer, { track: 'elevate' });
  expect([wrong.status, wrong.body]).toMatchObject([409, { price: { amount: 500000, currency: 'INR' } }]);
  const elevate = await orderByCard(cms, buyer, { track: 'elevate', amount: 500000 });
  expect(elevate.order).not.toBe(kickstart.order);
  const other = await askForOrder(cms, buyer, { plan: 'math-monthly', track: 'kickstart' });
  expect([other.status, other.body]).toMatchObject([409, { reason: 'notSold' }]);
});

it('takes the amount of PayPal’s call in dollars or in cents, and asks PayPal for its own price', async () => {
  const { cms, sandbox } = shop;
  const buyer = await newBuyer(cms);
  const cents = await orderByPayPal(cms, buyer);
  const dollars = await orderByPayPal(cms, buyer, { amount: 249 });
  expect(dollars).toEqual(cents);
  const { orders } = await sandbox.state(cents.number);
  expect(JSON.stringify(orders)).toContain('249.00');
  const wrong = await askForPayPal(cms, buyer, { amount: 24 });
  expect([wrong.status, wrong.body]).toMatchObject([409, { price: { amount: 24900, currency: 'USD' } }]);
});
