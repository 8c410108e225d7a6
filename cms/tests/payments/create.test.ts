// Databases: PostgreSQL, as two orders of one parent meet only where several write; SQLite lets one write at a time.
import {
  createOrder,
  createOrderFailed,
  createPayPalFailed,
  paymentOptions,
  paymentRefusals,
} from '@lanternway/contracts/payments/checkout';
import { call } from '../accounts/parent';
import { assertBooks } from './assert-books';
import {
  approve,
  askForOrder,
  askForPayPal,
  capture,
  newBuyer,
  orderByCard,
  orderByPayPal,
  ordersOf,
  payByCard,
  type CardOrder,
} from './buyer';
import { changePrices, monthlyPrices } from './goods';
import { ageProviderOrders, kept, openShop, orderRows, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await assertBooks(shop.cms, shop.sandbox);
  await shop.close();
});

it('makes an order at the server’s price, with a copy of what is sold', async () => {
  const { cms } = shop;
  const buyer = await newBuyer(cms);
  const more = { name: 'Meera Rao', phone: '9800012345', email: 'somebody@else.example' };
  const order = await orderByCard(cms, buyer, more);
  expect(order).toMatchObject({ amount: 649900, currency: 'INR', key: 'rzp_test_sandbox000001' });
  expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  expect(order.number).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{10}$/);
  const { order: row, providerOrders, story } = await kept(cms, order.order);
  expect(row).toMatchObject({
    // From the token, never from the payload.
    email: buyer.email,
    name: 'Meera Rao',
    phone: '9800012345',
    stage: 'pending',
    planKey: 'coding-monthly',
    planTitle: 'Coding Monthly',
    sessions: 8,
    amountMinor: 649900,
  });
  expect(providerOrders).toMatchObject([
    { provider: 'razorpay', providerOrderId: order.id, reference: order.number },
  ]);
  expect(story).toEqual(['created', 'provider_order']);
});

it('takes the parent’s name from their account if the call has none', async () => {
  const order = await orderByCard(shop.cms, await newBuyer(shop.cms));
  expect((await kept(shop.cms, order.order)).order).toMatchObject({ name: 'Priya Sharma', phone: null });
});

it('lists the ways to pay to anyone', async () => {
  const { status, body } = await call(shop.cms, paymentOptions);
  expect([status, body]).toMatchObject([
    200,
    {
      isTest: true,
      razorpay: { key: 'rzp_test_sandbox000001', currencies: ['INR', 'USD', 'GBP'] },
      paypal: { clientId: 'sb-client', currencies: ['USD', 'GBP'] },
    },
  ]);
});

it('refuses people who are not logged in', async () => {
  const { status } = await call(shop.cms, createOrder, {
    plan: 'coding-monthly',
    amount: 649900,
    currency: 'INR',
  });
  expect(status).toBe(401);
});

describe('one open order', () => {
  it('is what twenty clicks at the same moment come to', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForOrder(cms, buyer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const orders = answers.map(({ body }) => body as CardOrder);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(await orderRows(cms, { email: buyer.email })).toHaveLength(1);
    const { providerOrders } = await kept(cms, orders[0]?.order ?? '');
    expect(providerOrders).toHaveLength(1);
    const made = (await sandbox.requests('/v1/orders')).filter(
      ({ method, body }) => method === 'POST' && body.includes(orders[0]?.number ?? '-'),
    );
    expect(made).toHaveLength(1);
  });

  it('is taken up again at the same price, with the details of the last time', async () => {
    const { cms } = shop;
    const buyer = await newBuyer(cms);
    const first = await orderByCard(cms, buyer, { name: 'Meera Rao', phone: '9800012345' });
    const second = await orderByCard(cms, buyer, { name: 'Meera Iyer' });
    expect(second).toEqual(first);
    expect((await kept(cms, first.order)).order).toMatchObject({ name: 'Meera Iyer', phone: '9800012345' });
  });

  it('is one for both ways to pay it', async () => {
    const { cms } = shop;
    const buyer = await newBuyer(cms);
    const dollars = { amount: monthlyPrices.USD, currency: 'USD' };
    const card = await orderByCard(cms, buyer, dollars);
    const paypal = await orderByPayPal(cms, buyer);
    expect(paypal.order).toBe(card.order);
    expect((await kept(cms, card.order)).providerOrders).toMatchObject([
      { provider: 'razorpay', reference: card.number },
      { provider: 'paypal', reference: card.number },
    ]);
  });

  it('gives way to a new one when the price has changed', async () => {
    const { cms } = shop;
    const buyer = await newBuyer(cms);
    const plan = 'math-yearly';
    const first = await orderByCard(cms, buyer, { plan, amount: 5999900 });
    await changePrices(cms, plan, { INR: 6100000 });
    const late = await askForOrder(cms, buyer, { plan, amount: 5999900 });
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        reason: 'priceChanged',
        message: paymentRefusals.priceChanged,
        price: { amount: 6100000, currency: 'INR' },
      },
    ]);
    const second = await orderByCard(cms, buyer, { plan, amount: 6100000 });
    expect(second.order).not.toBe(first.order);
    const before = await kept(cms, first.order);
    expect(before.order).toMatchObject({ stage: 'pending', openKey: null, amountMinor: 5999900 });
    expect(before.story).toEqual(['created', 'provider_order', 'superseded']);
    // It is no longer shown to the parent.
    expect((await ordersOf(cms, buyer)).map(({ id }) => id)).toEqual([second.order]);
    await changePrices(cms, plan, { INR: 5999900 });
  });

  it('is not created again if it was paid without our knowledge', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await orderByCard(cms, buyer);
    await sandbox.next({ provider: 'razorpay', outcome: 'lost', webhook: 'drop' });
    await payByCard(sandbox, order);
    await ageProviderOrders(cms, 10_000);
    const again = await askForOrder(cms, buyer);
    expect([again.status, again.body]).toMatchObject([
      409,
      { reason: 'confirming', order: { id: order.order, number: order.number } },
    ]);
    expect((await kept(cms, order.order)).order.stage).toBe('paid');
  });

  it('bars a second one for the plan, in any currency, while a payment is being confirmed', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await orderByPayPal(cms, buyer);
    await approve(sandbox, order, 'pending');
    expect((await capture(cms, buyer, order)).body).toMatchObject({ status: 'PENDING' });
    const again = await askForOrder(cms, buyer);
    expect([again.status, again.body]).toMatchObject([
      409,
      { reason: 'confirming', order: { id: order.order, number: order.number } },
    ]);
  });
});

