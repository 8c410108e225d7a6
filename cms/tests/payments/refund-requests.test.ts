// Databases: SQLite, as the policy decides, and refunds’ rows are tested in refund.
import { requestRefund, withdrawRefundRequest } from '@lanternway/contracts/payments/parent-orders';
import { call } from '../accounts/parent';
import { findRows } from '../mailer/mails';
import { assertBooks } from './assert-books';
import { askForOrder, buyByCard, newBuyer, orderOf, type Buyer } from './buyer';
import {
  atDesk,
  deliver,
  detailOf,
  giveBack,
  openTill,
  refundMails,
  sentenceOf,
  untilRefund,
  type Till,
} from './refunding';

let till: Till;

beforeAll(async () => {
  till = await openTill();
});

afterEach(async () => {
  await assertBooks(till.cms, till.sandbox);
});

afterAll(async () => {
  await till.close();
});

const yearly = { plan: 'coding-yearly', amount: 7_599_900 };

async function bought(): Promise<{ buyer: Buyer; order: string; number: string }> {
  const buyer = await newBuyer(till.cms, 'asks');
  const { order, number } = await buyByCard(till.cms, till.sandbox, buyer, yearly);
  return { buyer, order, number };
}

const at = (path: string, order: string) => path.replace(':id', order);
const ask = ({ token }: Buyer, order: string, message?: string) =>
  call(till.cms, { ...requestRefund, path: at(requestRefund.path, order) }, { message }, token);
const withdraw = ({ token }: Buyer, order: string) =>
  call(till.cms, { ...withdrawRefundRequest, path: at(withdrawRefundRequest.path, order) }, {}, token);

it('takes one request at a time, shows it to the parent and to staff, and lets the parent withdraw it', async () => {
  const { buyer, order, number } = await bought();
  expect(await orderOf(till.cms, buyer, order)).toMatchObject({ mayRequestRefund: true, whyNoRefund: null });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(buyer, order, 'We move away.')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({
    success: true,
    message: 'We have your request. We will answer within two business days.',
  });
  expect(await orderOf(till.cms, buyer, order)).toMatchObject({
    mayRequestRefund: false,
    whyNoRefund: 'We have your request already. We will answer within two business days.',
    refundRequest: { state: 'open', answer: null },
  });
  const { body } = await atDesk(till, 'finance', 'get', '/refund-requests?state=open');
  expect(body).toMatchObject({
    total: 1,
    rows: [{ orderNumber: number, message: 'We move away.', quote: { amount: 7_599_900 } }],
  });

  expect((await withdraw(buyer, order)).body).toEqual({
    success: true,
    message: 'Your request is withdrawn.',
  });
  expect((await withdraw(buyer, order)).status).toBe(422);
  expect((await orderOf(till.cms, buyer, order)).refundRequest).toMatchObject({ state: 'withdrawn' });
  expect((await ask(buyer, order)).status).toBe(200);
  expect((await withdraw(buyer, order)).status).toBe(200);
});

it('is only for one’s own paid orders', async () => {
  const { order } = await bought();
  const other = await newBuyer(till.cms, 'stranger');
  expect((await ask(other, order)).status).toBe(404);
  expect((await withdraw(other, order)).status).toBe(404);
  expect((await ask({ ...other, token: 'none' }, order)).status).toBe(401);
  expect((await ask(other, "x' or 1=1")).status).toBe(404);
  const { body } = await askForOrder(till.cms, other);
  const unpaid = await ask(other, (body as { order: string }).order);
  expect([unpaid.status, unpaid.body]).toEqual([422, { success: false, message: 'This order is not paid.' }]);
  const long = await ask(other, order, 'x'.repeat(2001));
  expect([long.status, long.body]).toMatchObject([
    422,
    { errors: { message: 'Please use at most 2000 characters.' } },
  ]);
});

it('says how much comes back before it is asked, and offers none for a plan that the policy does not refund', async () => {
  const { buyer, order } = await bought();
  await deliver(till, order, 10);
  const { refundQuote } = await orderOf(till.cms, buyer, order);
  // 75,999 × 86 ÷ 96
  expect(refundQuote?.amount).toBe(6_808_243);
  expect(refundQuote?.steps).toContain('10 are used, 86 are unused.');

  const other = await newBuyer(till.cms, 'monthly');
  const monthly = await buyByCard(till.cms, till.sandbox, other, { plan: 'coding-monthly', amount: 649_900 });
  const sentence =
    'Plans with fewer than 24 sessions are not refunded. If something went wrong, please contact us.';
  expect(await orderOf(till.cms, other, monthly.order)).toMatchObject({
    mayRequestRefund: false,
    whyNoRefund: sentence,
    refundQuote: null,
  });
  const refused = await ask(other, monthly.order, 'Please.');
  expect([refused.status, refused.body]).toEqual([422, { success: false, message: sentence }]);
  expect((await detailOf(till, monthly.order)).quote).toMatchObject({ amount: 0, rule: 'too_few_sessions' });
});

it('is granted by the refund', async () => {
  const { buyer, order } = await bought();
  await ask(buyer, order, 'We move away.');
  await giveBack(till, order, { amount: 7_599_900, message: 'Good luck over there.' });
  await untilRefund(till, order, 'done');
  expect(await orderOf(till.cms, buyer, order)).toMatchObject({
    refundRequest: { state: 'granted', answer: 'Good luck over there.' },
    mayRequestRefund: false,
  });
  expect(await refundMails(till, buyer.email)).toEqual(['Refund: on its way', 'Refund: done']);
});

it('is declined by the first to answer, with a mailed answer', async () => {
  const { buyer, order } = await bought();
  await ask(buyer, order, 'No time.');
  const [request] = (await detailOf(till, order)).refundRequests;
  const path = `/refund-requests/${request?.id ?? ''}/decline`;
  const silent = await atDesk(till, 'finance', 'post', path);
  expect(sentenceOf(silent)).toBe('Please write the message to the parent.');
  const answer = 'The last class was more than 14 days ago.';
  const declines = await Promise.all([
    atDesk(till, 'finance', 'post', path, { answer }),
    atDesk(till, 'superAdmin', 'post', path, { answer }),
  ]);
  expect(declines.map(({ status }) => status).sort()).toEqual([200, 409]);
  const mails = await findRows(till.cms, { recipient: buyer.email, kind: 'Refund request: answered' });
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain(answer);
  expect((await orderOf(till.cms, buyer, order)).refundRequest).toMatchObject({ state: 'declined', answer });
  // They may ask again, and staff read that request again.
  expect((await ask(buyer, order)).status).toBe(200);
});

it('keeps the day it was asked on, however long staff take', async () => {
  const { buyer, order } = await bought();
  await deliver(till, order, 4);
  await ask(buyer, order);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const { id } = (await till.cms.strapi.db
    .query('plugin::payments.order')
    .findOne({ where: { documentId: order } })) as { id: number };
  const requests = till.cms.strapi.db.query('plugin::payments.refund-request');
  const classes = till.cms.strapi.db.query('plugin::payments.delivery');
  await classes.updateMany({ where: {}, data: { heldOn: days(40).toISOString().slice(0, 10) } });
  await requests.updateMany({ where: { orderId: id }, data: { askedAt: days(27) } });
  expect((await detailOf(till, order)).quote).toMatchObject({ rule: 'unused_sessions', amount: 7_283_237 });
  await requests.updateMany({ where: { orderId: id }, data: { askedAt: days(25) } });
  expect((await detailOf(till, order)).quote).toMatchObject({ rule: 'too_late', amount: 0 });
});
