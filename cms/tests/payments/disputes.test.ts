// Databases: PostgreSQL, as disputes and refunds are written under row locks.
import { setTimeout as wait } from 'node:timers/promises';
import { noRefundReasons } from '@lanternway/contracts/payments/parent-orders';
import { refundSentences } from '@lanternway/contracts/payments/refunds';
import { until } from '../mailer/mails';
import { assertBooks } from './assert-books';
import { buyByCard, buyByPayPal, newBuyer, orderOf } from './buyer';
import {
  atDesk,
  detailOf,
  giveBack,
  openTill,
  refundLines,
  sentenceOf,
  untilRefund,
  type Till,
} from './refunding';
import { hurryEvents, orderNow, untilEventsDone, untilStage } from './watching';

interface Settings {
  read: () => Promise<object>;
  save: (settings: object) => Promise<void>;
}

let till: Till;

beforeAll(async () => {
  till = await openTill();
});

afterAll(async () => {
  await hurryEvents(till.cms, {});
  await untilEventsDone(till.cms);
  await assertBooks(till.cms, till.sandbox);
  await till.close();
});

it('R5: suspends what was bought while the payment is disputed, and goes on once the dispute is won', async () => {
  const { cms, sandbox } = till;
  const order = await buyByCard(cms, sandbox, await newBuyer(cms));
  await sandbox.chargeback({ payment_id: order.paymentId });
  const { id } = await untilStage(cms, order.order, 'review');
  const enrolment = () =>
    cms.strapi.db.query('plugin::payments.enrolment').findOne({ where: { orderId: id } });
  expect(await enrolment()).toMatchObject({ state: 'suspended' });
  expect((await orderNow(cms, order.order)).attention).toBe(',chargeback,');
  await sandbox.chargeback({ payment_id: order.paymentId, status: 'won' });
  await untilStage(cms, order.order, 'paid');
  expect(await enrolment()).toMatchObject({ state: 'active' });
  // The message about its beginning, much too late.
  await sandbox.emit({ provider: 'razorpay', event: 'payment.dispute.created', entityId: order.paymentId });
  await wait(300);
  await untilEventsDone(cms);
  expect((await orderNow(cms, order.order)).stage).toBe('paid');
});

it('R5: suspends what PayPal has taken the money back for', async () => {
  const { cms, sandbox } = till;
  const buyer = await newBuyer(cms);
  const order = await buyByPayPal(cms, sandbox, buyer);
  const [taken] = (await sandbox.state(order.number)).captures;
  await sandbox.chargeback({ capture_id: taken?.id });
  const { id, attention } = await untilStage(cms, order.order, 'review');
  expect(attention).toBe(',chargeback,');
  const where = { orderId: id };
  const enrolment = await cms.strapi.db.query('plugin::payments.enrolment').findOne({ where });
  expect(enrolment).toMatchObject({ state: 'suspended' });
});

