// Databases: PostgreSQL, as the list searches and sorts in SQL; the stories work with it on SQLite.
import type { OrderDetail, OrderPage } from '@lanternway/contracts/payments/staff';
import type { OrderChanged, OrderedPlan, Rechecked } from '@lanternway/contracts/payments/staff-order';
import { DateTime } from 'luxon';
import { buyByCard, buyByPayPal, newBuyer, orderByCard, payByCard, type Buyer } from './buyer';
import { makeOrder } from './order-row';
import { openFinance, messageOf, type Finance } from './finance';
import { openShop, type Shop } from './shop';
import { waitFor } from '../wait-for';

let shop: Shop;
let finance: Finance;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openShop();
  finance = await openFinance(shop.cms);
  buyer = await newBuyer(shop.cms, 'desk');
});

afterAll(() => shop.close());
afterEach(() => shop.sandbox.sendWebhooksTo(shop.cms.url));

const plan = (key: string, amount: number) => ({ plan: key, amount });

describe('the list', () => {
  it('finds a paid order by any part of what someone remembers of it', async () => {
    const order = await buyByCard(shop.cms, shop.sandbox, buyer);
    const { receiptNumber } = await finance.order(order.order);
    const remembered = [
      order.number.slice(4, 11).toLowerCase(),
      buyer.email.slice(0, -4).toUpperCase(),
      order.id.slice(6),
      order.paymentId.slice(4),
      receiptNumber ?? '',
      String(receiptNumber).split('/').slice(1).join('/'),
    ];
    for (const search of remembered) {
      const ids = await finance.ids(`?search=${encodeURIComponent(search)}`);
      expect({ search, found: ids.includes(order.order) }).toEqual({ search, found: true });
    }
    expect(await finance.ids('?search=nobody-has-this')).toEqual([]);
  });

  it('finds by phone and by amount in any way of writing them', async () => {
    const { documentId } = await makeOrder(shop.cms, {
      phone: '+91 98000 77665',
      amountMinor: 7_412_300,
      searchText: 'ord-x meera iyer meera@example.com 919800077665',
    });
    for (const search of ['98000 77665', '+91 98000-77665', '9800077', 'iyer meera', '74123', '₹74,123']) {
      expect(await finance.ids(`?search=${encodeURIComponent(search)}`)).toEqual([documentId]);
    }
  });

  it('narrows by state, currency, provider, plan, day and what needs a person', async () => {
    const wanted = { stage: 'review', currency: 'GBP', planKey: 'kites', paidProvider: 'paypal' };
    const { documentId } = await makeOrder(shop.cms, {
      ...wanted,
      planTitle: 'Kites',
      attention: ',mismatch,',
      placedAt: new Date('2026-03-10T23:30:00.000Z'),
    });
    for (const query of ['state=review', 'currency=GBP', 'plan=kites', 'attention=true']) {
      expect(await finance.ids(`?${query}&provider=paypal`)).toEqual([documentId]);
    }
    expect(await finance.ids('?from=2026-03-10&to=2026-03-10')).toEqual([documentId]);
    expect(await finance.ids('?from=2026-03-11&to=2026-03-11')).toEqual([]);
    expect(await finance.ids('?plan=kites&provider=razorpay')).toEqual([]);
    const plans = (await finance.get('/payments/plans').expect(200)).body as OrderedPlan[];
    expect(plans).toContainEqual({ key: 'kites', title: 'Kites' });
  });

  it('counts all that fit and shows each once, page by page, in the order asked for', async () => {
    const amounts = [300, 100, 200, 200, 500];
    for (const amountMinor of amounts) await makeOrder(shop.cms, { planKey: 'paged', amountMinor });
    const pages: OrderPage[] = [];
    for (const page of [1, 2, 3]) {
      const asked = `?plan=paged&sort=amount&pageSize=10&page=${String(page)}`;
      pages.push((await finance.get(`/payments/orders${asked}`).expect(200)).body as OrderPage);
    }
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(pages.flatMap(({ rows }) => rows.map(({ amount }) => amount))).toEqual([500, 300, 200, 200, 100]);
    const newest = await finance.ids('?plan=paged&sort=newest');
    expect(await finance.ids('?plan=paged&sort=oldest')).toEqual([...newest].reverse());
    expect(new Set(newest).size).toBe(5);
  });

  it.each([
    'state=rich',
    'currency=EUR',
    'provider=bank',
    'page=0',
    'pageSize=7',
    'sort=luck',
    'from=yesterday',
  ])('refuses %s', async (query) => {
    expect((await finance.get(`/payments/orders?${query}`)).status).toBe(400);
  });

  it('takes no sign for a wildcard', async () => {
    expect(await finance.ids(`?search=${encodeURIComponent('%%%')}`)).toEqual([]);
  });
});

