// Databases: both, as money is written under a row lock.
import { testDatabase } from '../env';
import { until } from '../mailer/mails';
import { assertBooks } from './assert-books';
import {
  approve,
  askForOrder,
  buyByCard,
  capture,
  newBuyer,
  orderByCard,
  orderByPayPal,
  orderOf,
  payByCard,
  report,
  type CardOrder,
} from './buyer';
import { monthlyPrices, republishPlan, unpublishPlan } from './goods';
import { longestPerson, newBuyers, takeOne } from './many-buyers';
import { kept, openShop, type OrderRow, type Shop } from './shop';

let shop: Shop;

const countryHeader = 'X-Country';

beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1', GEO_COUNTRY_HEADER: countryHeader });
});

afterAll(async () => {
  await assertBooks(shop.cms, shop.sandbox);
  await shop.close();
});

/** Services that the test calls directly. */
interface Settle {
  expire: (id: number, by: { actor: string }) => Promise<{ kind: string }>;
}

const settle = (): Settle => shop.cms.strapi.plugin('payments').service('settle');

const untilKept = (id: string, is: (order: OrderRow, refunds: Refund[]) => boolean) =>
  until(async () => {
    const { order } = await kept(shop.cms, id);
    return is(order, await refundsOf(order)) ? order : undefined;
  });

interface Refund {
  requestKey: string;
  kind: string;
  state: string;
  amountMinor: number;
}

async function refundsOf({ id }: Pick<OrderRow, 'id'>): Promise<Refund[]> {
  const found = await shop.cms.strapi.db
    .query('plugin::payments.refund')
    .findMany({ where: { orderId: id } });
  return found as Refund[];
}

describe('an order that is paid twice', () => {
  it('keeps the first payment and gives the second back, once', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const dollars = { amount: monthlyPrices.USD, currency: 'USD' };
    const card = await orderByCard(cms, buyer, dollars);
    const paypal = await orderByPayPal(cms, buyer);
    // Both windows are open, and both payments are made before either is reported.
    const paid = await payByCard(sandbox, card, 'nowebhook');
    await approve(sandbox, paypal, 'nowebhook');
    const [captured, reported] = await Promise.all([
      capture(cms, buyer, paypal),
      report(cms, buyer, card, paid),
    ]);
    expect([captured.status, reported.status]).toEqual([200, 200]);
    const order = await untilKept(card.order, (_order, refunds) =>
      refunds.some(({ state }) => state === 'done'),
    );
    const { story } = await kept(cms, card.order);
    const { captures, payments } = await sandbox.state(card.number);
    if (captures.length + payments.length > 1) {
      expect(order).toMatchObject({ capturedMinor: 24900, attention: ',second_payment,', stage: 'review' });
      expect(await refundsOf(order)).toMatchObject([{ kind: 'duplicate', amountMinor: 24900 }]);
    }
    expect(story.filter((what) => what === 'paid' || what === 'enrolled' || what === 'receipt')).toHaveLength(
      3,
    );
  });
});

describe('an order of which much is to be searched', () => {
  it('is paid after fifteen tries that failed, and found by what a person knows of it', async () => {
    const { cms, sandbox } = shop;
    const { email, fullName } = longestPerson(0);
    const buyer = takeOne(await newBuyers(cms, 1, { email, fullName }));
    const order = await orderByCard(cms, buyer, { phone: '9'.repeat(15) });
    for (let tries = 0; tries < 15; tries += 1) {
      const failed = await payByCard(sandbox, order, 'decline');
      expect((await report(cms, buyer, order, failed)).status).toBe(200);
    }
    const paid = await payByCard(sandbox, order);
    const { status, body } = await report(cms, buyer, order, paid);
    expect([status, body]).toMatchObject([200, { status: 'paid' }]);
    const { order: row, payments } = await kept(cms, order.order);
    expect(row).toMatchObject({ stage: 'paid', name: fullName, email });
    expect(payments).toHaveLength(16);
    for (const known of [order.number, fullName, email, row.paidPaymentId ?? ''])
      expect(row.searchText).toContain(known.toLowerCase());
  });
});

const guard = {
  sqlite: [
    `create trigger no_search before update of search_text on payments_orders
     begin select raise(abort, 'no room'); end`,
    `create trigger no_first_search before insert on payments_orders when new.search_text is not null
     begin select raise(abort, 'no room'); end`,
  ],
  postgres: [
    `create function no_room() returns trigger as 'begin raise exception ''no room''; end' language plpgsql`,
    `create trigger no_search before insert or update of search_text on payments_orders
     for each row when (new.search_text is not null) execute function no_room()`,
  ],
};

