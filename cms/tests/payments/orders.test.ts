// Databases: PostgreSQL, as lists are sorted by times.
import { listOrders, readOrder } from '@lanternway/contracts/payments/parent-orders';
import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import { call } from '../accounts/parent';
import { askForOneOrder, askForOrder, buyByCard, newBuyer, orderByCard, orderOf, ordersOf } from './buyer';
import { openShop, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

it('shows parents only their own orders, the newest first', async () => {
  const { cms, sandbox } = shop;
  const buyer = await newBuyer(cms);
  const stranger = await newBuyer(cms, 'stranger');
  const first = await buyByCard(cms, sandbox, buyer);
  const second = await orderByCard(cms, buyer, { plan: 'math-monthly' });
  expect(await ordersOf(cms, buyer)).toMatchObject([
    { id: second.order, number: second.number, plan: 'math-monthly', status: 'pending', paidAt: null },
    { id: first.order, plan: 'coding-monthly', status: 'paid', amount: 649900, currency: 'INR', refunded: 0 },
  ]);
  expect(await ordersOf(cms, stranger)).toEqual([]);
  for (const { order } of [first, second]) {
    const { status, body } = await askForOneOrder(cms, stranger, order);
    expect([status, body]).toEqual([404, { success: false, message: noSuchOrder }]);
  }
});

it('shows what the contract says, and nothing else', async () => {
  const { cms, sandbox } = shop;
  const buyer = await newBuyer(cms);
  const { order } = await buyByCard(cms, sandbox, buyer);
  const view = await orderOf(cms, buyer, order);
  const asked = readOrder.reply as unknown as { fields: { order: { fields: object } } };
  expect(Object.keys(view).sort()).toEqual(Object.keys(asked.fields.order.fields).sort());
  expect(readOrder.reply.isValidSync({ order: view }, { strict: true })).toBe(true);
});

it.each(['0', 'null', '..%2f..', 'a'.repeat(200), "x'--", '%00'])('finds no order called %s', async (id) => {
  const { status } = await askForOneOrder(shop.cms, await newBuyer(shop.cms), id);
  expect([400, 404]).toContain(status);
});

it('shows nothing to people who are not logged in', async () => {
  expect((await call(shop.cms, listOrders)).status).toBe(401);
});

it('asks a parent to wait who calls without end, and nobody else', async () => {
  const { cms } = shop;
  const buyer = await newBuyer(cms);
  const other = await newBuyer(cms, 'other');
  // Refused before a provider is asked, but still counted.
  const wrong = { amount: 1 };
  for (let calls = 0; calls < 60; calls += 1) expect((await askForOrder(cms, buyer, wrong)).status).toBe(409);
  const { status, body, headers } = await askForOrder(cms, buyer, wrong);
  expect([status, body]).toMatchObject([429, { success: false, retryAfterS: expect.any(Number) as number }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await askForOrder(cms, other, wrong)).status).toBe(409);
});

it('goes on showing what was bought once its plan is taken down and deleted', async () => {
  const { cms, sandbox } = shop;
  const buyer = await newBuyer(cms);
  const { order } = await buyByCard(cms, sandbox, buyer);
  const before = await orderOf(cms, buyer, order);
  const plans = cms.strapi.documents('api::plan.plan');
  const [sold] = await plans.findMany({ filters: { key: 'coding-monthly' } });
  await plans.delete({ documentId: sold?.documentId ?? '' });
  expect(await orderOf(cms, buyer, order)).toEqual(before);
  expect(await ordersOf(cms, buyer)).toMatchObject([{ id: order, plan: 'coding-monthly', status: 'paid' }]);
});
