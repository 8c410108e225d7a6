// Databases: PostgreSQL, as rows of many tables are read and emptied together.
import { closeAccount, exportData } from '@lanternway/contracts/accounts/accounts';
import { requestRefund } from '@lanternway/contracts/payments/parent-orders';
import { call, password } from '../accounts/parent';
import { assertBooks } from './assert-books';
import { askForOrder, buyByCard, newBuyer, orderByCard, payByCard, type Buyer } from './buyer';
import {
  atDesk,
  deliver,
  detailOf,
  giveBack,
  openTill,
  orderLine,
  untilRefund,
  type Till,
} from './refunding';
import { findRows, until } from '../mailer/mails';

let till: Till;

beforeAll(async () => {
  till = await openTill();
});

afterAll(async () => {
  await till.close();
});

const close = ({ token }: Buyer) => call(till.cms, closeAccount, { password }, token);

/** Every row of every table of payments, as text. */
async function allThatIsKept(): Promise<string> {
  const kinds = Object.keys(till.cms.strapi.contentTypes).filter((uid) =>
    uid.startsWith('plugin::payments.'),
  );
  const rows: unknown[] = [];
  for (const uid of kinds) rows.push(await till.cms.strapi.db.query(uid).findMany({}));
  return JSON.stringify(rows).toLowerCase();
}

async function withHistory(
  name: string,
  phone: string,
): Promise<{ buyer: Buyer; order: string; number: string }> {
  const buyer = await newBuyer(till.cms, 'leaves');
  const more = {
    plan: 'coding-yearly',
    amount: 7_599_900,
    name,
    phone,
  };
  const { order, number } = await buyByCard(till.cms, till.sandbox, buyer, more);
  await deliver(till, order, 2);
  const { path } = requestRefund;
  const message = `${name} moves to Pune.`;
  await call(till.cms, { ...requestRefund, path: path.replace(':id', order) }, { message }, buyer.token);
  await atDesk(till, 'finance', 'post', `/orders/${order}/note`, { note: `Wrote to ${buyer.email}.` });
  await giveBack(till, order, {
    amount: 100_000,
    reason: `As promised to ${buyer.email}`,
    message: 'Sorry.',
  });
  await untilRefund(till, order, 'done');
  return { buyer, order, number };
}