it('does not take rupees by PayPal', async () => {
  const answer = await askForPayPal(shop.cms, await newBuyer(shop.cms), { currency: 'INR', amount: 649900 });
  expect([answer.status, answer.body]).toMatchObject([503, { reason: 'noProvider' }]);
});

describe('a provider that does not do it', () => {
  it.each([
    ['Razorpay', '/v1/orders', askForOrder, createOrderFailed],
    ['PayPal', '/v2/checkout/orders', askForPayPal, createPayPalFailed],
  ] as const)(
    '%s: is answered in the words of the specification, and the next click makes the order',
    async (_name, path, ask, sentence) => {
      const { cms, sandbox } = shop;
      const buyer = await newBuyer(cms);
      await sandbox.faults({ method: 'POST', path, mode: 'status', status: 503, times: 5 });
      const failed = await ask(cms, buyer);
      expect([failed.status, failed.body]).toMatchObject([502, { reason: 'provider', message: sentence }]);
      let status = 0;
      for (let tries = 0; tries < 6 && status !== 200; tries += 1) ({ status } = await ask(cms, buyer));
      expect(status).toBe(200);
      expect(await orderRows(cms, { email: buyer.email })).toMatchObject([{ stage: 'pending' }]);
    },
  );

  it('finds again what was made without an answer, by the key that was kept', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    await sandbox.faults({ method: 'POST', path: '/v1/orders$', mode: 'reset_after', times: 1 });
    const failed = await askForOrder(cms, buyer);
    expect(failed.status).toBe(502);
    const order = await orderByCard(cms, buyer);
    expect((await sandbox.state(order.number)).orders).toMatchObject([{ id: order.id }]);
    expect((await kept(cms, order.order)).providerOrders).toHaveLength(1);
  });

  it('takes over from a process that died over the call, with its key', async () => {
    const { cms } = shop;
    const buyer = await newBuyer(cms);
    const { order, id } = await orderByCard(cms, buyer);
    const { providerOrders } = await kept(cms, order);
    const rows = cms.strapi.db.query('plugin::payments.provider-order');
    // The row after a kill in the middle of the call: with its key, and without an answer.
    const where = { providerOrderId: id };
    await rows.update({ where, data: { providerOrderId: null, leaseUntil: new Date(Date.now() + 1000) } });
    const again = await orderByCard(cms, buyer);
    expect(again.id).toBe(id);
    expect((await kept(cms, order)).providerOrders).toMatchObject([
      { requestKey: providerOrders[0]?.requestKey },
    ]);
  });
});

it('makes a new order at PayPal where the old one is too old to be approved', async () => {
  const { cms } = shop;
  const buyer = await newBuyer(cms);
  const first = await orderByPayPal(cms, buyer);
  await ageProviderOrders(cms, 3 * 60 * 60 * 1000);
  const second = await orderByPayPal(cms, buyer);
  expect(second.order).toBe(first.order);
  expect(second.orderId).not.toBe(first.orderId);
  expect((await kept(cms, first.order)).providerOrders).toMatchObject([
    { reference: first.number },
    { reference: `${first.number}-2` },
  ]);
});