describe('a refund while the payment is disputed', () => {
  const amount = 649_900;
  // The policy does not refund a monthly plan.
  const exception = { amount, reason: 'As agreed.' };
  const disputed = { reason: 'fraud', answerBy: '2030-01-02T03:04:05.000Z' };
  const despite = { despiteDispute: true, disputeReason: 'Agreed with the bank.' };

  async function orderInDispute(name = 'disputing') {
    const { cms, sandbox } = till;
    const buyer = await newBuyer(cms, name);
    const order = await buyByCard(cms, sandbox, buyer);
    await sandbox.chargeback({ payment_id: order.paymentId, ...disputed });
    await untilStage(cms, order.order, 'review');
    return { ...order, buyer };
  }

  it('is refused to staff unless they tick it and write why, and the dispute is shown', async () => {
    const { order, paymentId } = await orderInDispute();
    expect(await detailOf(till, order)).toMatchObject({
      isDisputed: true,
      disputes: [
        {
          ...{ provider: 'razorpay', paymentId, state: 'open', reason: 'Fraud' },
          ...{ amount, currency: 'INR', answerBy: disputed.answerBy, endedAt: null },
          disputeId: paymentId.replace('pay_', 'disp_'),
        },
      ],
    });
    const refused = await giveBack(till, order, exception);
    expect([refused.status, sentenceOf(refused)]).toEqual([400, refundSentences.disputed]);
    const without = await giveBack(till, order, { ...exception, ...despite, disputeReason: ' ' });
    expect(JSON.stringify(without.body)).toContain(refundSentences.disputeReasonNeeded);
    expect(await refundLines(till, order)).toEqual([]);
    expect((await giveBack(till, order, { ...exception, ...despite })).status).toBe(200);
    await untilRefund(till, order, 'done');
    const { refunds, story } = await detailOf(till, order);
    expect(refunds).toMatchObject([{ disputeReason: despite.disputeReason }]);
    expect(story.map(({ words }) => words).join()).toContain(
      'Though the payment is disputed: Agreed with the bank.',
    );
  });

  it('still needs the second person', async () => {
    const settings = till.cms.strapi.plugin('payments').service<Settings>('settings');
    const before = await settings.read();
    await settings.save({ ...before, secondPersonFrom: { INR: 100, USD: null, GBP: null } });
    const { order } = await orderInDispute();
    expect((await giveBack(till, order, { ...exception, ...despite })).status).toBe(200);
    await settings.save(before);
    const [refund] = (await detailOf(till, order)).refunds;
    expect(refund).toMatchObject({ state: 'awaiting_approval' });
    const own = await atDesk(till, 'finance', 'post', `/refunds/${refund?.id ?? ''}/approve`);
    expect(sentenceOf(own)).toBe(refundSentences.ownRefund);
  });

  it('that was asked for before waits with the second person, and is not sent', async () => {
    const { cms, sandbox } = till;
    const settings = cms.strapi.plugin('payments').service<Settings>('settings');
    const before = await settings.read();
    await settings.save({ ...before, secondPersonFrom: { INR: 100, USD: null, GBP: null } });
    const order = await buyByCard(cms, sandbox, await newBuyer(cms));
    await giveBack(till, order.order, exception);
    await settings.save(before);
    await sandbox.chargeback({ payment_id: order.paymentId });
    await untilStage(cms, order.order, 'review');
    const [refund] = (await detailOf(till, order.order)).refunds;
    const approved = await atDesk(till, 'superAdmin', 'post', `/refunds/${refund?.id ?? ''}/approve`);
    expect(sentenceOf(approved)).toBe(refundSentences.disputedSince);
    expect(await refundLines(till, order.order)).toMatchObject([{ state: 'awaiting_approval' }]);
  });

  it('cannot be asked for by the parent, who learns why', async () => {
    const { order, buyer } = await orderInDispute();
    const { mayRequestRefund, whyNoRefund } = await orderOf(till.cms, buyer, order);
    expect([mayRequestRefund, whyNoRefund]).toEqual([false, noRefundReasons.disputed]);
  });

  it.each(['won', 'closed'])('goes its usual way once the dispute is %s', async (status) => {
    const { order, paymentId } = await orderInDispute();
    await till.sandbox.chargeback({ payment_id: paymentId, status });
    await untilDispute(order, status);
    // A late message about its beginning does not open it again.
    await till.sandbox.emit({ provider: 'razorpay', event: 'payment.dispute.created', entityId: paymentId });
    await untilEventsDone(till.cms);
    expect((await detailOf(till, order)).quote?.most).toBe(amount);
    expect((await giveBack(till, order, exception)).status).toBe(200);
    await untilRefund(till, order, 'done');
  });

  it('finds nothing left once the dispute is lost', async () => {
    const { order, paymentId, buyer } = await orderInDispute();
    await till.sandbox.chargeback({ payment_id: paymentId, status: 'lost' });
    await untilDispute(order, 'lost');
    expect((await detailOf(till, order)).quote?.most ?? 0).toBe(0);
    const refused = await giveBack(till, order, { ...exception, ...despite });
    expect([refused.status, sentenceOf(refused)]).toEqual([400, refundSentences.notPaid]);
    expect((await orderOf(till.cms, buyer, order)).mayRequestRefund).toBe(false);
    expect(await refundLines(till, order)).toEqual([]);
  });

  it('waits at PayPal as well, and its money counts once when it is lost', async () => {
    const { cms, sandbox } = till;
    const order = await buyByPayPal(cms, sandbox, await newBuyer(cms));
    const [taken] = (await sandbox.state(order.number)).captures;
    await sandbox.chargeback({ capture_id: taken?.id, status: 'created', ...disputed });
    await untilDispute(order.order, 'open');
    expect(await detailOf(till, order.order)).toMatchObject({
      isDisputed: true,
      disputes: [{ provider: 'paypal', amount: 24_900, currency: 'USD', answerBy: disputed.answerBy }],
    });
    expect(sentenceOf(await giveBack(till, order.order, { amount: 24_900, reason: 'As agreed.' }))).toBe(
      refundSentences.disputed,
    );
    await sandbox.chargeback({ capture_id: taken?.id, status: 'lost' });
    await untilDispute(order.order, 'lost');
    expect((await detailOf(till, order.order)).quote?.most ?? 0).toBe(0);
  });

  const untilDispute = (order: string, state: string): Promise<true> =>
    until(async () =>
      (await detailOf(till, order)).disputes.some((dispute) => dispute.state === state) ? true : undefined,
    );
});
