// Databases: SQLite, as it is about what a file says.
import { receiptPdf } from '@lanternway/contracts/payments/parent-orders';
import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import { receiptSentences, type ReceiptPage, type ReceiptRow } from '@lanternway/contracts/payments/receipts';
import request from 'supertest';
import { logIn, newParent, plentiful } from '../accounts/parent';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import {
  issueFor,
  noTax,
  paidOrder,
  receiptUid,
  setTax,
  type Bought,
  type PaidOrder,
  type Receipt,
} from './paid-orders';
import { readPdf } from './read-pdf';

const cms = serveCms(plentiful);
let logins: Record<Staff, string>;

beforeAll(async () => {
  logins = await logInStaff(cms);
  await cms.strapi.db.query('api::site-setting.site-setting').create({
    data: {
      brandName: 'Lanternway',
      legalName: 'Lanternway Learning Pvt Ltd',
      address: '12 Lamp Street',
      publishedAt: new Date(),
    },
  });
});

const staffGet = (path: string, staff: Staff = 'finance') =>
  request(cms.url).get(path).set('Authorization', logins[staff]);

/** A logged-in parent with one order that has a receipt. */
async function newBuyer(name: string, changes: Partial<Bought> = {}) {
  const email = await newParent(cms, name);
  const { token } = await logIn(cms, email);
  const user = (await cms.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email } })) as { id: number };
  const order = await paidOrder(cms, { ...changes, userId: user.id, email });
  const receipt = await issueFor(cms, order);
  return { email, token, userId: user.id, order, receipt };
}

const parentGet = ({ documentId }: Pick<PaidOrder, 'documentId'>, token?: string) => {
  const test = request(cms.url).get(receiptPdf.path.replace(':id', documentId));
  return token === undefined ? test : test.set('Authorization', `Bearer ${token}`);
};

/** As if it had been issued then. */
async function issuedAt({ id }: Receipt, at: string): Promise<void> {
  await cms.strapi.db.query(receiptUid).updateMany({ where: { id }, data: { issuedAt: new Date(at) } });
}