describe('an order', () => {
  it('shows all its records, and its timeline in words, oldest first', async () => {
    const { order, number, paymentId, id } = await buyByCard(
      shop.cms,
      shop.sandbox,
      await newBuyer(shop.cms, 'story'),
    );
    const detail = await finance.order(order);
    expect(detail).toMatchObject({
      number,
      state: 'paid',
      provider: 'razorpay',
      paymentId,
      sessions: 8,
      months: 1,
      payments: [{ paymentId, state: 'Taken', paysTheOrder: true, problem: null }],
      providerOrders: [{ provider: 'razorpay', providerOrderId: id }],
      enrolment: { bought: 8, used: 0, left: 8, state: 'active', deliveries: [] },
      receipt: { number: detail.receiptNumber },
      // The policy does not refund a monthly plan.
      quote: { amount: 0, most: 649_900 },
    });
    const words = detail.story.map((line) => line.words);
    expect(words[0]).toBe('The order is placed for ₹6,499.');
    expect(words).toEqual(
      expect.arrayContaining([
        'Paid: ₹6,499.',
        'Enrolled: 8 sessions bought.',
        `Receipt ${String(detail.receiptNumber)} is issued.`,
      ]),
    );
    const times = detail.story.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
  });

  it('shows the provider’s messages, without their text', async () => {
    const { order } = await buyByCard(shop.cms, shop.sandbox, await newBuyer(shop.cms, 'told'));
    await shop.sandbox.webhooks({ action: 'flush' });
    const detail = await until(
      () => finance.order(order),
      ({ webhooks }) => webhooks.some(({ processedAt }) => processedAt !== null),
    );
    expect(detail.webhooks[0]).toMatchObject({ provider: 'razorpay', problem: null });
    expect(JSON.stringify(detail)).not.toMatch(/"raw"|signature|rzp_test_[a-z0-9]*secret/i);
  });

  it.each(['nothing-like-it', '..%2f..', 'x'.repeat(60)])('is not found by %s', async (id) => {
    expect((await finance.get(`/payments/orders/${id}`)).status).toBe(404);
  });
});

describe('asking the provider again', () => {
  it('finds a payment without any message about it, and settles it', async () => {
    const parent = await newBuyer(shop.cms, 'unheard');
    await shop.sandbox.sendWebhooksTo(null);
    const order = await orderByCard(shop.cms, parent);
    await payByCard(shop.sandbox, order);
    const { body } = await finance.post(`/payments/orders/${order.order}/recheck`, {}).expect(200);
    const { message, isAnswered, order: detail } = body as Rechecked;
    expect({ message, isAnswered, state: detail.state }).toEqual({
      message: 'The money is there: the order is paid now.',
      isAnswered: true,
      state: 'paid',
    });
    expect(detail.story.at(-1)).toMatchObject({
      actor: 'staff',
      words: 'The provider was asked. The money is there: the order is paid now.',
    });
  });

  it('says so in words where the provider does not answer', async () => {
    const order = await orderByCard(shop.cms, await newBuyer(shop.cms, 'down'));
    await shop.sandbox.faults({ path: '/v1/', mode: 'status', status: 503, times: 20 });
    const { body } = await finance.post(`/payments/orders/${order.order}/recheck`, {}).expect(200);
    await shop.sandbox.reset();
    const { message, isAnswered, order: detail } = body as Rechecked;
    expect(isAnswered).toBe(false);
    expect(message).toMatch(
      /^Razorpay (is out of order|does not answer) at the moment; please try again later\.$/,
    );
    expect(detail.state).toBe('pending');
  });
});

describe('what staff write', () => {
  it('is a note in the story, by name', async () => {
    const { documentId } = await makeOrder(shop.cms);
    const { body } = await finance.post(`/payments/orders/${documentId}/note`, {
      note: ' Called the mother. ',
    });
    expect((body as OrderChanged).order.story).toMatchObject([
      { actor: 'staff', by: 'Finance', words: 'Called the mother.' },
    ]);
    const empty = await finance.post(`/payments/orders/${documentId}/note`, { note: ' ' });
    expect([empty.status, messageOf(empty)]).toEqual([400, 'Please write a note.']);
  });

  it('takes an order off the list of what needs a person, once and with a note', async () => {
    const { documentId } = await makeOrder(shop.cms, { attention: ',foreign_inr,' });
    const path = `/payments/orders/${documentId}/attention/foreign_inr/done`;
    expect(messageOf(await finance.post(path, {}))).toBe('Please write a note.');
    expect((await finance.order(documentId)).attentions).toEqual(['foreign_inr']);
    const { body } = await finance.post(path, { note: 'Lives in Pune.' }).expect(200);
    const { order } = body as OrderChanged;
    expect(order.attentions).toEqual([]);
    expect(order.story.at(-1)?.words).toBe('Dealt with (paid in rupees from outside India): Lives in Pune.');
    const again = await finance.post(path, { note: 'Again.' });
    expect(again.status).toBe(409);
    expect((await finance.post(path.replace('foreign_inr', 'weather'), { note: 'x' })).status).toBe(404);
  });
});