it('hands over what was bought, paid, refunded and said, and no key of ours', async () => {
  const { buyer, number } = await withHistory('Devika Krishnan', '9812345678');
  const { status, body } = await call(till.cms, exportData, {}, buyer.token);
  expect(status).toBe(200);
  const { orders } = (body as { data: { orders: Record<string, unknown>[] } }).data;
  expect(orders).toMatchObject([
    {
      number,
      name: 'Devika Krishnan',
      email: buyer.email,
      amountMinor: 7_599_900,
      payments: [{ provider: 'razorpay', state: 'captured' }],
      refunds: [{ amountMinor: 100_000, state: 'Refunded', message: 'Sorry.' }],
      refundRequests: [{ state: 'granted', message: 'Devika Krishnan moves to Pune.' }],
      receipts: [{ number: expect.stringMatching(/^R\//) as string }],
      sessions: { bought: 96, used: 2 },
      notes: [{ note: `Wrote to ${buyer.email}.`, by: 'staff' }],
    },
  ]);
  expect(JSON.stringify(orders)).not.toMatch(/requestKey|captureKey|openKey|searchText|finance@/);
});

it('forgets who it was, keeps the money on record, and the name only in the receipt and its note', async () => {
  const { buyer, order } = await withHistory('Farida Contractor', '9876500011');
  await until(async () => {
    const waiting = { processedAt: null };
    const left = await till.cms.strapi.db.query('plugin::payments.event').count({ where: waiting });
    return left === 0 ? true : undefined;
  });
  // A closed account gets no more mails, and this one is counted below.
  await until(async () => (await findRows(till.cms, { key: `payments.receipt.${order}` }))[0]);
  expect((await close(buyer)).status).toBe(200);
  const kept = await allThatIsKept();
  const found = [buyer.email, '9876500011', 'moves to pune'].filter((text) => kept.includes(text));
  // The text that another parent wrote before is kept.
  expect([found, kept.split('moves to pune').length - 1]).toEqual([['moves to pune'], 1]);
  const receipts = JSON.stringify(await till.cms.strapi.db.query('plugin::payments.receipt').findMany({}));
  const timesIn = (text: string) => text.toLowerCase().split('farida contractor').length - 1;
  const notes = JSON.stringify(await till.cms.strapi.db.query('plugin::payments.credit-note').findMany({}));
  expect([timesIn(kept), timesIn(receipts), timesIn(notes)]).toEqual([2, 1, 1]);
  expect(await detailOf(till, order)).toMatchObject({
    name: 'Closed account',
    email: '',
    phone: null,
    state: 'partially_refunded',
    refunded: 100_000,
    receiptNumber: expect.stringMatching(/^R\//) as string,
  });
  await assertBooks(till.cms, till.sandbox);
});

it('ends what is open, and settles money that comes all the same', async () => {
  const buyer = await newBuyer(till.cms, 'leaves-open');
  const open = await orderByCard(till.cms, buyer);
  expect((await close(buyer)).status).toBe(200);
  expect((await orderLine(till, open.order)).stage).toBe('expired');
  await payByCard(till.sandbox, open);
  await until(async () => ((await orderLine(till, open.order)).stage === 'paid' ? true : undefined));
  const kept = await till.cms.strapi.db
    .query('plugin::payments.receipt')
    .findMany({ where: { orderId: (await orderLine(till, open.order)).id } });
  expect(JSON.stringify(kept)).toContain('Closed account');
  const mails = await till.cms.strapi.db
    .query('plugin::mailer.mail')
    .count({ where: { key: `payments.receipt.${open.order}` } });
  expect(mails).toBe(0);
});

it('forgets only the person with an e-mail, who has no account any more', async () => {
  interface PersonalData {
    erase: (person: { id: number | null; email: string }) => Promise<void>;
    count: (person: { id: number | null; email: string }) => Promise<{ name: string; count: number }[]>;
  }
  const personalData = till.cms.strapi.plugin('accounts').service<PersonalData>('personalData');
  const [one, other] = [await newBuyer(till.cms, 'gone'), await newBuyer(till.cms, 'stays')];
  const { order } = await buyByCard(till.cms, till.sandbox, one);
  const { body } = await askForOrder(till.cms, other);
  const ordersOf = async (email: string) =>
    (await personalData.count({ id: null, email })).find(({ name }) => name === 'orders')?.count;
  expect([await ordersOf(one.email.toUpperCase()), await ordersOf(other.email)]).toEqual([1, 1]);
  await till.cms.strapi.db.transaction(() => personalData.erase({ id: null, email: one.email }));
  expect([await ordersOf(one.email), await ordersOf(other.email)]).toEqual([0, 1]);
  expect((await detailOf(till, order)).name).toBe('Closed account');
  expect((await detailOf(till, (body as { order: string }).order)).state).toBe('pending');
});

it('takes the name out of the receipt, too, once the law no longer asks for it', async () => {
  const { buyer, order } = await withHistory('Gulab Mirza', '9876500022');
  const { id } = await orderLine(till, order);
  const receipts = till.cms.strapi.db.query('plugin::payments.receipt');
  const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000);
  await receipts.updateMany({ where: { orderId: id }, data: { issuedAt: yearsAgo(9.1) } });
  expect((await close(buyer)).status).toBe(200);
  expect(JSON.stringify(await receipts.findMany({ where: { orderId: id } }))).not.toContain('Gulab Mirza');

  const later = await withHistory('Hema Pillai', '9876500033');
  const { id: laterId } = await orderLine(till, later.order);
  expect((await close(later.buyer)).status).toBe(200);
  const kept = async () => JSON.stringify(await receipts.findMany({ where: { orderId: laterId } }));
  interface Forgetting {
    run: (now: Date) => Promise<number>;
  }
  const night = () => till.cms.strapi.plugin('payments').service<Forgetting>('forgetting').run(new Date());
  expect(await night()).toBe(0);
  expect(await kept()).toContain('Hema Pillai');
  await receipts.updateMany({ where: { orderId: laterId }, data: { issuedAt: yearsAgo(9.02) } });
  expect(await night()).toBe(1);
  expect(await kept()).not.toContain('Hema Pillai');
});