it('gives a parent their receipt as a file', async () => {
  const { order, receipt, token, email } = await newBuyer('files');
  const { headers, body } = await parentGet(order, token).responseType('blob').expect(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="receipt-${receipt.number.replaceAll('/', '-')}.pdf"`,
    'cache-control': 'no-store',
  });
  const [page = '', ...more] = await readPdf(body as Buffer);
  expect(more).toEqual([]);
  for (const words of [
    receipt.number,
    order.number,
    email,
    '₹75,999',
    'Coding Yearly',
    'Learning Pvt Ltd',
    '12 Lamp',
  ]) {
    expect(page).toContain(words);
  }
});

it('gives nobody the receipt of another parent', async () => {
  const { order, token } = await newBuyer('theirs');
  const other = await newBuyer('other');
  const missing = [404, { success: false, message: noSuchOrder }];
  const answerOf = async (test: request.Test) => {
    const { status, body } = await test;
    return [status, body];
  };
  expect(await answerOf(parentGet(order, other.token))).toEqual(missing);
  expect(await answerOf(parentGet({ documentId: 'none' }, token))).toEqual(missing);
  expect(await answerOf(parentGet({ documentId: "x' or 1=1" }, token))).toEqual(missing);
  expect((await parentGet(order)).status).toBe(401);
  expect((await staffGet(receiptPdf.path.replace(':id', order.documentId))).status).toBe(401);
});

it('says that an order has no receipt as long as it is not paid', async () => {
  const { userId, token } = await newBuyer('unpaid');
  const order = await paidOrder(cms, { userId });
  const { status, body } = await parentGet(order, token);
  expect([status, body]).toEqual([
    404,
    { success: false, message: 'There is no receipt for this order yet.' },
  ]);
  await staffGet(`/payments/orders/${order.documentId}/receipt.pdf`).expect(404);
});

it('shows finance every receipt, and nobody else on the staff', async () => {
  const { order, receipt } = await newBuyer('register', { name: 'Meera Iyer', refundedMinor: 100_000 });
  const { rows } = (await staffGet('/payments/receipts').expect(200)).body as ReceiptPage;
  expect(rows[0]).toEqual({
    number: receipt.number,
    issuedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string,
    orderId: order.documentId,
    orderNumber: order.number,
    name: 'Meera Iyer',
    planTitle: 'Coding Yearly',
    amount: 7_599_900,
    currency: 'INR',
    tax: 0,
    refunded: 100_000,
  } satisfies ReceiptRow);
  const file = `/payments/orders/${order.documentId}/receipt.pdf`;
  const { body } = await staffGet(file).responseType('blob').expect(200);
  expect(await readPdf(body as Buffer)).toHaveLength(1);
  for (const path of ['/payments/receipts', '/payments/receipts.csv', '/payments/receipts.pdf', file]) {
    await staffGet(path, 'marketing').expect(403);
    await staffGet(path, 'admissions').expect(403);
    await request(cms.url).get(path).expect(401);
  }
});

it('finds the receipts of days as they are in India', async () => {
  // Half past midnight on the first in India is still the last day of the month before in UTC.
  for (const at of ['2024-05-31T18:29:59.999Z', '2024-05-31T18:30:00.000Z', '2024-06-30T18:29:59.999Z']) {
    await issuedAt(await issueFor(cms, await paidOrder(cms)), at);
  }
  const countOf = async (query: string) =>
    ((await staffGet(`/payments/receipts${query}`).expect(200)).body as ReceiptPage).total;
  expect(await countOf('?from=2024-06-01&to=2024-06-30')).toBe(2);
  expect(await countOf('?from=2024-05-31&to=2024-05-31')).toBe(1);
  expect(await countOf('?to=2024-06-30')).toBe(3);
  expect(await countOf('?from=2024-05-31&to=2024-06-30&page=2')).toBe(3);
});

it.each(['?from=yesterday', '?from=2026-02-31', '?from=2026-11-21&to=2026-11-20', '?page=0', '?pageSize=7'])(
  'refuses %s in words',
  async (query) => {
    const { status, body } = await staffGet(`/payments/receipts${query}`);
    expect([status, body]).toMatchObject([400, { error: { name: 'ValidationError' } }]);
  },
);

it('writes the register as a file that no spreadsheet runs anything of', async () => {
  await setTax(cms, { gstin: '27AAPFU0939F1ZV', sac: '999293', rate: 18, state: '27', lut: null });
  const order = await paidOrder(cms, { name: '=HYPERLINK("https://evil.example")', email: 'a@b.example' });
  const receipt = await issueFor(cms, order);
  await setTax(cms, noTax);
  await issuedAt(receipt, '2024-08-15T06:00:00.000Z');
  const { headers, text } = await staffGet('/payments/receipts.csv?from=2024-08-15&to=2024-08-15').expect(
    200,
  );
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="receipts-2024-08-15-to-2024-08-15.csv"',
    'cache-control': 'private, no-store',
  });
  const [titles = '', row = '', end] = text.split('\r\n');
  expect(titles).toContain('"CGST","SGST or UTGST","IGST"');
  expect(row).toContain(`"${receipt.number}","2024-08-15","Tax invoice","${order.number}"`);
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(row).toContain('"INR","75999.00","64405.94","5796.53","5796.53","0.00","11593.06","999293"');
  expect(row).toContain('"Maharashtra (27)","27AAPFU0939F1ZV"');
  expect(end).toBe('');
});

it('gives the receipts of a time as one file, in the order of their numbers', async () => {
  const receipts = [];
  for (const day of ['03', '01', '02']) {
    const receipt = await issueFor(cms, await paidOrder(cms));
    await issuedAt(receipt, `2024-09-${day}T06:00:00.000Z`);
    receipts.push(receipt);
  }
  const path = '/payments/receipts.pdf?from=2024-09-01&to=2024-09-30';
  const { headers, body } = await staffGet(path).responseType('blob').expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  const pages = await readPdf(body as Buffer);
  expect(pages.map((page) => /No\. (\S+),/.exec(page)?.[1])).toEqual(receipts.map(({ number }) => number));
});

it('says why there is no file of a time: nothing in it, or too much', async () => {
  const { body: none } = await staffGet('/payments/receipts.pdf?to=2001-01-01').expect(404);
  expect(none).toMatchObject({ error: { message: receiptSentences.none } });

  const example = await issueFor(cms, await paidOrder(cms));
  const whole = (await cms.strapi.db.query(receiptUid).findOne({ where: { id: example.id } })) as object;
  const rows = Array.from({ length: 1_001 }, (_, index) => ({
    ...whole,
    id: undefined,
    documentId: `many${String(index)}`,
    orderId: 1_000_000 + index,
    number: `M/${String(index)}`,
    year: 'many',
    serial: index + 1,
    issuedAt: new Date('2023-01-01T06:00:00.000Z'),
  }));
  for (let from = 0; from < rows.length; from += 50)
    await cms.strapi.db.query(receiptUid).createMany({ data: rows.slice(from, from + 50) });
  const path = '/payments/receipts.pdf?from=2023-01-01&to=2023-01-01';
  const { body: many } = await staffGet(path).expect(400);
  expect(many).toMatchObject({ error: { message: receiptSentences.tooMany(1_001, 1_000) } });
  // The table and the spreadsheet contain all receipts, also those whose orders are gone.
  const { body: page } = await staffGet(path.replace('.pdf', '')).expect(200);
  expect(page).toMatchObject({ total: 1_001, rows: { length: 20 } });
  const { text } = await staffGet(path.replace('.pdf', '.csv')).expect(200);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1_002);
});