const unguard = {
  sqlite: ['drop trigger no_search', 'drop trigger no_first_search'],
  postgres: ['drop trigger no_search on payments_orders', 'drop function no_room()'],
};

describe('an order whose search text the database refuses', () => {
  const tell = async (statements: string[]) => {
    for (const statement of statements) await shop.cms.strapi.db.connection.raw(statement);
  };

  it('is made and paid all the same, with everything that a payment brings', async () => {
    const { cms, sandbox } = shop;
    await tell(guard[testDatabase]);
    const buyer = await newBuyer(cms);
    const order = await buyByCard(cms, sandbox, buyer);
    await tell(unguard[testDatabase]);
    const { order: row, story } = await kept(cms, order.order);
    expect(row).toMatchObject({ stage: 'paid', capturedMinor: 649900, searchText: null });
    expect(story).toEqual(expect.arrayContaining(['paid', 'enrolled', 'receipt']));
  });
});

describe('an order that was given up', () => {
  it('is paid by money that comes late', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await orderByCard(cms, buyer);
    await report(cms, buyer, order, await payByCard(sandbox, order, 'late'));
    await settle().expire((await kept(cms, order.order)).order.id, { actor: 'reconciler' });
    expect(await orderOf(cms, buyer, order.order)).toMatchObject({ status: 'expired' });
    await sandbox.late({ order_id: order.id });
    await untilKept(order.order, ({ stage }) => stage === 'paid');
    expect((await kept(cms, order.order)).story).toContain('late_paid');
  });

  it('is not paid by it where the plan is no longer sold: the money goes back, once', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await orderByCard(cms, buyer, { plan: 'math-monthly' });
    await report(cms, buyer, order, await payByCard(sandbox, order, 'late'));
    await settle().expire((await kept(cms, order.order)).order.id, { actor: 'reconciler' });
    await unpublishPlan(cms, 'math-monthly');
    await sandbox.late({ order_id: order.id });
    const after = await untilKept(order.order, (_order, refunds) =>
      refunds.some(({ state }) => state === 'done'),
    );
    expect(after).toMatchObject({ attention: ',not_sold,', paidPaymentId: null });
    expect(await refundsOf(after)).toMatchObject([{ kind: 'not_sold', amountMinor: 649900 }]);
    await republishPlan(cms, 'math-monthly');
  });

  it('is not given up while its money is on its way', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await orderByPayPal(cms, buyer);
    await approve(sandbox, order, 'pending');
    await capture(cms, buyer, order);
    const { id } = (await kept(cms, order.order)).order;
    expect((await settle().expire(id, { actor: 'reconciler' })).kind).toBe('processing');
    await sandbox.clock(61 * 60_000);
    await untilKept(order.order, ({ stage }) => stage === 'paid');
  });
});

describe('what finance is to look at', () => {
  it('is a second order for the same plan within a day', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    await buyByCard(cms, sandbox, buyer);
    const second = await buyByCard(cms, sandbox, buyer, { again: true });
    expect((await kept(cms, second.order)).order).toMatchObject({
      stage: 'paid',
      attention: ',duplicate_purchase,',
    });
  });

  it('is money that a bank takes back; the sessions wait', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await orderByPayPal(cms, buyer);
    await approve(sandbox, order);
    await capture(cms, buyer, order);
    const { paidPaymentId } = (await kept(cms, order.order)).order;
    await sandbox.chargeback({ capture_id: paidPaymentId });
    await untilKept(order.order, ({ stage }) => stage === 'review');
    const after = await kept(cms, order.order);
    expect(after.order).toMatchObject({ stage: 'review', attention: ',chargeback,' });
    expect(after.story).toContain('suspended');
  });

  it('is money in rupees from abroad, which is taken all the same', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const { body } = await askForOrder(cms, buyer).set(countryHeader, 'US').expect(200);
    const order = body as CardOrder;
    const { status: paid } = await report(cms, buyer, order, await payByCard(sandbox, order));
    expect(paid).toBe(200);
    expect((await kept(cms, order.order)).order).toMatchObject({ stage: 'paid', attention: ',foreign_inr,' });
  });

  it('is not offered at all if finance allows only rupees from India', async () => {
    const { cms } = shop;
    const settings = cms.strapi.plugin('payments').service('settings') as {
      read: () => Promise<object>;
      save: (settings: object) => Promise<void>;
    };
    const before = await settings.read();
    await settings.save({ ...before, isStrictAbroad: true });
    const buyer = await newBuyer(cms);
    const refused = await askForOrder(cms, buyer).set(countryHeader, 'US');
    expect([refused.status, refused.body]).toMatchObject([403, { reason: 'abroad' }]);
    expect((await askForOrder(cms, buyer).set(countryHeader, 'IN')).status).toBe(200);
    await settings.save(before);
  });
});
