import type { Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { queueProblemMail, type ProblemKind } from '../attention/problem-mail';
import { queueRefundDone, queueRefundOnItsWay, queueRequestDeclined } from './mail';
import type { OrderRecord, RefundRecord, RefundRequestRecord } from '../orders/records';

/** A server that has nothing but an outbox. */
function outbox(): { strapi: Core.Strapi; mails: Mail[] } {
  const mails: Mail[] = [];
  const queue = (mail: Mail) => Promise.resolve(void mails.push(mail));
  const strapi = { plugin: () => ({ service: () => ({ queue }) }) };
  return { strapi: strapi as unknown as Core.Strapi, mails };
}

const order = {
  documentId: 'orderdoc',
  number: 'ORD-7K3M9Q2XWT',
  email: 'priya@example.com',
  planTitle: 'Coding Yearly',
  amountMinor: 7_599_900,
  currency: 'INR',
  paidProvider: 'razorpay',
} as OrderRecord;

const refund = {
  documentId: 'refunddoc',
  amountMinor: 6_808_243,
  currency: 'INR',
  provider: 'razorpay',
  providerRefundId: 'rfnd_1',
  message: 'All the best.',
} as RefundRecord;

const textOf = ({ content }: Mail): string =>
  content.blocks.map((block) => ('text' in block ? block.text : '')).join(' ');

const factsOf = ({ content }: Mail): Record<string, string> =>
  Object.fromEntries(content.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : [])));

it('says what is on its way, of which order, and how long it takes', async () => {
  const { strapi, mails } = outbox();
  await queueRefundOnItsWay(strapi, order, refund);
  const [mail] = mails;
  expect(mail).toMatchObject({
    key: 'payments.refund.sent.refunddoc',
    to: 'priya@example.com',
    content: { subject: 'Your refund is on its way (ORD-7K3M9Q2XWT)' },
  });
  if (mail === undefined) return;
  expect(textOf(mail)).toContain('We are giving back ₹68,082.43 of your payment for Coding Yearly.');
  expect(textOf(mail)).toContain('All the best.');
  expect(textOf(mail)).toContain('7 to 10 business days');
  expect(factsOf(mail)).toEqual({
    'Order number': 'ORD-7K3M9Q2XWT',
    Course: 'Coding Yearly',
    Amount: '₹68,082.43',
    'Back to': 'Razorpay',
  });
});

it('says what was refunded, with the provider’s number of it', async () => {
  const { strapi, mails } = outbox();
  await queueRefundDone(strapi, order, refund);
  expect(mails[0]).toMatchObject({
    key: 'payments.refund.done.refunddoc',
    content: { subject: 'Refunded: ₹68,082.43 (ORD-7K3M9Q2XWT)' },
  });
  expect(mails.map(factsOf)).toMatchObject([{ 'Refund ID': 'rfnd_1' }]);
});

it('answers a request in the words of staff', async () => {
  const { strapi, mails } = outbox();
  const request = { documentId: 'requestdoc' } as RefundRequestRecord;
  await queueRequestDeclined(strapi, order, request, 'The last class was in June.');
  expect(mails.map(({ key }) => key)).toEqual(['payments.request.declined.requestdoc']);
  expect(mails.map(textOf).join()).toContain('The last class was in June.');
});

it.each<[ProblemKind, string, string]>([
  ['confirming_late', 'We are confirming your payment', 'please do not pay again'],
  ['second_payment', 'You paid twice, and get the second payment back', '7 to 10 business days'],
  ['not_sold', 'Your payment goes back to you', 'no longer sold'],
])('describes for %s what a parent has to know', async (kind, heading, words) => {
  const { strapi, mails } = outbox();
  await queueProblemMail(strapi, order, kind, 'pay_1');
  expect(mails).toMatchObject([{ key: `payments.problem.${kind}.orderdoc.pay_1`, content: { heading } }]);
  expect(mails.map(textOf).join()).toContain(words);
});

it('mails nobody whose account is closed', async () => {
  const { strapi, mails } = outbox();
  const closed = { ...order, email: null };
  await queueRefundOnItsWay(strapi, closed, refund);
  await queueRefundDone(strapi, closed, refund);
  await queueProblemMail(strapi, closed, 'second_payment');
  expect(mails).toEqual([]);
});