describe('the file', () => {
  it('contains what the filter shows, harmless in a spreadsheet, with amounts that can be added up', async () => {
    const name = '=HYPERLINK("http://evil.example")';
    await makeOrder(shop.cms, {
      name,
      planKey: 'filed',
      planTitle: 'Filed',
      amountMinor: 649_950,
      refundedMinor: 50,
    });
    await makeOrder(shop.cms, { planKey: 'not-filed' });
    const { headers, text } = await finance.get('/payments/orders.csv?plan=filed').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/attachment; filename="orders-\d{4}-\d{2}-\d{2}\.csv"/);
    expect(headers['cache-control']).toBe('private, no-store');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines[1]).toContain('"INR","6499.50","0.50"');
  });
});

describe('the summary', () => {
  it('counts what waits, and adds up what was taken today', async () => {
    const before = await finance.summary();
    await makeOrder(shop.cms, { attention: ',stuck,', stage: 'processing' });
    const parent = await newBuyer(shop.cms, 'taken');
    await buyByCard(shop.cms, shop.sandbox, parent, plan('math-monthly', 649_900));
    await buyByPayPal(shop.cms, shop.sandbox, parent);
    const at = DateTime.now().setZone('Asia/Kolkata').startOf('day').toMillis();
    const gbp = { currency: 'GBP', capturedMinor: 20_000 };
    for (const paidAt of [at - 1, at]) await makeOrder(shop.cms, { ...gbp, paidAt: new Date(paidAt) });
    const after = await finance.summary();
    expect([after.attention - before.attention, after.processing - before.processing]).toEqual([1, 1]);
    const taken = (summary: typeof after, currency: string) =>
      summary.takenToday.find((one) => one.currency === currency)?.amount ?? 0;
    const more = ['INR', 'USD', 'GBP'].map((currency) => taken(after, currency) - taken(before, currency));
    expect(more).toEqual([649_900, 24_900, 20_000]);
    expect(after).toMatchObject({ isTest: true, configured: { razorpay: true, paypal: true } });
    expect(JSON.stringify(after)).not.toMatch(/rzp_|secret/);
  });

  it('adds up the week, with refunds taken off, and the week before', async () => {
    const day = 86_400_000;
    const from = new Date(Date.now() - 30 * day);
    const before = new Date(from.getTime() - 7 * day);
    const inWeek = new Date(from.getTime() + day);
    const old = new Date(before.getTime() + day);
    await makeOrder(shop.cms, { paidAt: inWeek, currency: 'GBP', capturedMinor: 30_500 });
    const order = await makeOrder(shop.cms, { paidAt: old, currency: 'GBP', capturedMinor: 20_000 });
    await shop.cms.strapi.db.query('plugin::payments.refund').create({
      data: {
        documentId: 'week-refund',
        orderId: order.id,
        provider: 'paypal',
        paymentId: 'week-payment',
        requestKey: 'week-refund',
        amountMinor: 10_000,
        currency: 'GBP',
        state: 'done',
        kind: 'policy',
        askedAt: inWeek,
        doneAt: inWeek,
      },
    });
    const query = new URLSearchParams({ from: from.toISOString(), before: before.toISOString() });
    const { body } = await finance.get(`/payments/week?${query.toString()}`).expect(200);
    expect(body).toEqual({
      net: [{ currency: 'GBP', now: 20_500, before: 20_000 }],
      paid: { now: 1, before: 1 },
      refunded: { now: 1, before: 0 },
    });
    await finance.get('/payments/week?from=now&before=then').expect(400);
  });
});

function until(
  ask: () => Promise<OrderDetail>,
  isSo: (detail: OrderDetail) => boolean,
): Promise<OrderDetail> {
  const found = () => ask().then((detail) => isSo(detail) && detail);
  return waitFor('the order', found, { everyMs: 100, seen: ask });
}
