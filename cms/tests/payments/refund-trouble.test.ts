// Databases: PostgreSQL, as refunds are written under row locks.
import { assertBooks } from './assert-books';
import {
  buyByCard,
  buyByPayPal,
  newBuyer,
  orderOf,
  orderByCard,
  payByCard,
  report,
  type Buyer,
} from './buyer';
import { until } from '../mailer/mails';
import { untilEventsDone } from './watching';
import {
  atDesk,
  detailOf,
  giveBack,
  lookAgain,
  openTill,
  orderLine,
  refundCalls,
  refundLines,
  refundMails,
  sentenceOf,
  untilNoFaults,
  untilRefund,
  untilRetried,
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

const inRupees = { plan: 'coding-yearly', amount: 7_599_900 };
const inDollars = { plan: 'coding-yearly', amount: 259_900, currency: 'USD' };

interface Bought {
  buyer: Buyer;
  order: string;
  number: string;
  all: number;
  /** The provider's id of the payment. */
  paymentId: string;
}

const ways = { razorpay: byCard, paypal: byPayPal };

async function byCard(): Promise<Bought> {
  const buyer = await newBuyer(till.cms, 'by-card');
  const bought = await buyByCard(till.cms, till.sandbox, buyer, inRupees);
  return { buyer, ...bought, all: inRupees.amount };
}

async function byPayPal(): Promise<Bought> {
  const buyer = await newBuyer(till.cms, 'by-paypal');
  const { order, number } = await buyByPayPal(till.cms, till.sandbox, buyer, inDollars);
  const { paymentId } = await orderOf(till.cms, buyer, order);
  return { buyer, order, number, all: inDollars.amount, paymentId: paymentId ?? '' };
}

const why = 'Agreed by phone.';

describe.each(['razorpay', 'paypal'] as const)('at %s', (provider) => {
  const buy = ways[provider];
  const refundPath =
    provider === 'razorpay' ? '/v1/payments/[^/]+/refund$' : '/v2/payments/captures/.*/refund$';

  it('gives back once where the answer is lost after the deed (S13)', async () => {
    const { order, all, buyer, paymentId } = await buy();
    const before = await refundCalls(till);
    await till.sandbox.webhooks({ action: 'hold' });
    // What is still asked because of the purchase would use up some of the faults.
    await untilEventsDone(till.cms);
    // The call and the checks of its result, each with its own retries.
    await till.sandbox.faults({ path: paymentId, mode: 'reset_after', times: 6 });
    expect((await giveBack(till, order, { amount: all })).status).toBe(200);
    const problem = await until(async () => (await refundLines(till, order))[0]?.problem ?? undefined);
    expect(problem).toBe('The provider did not answer; it is asked again with the same key.');
    expect((await refundLines(till, order))[0]).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await orderLine(till, order)).toMatchObject({ stage: 'paid', reservedMinor: all });
    await untilNoFaults(till);
    await lookAgain(till);
    expect(await untilRefund(till, order, 'done')).toMatchObject({ attempts: 2 });
    expect(await orderLine(till, order)).toMatchObject({ stage: 'refunded', refundedMinor: all });
    // All calls used the same key.
    expect(new Set((await refundCalls(till)).slice(before.length)).size).toBe(1);
    await till.sandbox.webhooks({ action: 'release' });
    expect(await refundMails(till, buyer.email)).toEqual(['Refund: on its way', 'Refund: done']);
    expect(await refundLines(till, order)).toHaveLength(1);
  });

  it('has one refund if the provider reports it before it answers (R2)', async () => {
    const { order, all } = await buy();
    await till.sandbox.faults({ method: 'POST', path: refundPath, mode: 'reset_after', times: 3 });
    expect((await giveBack(till, order, { amount: all })).status).toBe(200);
    // By the webhook: our own call has failed by then, or is being sent again.
    expect(await untilRefund(till, order, 'done')).toMatchObject({ kind: 'policy', attempts: 1 });
    await untilNoFaults(till);
    await lookAgain(till);
    expect(await refundLines(till, order)).toHaveLength(1);
  });

  it('keeps what the parent has where the provider fails, and tries again with another key (R3)', async () => {
    const { order, all, buyer } = await buy();
    const amount = all - 100 + 16;
    expect(amount % 100).toBe(16);
    expect((await giveBack(till, order, { amount, reason: why })).status).toBe(200);
    const first = await until(async () => {
      await till.sandbox.clock(86_400_000);
      await lookAgain(till);
      const [refund] = await refundLines(till, order);
      return refund?.state === 'failed' ? refund : undefined;
    });
    expect(await orderLine(till, order)).toMatchObject({ stage: 'paid', refundedMinor: 0, reservedMinor: 0 });
    const detail = await detailOf(till, order);
    expect(detail).toMatchObject({ attentions: ['refund_failed'], enrolment: { state: 'active' } });
    expect(await refundMails(till, buyer.email)).toEqual(['Refund: on its way']);
    expect((await orderOf(till.cms, buyer, order)).refunds).toMatchObject([
      { state: 'failed', words: 'Your refund is taking longer. We are looking into it.' },
    ]);

    // As it was read while the provider was working on the refund: it counts what failed since.
    await till.cms.strapi.db
      .query('plugin::payments.payment')
      .updateMany({ where: { orderId: (await orderLine(till, order)).id }, data: { refundedMinor: amount } });
    // It cannot fail again before this is looked at, as its first call does not arrive.
    await till.sandbox.faults({ method: 'POST', path: refundPath, mode: 'reset_before', times: 1 });
    const retries = await Promise.all([
      untilRetried(till, first.documentId),
      untilRetried(till, first.documentId),
    ]);
    expect(retries.map(({ status }) => status)).toEqual([200, 200]);
    const lines = await refundLines(till, order);
    expect(lines).toHaveLength(2);
    expect(lines[1]?.requestKey).not.toBe(first.requestKey);
    expect((await detailOf(till, order)).attentions).toEqual([]);
    // The same amount fails again. Time passes first, so that the failure is booked before the check.
    await until(async () => {
      await till.sandbox.clock(86_400_000);
      await lookAgain(till);
      return (await refundLines(till, order))[1]?.state === 'failed' ? true : undefined;
    });
    expect((await detailOf(till, order)).attentions).toEqual(['refund_failed']);
  });

  it('asks about one that the provider works on, until it is done', async () => {
    const { order, all } = await buy();
    const amount = all - 100 + 17;
    await till.sandbox.webhooks({ action: 'hold' });
    expect((await giveBack(till, order, { amount, reason: why })).status).toBe(200);
    await untilRefund(till, order, 'pending');
    expect(await orderLine(till, order)).toMatchObject({
      stage: 'paid',
      refundedMinor: 0,
      reservedMinor: amount,
    });
    await till.sandbox.clock(7 * 86_400_000);
    await lookAgain(till);
    await untilRefund(till, order, 'done');
    await till.sandbox.webhooks({ action: 'release' });
    expect(await orderLine(till, order)).toMatchObject({
      stage: 'partially_refunded',
      refundedMinor: amount,
    });
  });

  it('takes in what was given back in the provider’s own dashboard (R4)', async () => {
    const { order, paymentId, buyer, all } = await buy();
    const amount = 120_000;
    await till.sandbox.refundByDashboard({ provider, payment_id: paymentId, amount });
    expect(await untilRefund(till, order, 'done')).toMatchObject({ kind: 'dashboard', amountMinor: amount });
    expect(await orderLine(till, order)).toMatchObject({
      stage: 'partially_refunded',
      refundedMinor: amount,
    });
    expect(await refundMails(till, buyer.email)).toEqual(['Refund: done']);
    expect((await detailOf(till, order)).quote).toMatchObject({ most: all - amount, amount: all - amount });
    const { documentId } = await untilRefund(till, order, 'done');
    const again = await atDesk(till, 'finance', 'post', `/refunds/${documentId}/retry`);
    expect(sentenceOf(again)).toBe(
      'This refund was made at the provider, and can be tried again only there.',
    );
  });

  it('waits for a provider that is away, and sends it once it is there again', async () => {
    const { order, all } = await buy();
    await till.sandbox.faults({ method: 'POST', path: refundPath, mode: 'status', status: 503, times: 3 });
    expect((await giveBack(till, order, { amount: all })).status).toBe(200);
    await until(async () => (await refundLines(till, order))[0]?.problem ?? undefined);
    expect((await refundLines(till, order))[0]).toMatchObject({ state: 'queued' });
    await lookAgain(till);
    await untilRefund(till, order, 'done');
    expect(await refundLines(till, order)).toHaveLength(1);
  });
});

it('gives a second payment back by itself, once, and keeps the first (S14)', async () => {
  const buyer = await newBuyer(till.cms, 'pays-twice');
  const order = await orderByCard(till.cms, buyer);
  const answer = await payByCard(till.sandbox, order, 'double');
  await report(till.cms, buyer, order, answer);
  // Razorpay's own refund of it comes later.
  const refund = await untilRefund(till, order.order, 'done');
  expect(await refundLines(till, order.order)).toHaveLength(1);
  expect(await orderLine(till, order.order)).toMatchObject({ refundedMinor: 0, reservedMinor: 0 });
  expect(refund.kind).toBe('duplicate');
});
