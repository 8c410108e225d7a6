// Databases: PostgreSQL, as refunds are counted under row locks, which SQLite does not have.
import { randomUUID } from 'node:crypto';
import { exportData } from '@lanternway/contracts/accounts/accounts';
import type { FinanceSummary } from '@lanternway/contracts/payments/staff';
import { call } from '../accounts/parent';
import { until } from '../mailer/mails';
import { assertBooks } from './assert-books';
import { buyByCard, buyByPayPal, newBuyer, orderOf, type Buyer } from './buyer';
import {
  atDesk,
  deliver,
  detailOf,
  giveBack,
  lookAgain,
  openTill,
  orderLine,
  refundCalls,
  refundLines,
  refundMails,
  sentenceOf,
  type Till,
  untilRefund,
  untilRetried,
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

async function bought(more: object = yearly): Promise<{ buyer: Buyer; order: string; paymentId: string }> {
  const buyer = await newBuyer(till.cms, 'refunded');
  const { order, paymentId } = await buyByCard(till.cms, till.sandbox, buyer, more);
  return { buyer, order, paymentId };
}

it('gives everything back before the first class, ends the sessions, and mails the parent twice', async () => {
  const { buyer, order } = await bought();
  const { quote } = await detailOf(till, order);
  expect(quote).toMatchObject({ amount: 7_599_900, most: 7_599_900, rule: 'before_start' });
  const { status, body } = await giveBack(till, order, { amount: 7_599_900, message: 'All the best.' });
  expect([status, body]).toMatchObject([200, { message: 'The refund is on its way to the provider.' }]);
  const done = await untilRefund(till, order, 'done');
  expect(done).toMatchObject({ kind: 'policy', amountMinor: 7_599_900, problem: null });
  expect(await orderLine(till, order)).toMatchObject({
    stage: 'refunded',
    refundedMinor: 7_599_900,
    reservedMinor: 0,
  });
  expect(await refundMails(till, buyer.email)).toEqual(['Refund: on its way', 'Refund: done']);
  const view = await orderOf(till.cms, buyer, order);
  expect(view).toMatchObject({
    status: 'refunded',
    refunded: 7_599_900,
    mayRequestRefund: false,
    whyNoRefund: 'All of it has been refunded already.',
    sessions: { bought: 96, used: 0, left: 0 },
    refunds: [{ amount: 7_599_900, state: 'done', words: 'Refunded' }],
  });
  expect((await detailOf(till, order)).enrolment).toMatchObject({ state: 'ended' });
});

it('gives the unused sessions back afterwards, through PayPal too', async () => {
  const buyer = await newBuyer(till.cms, 'pays-in-dollars');
  const dollars = { plan: 'coding-yearly', amount: 259_900, currency: 'USD' };
  const { order } = await buyByPayPal(till.cms, till.sandbox, buyer, dollars);
  await deliver(till, order, 10);
  const { quote } = await detailOf(till, order);
  // 2599 × 86 ÷ 96
  expect(quote).toMatchObject({ amount: 232_827, rule: 'unused_sessions', bought: 96, used: 10 });
  expect((await giveBack(till, order, { amount: 232_827 })).status).toBe(200);
  await untilRefund(till, order, 'done');
  expect(await orderLine(till, order)).toMatchObject({
    stage: 'partially_refunded',
    refundedMinor: 232_827,
    reservedMinor: 0,
  });
  expect((await detailOf(till, order)).enrolment).toMatchObject({ state: 'ended', used: 10 });
});

it('promises no money twice: of two refunds of 60 % at the same moment one is refused before any call (R1)', async () => {
  const { order } = await bought();
  const before = (await refundCalls(till)).length;
  const { version } = await detailOf(till, order);
  const ask = () =>
    atDesk(till, 'finance', 'post', `/orders/${order}/refund`, {
      amount: 4_559_940,
      reason: 'Moves away.',
      version,
      key: randomUUID(),
    });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await untilRefund(till, order, 'done');
  const again = await giveBack(till, order, { amount: 4_559_940, reason: 'Moves away.' });
  expect([again.status, sentenceOf(again)]).toEqual([400, 'This is more than is left to refund.']);
  expect((await refundCalls(till)).length).toBe(before + 1);
  expect(await orderLine(till, order)).toMatchObject({ refundedMinor: 4_559_940, reservedMinor: 0 });
});

it('takes the same click twice for one', async () => {
  const { order } = await bought();
  const { version } = await detailOf(till, order);
  const key = randomUUID();
  const click = () =>
    atDesk(till, 'finance', 'post', `/orders/${order}/refund`, { amount: 7_599_900, version, key });
  const answers = await Promise.all([click(), click(), click()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await untilRefund(till, order, 'done');
  expect((await click()).status).toBe(200);
  expect(await refundLines(till, order)).toHaveLength(1);
});

it('wants a reason for an exception, and keeps what the parent has', async () => {
  const { order } = await bought();
  const without = await giveBack(till, order, { amount: 100_000 });
  expect(sentenceOf(without)).toBe('This is not what the policy gives: please write why.');
  expect(await refundLines(till, order)).toEqual([]);
  expect((await giveBack(till, order, { amount: 100_000, reason: 'A week was cancelled.' })).status).toBe(
    200,
  );
  expect(await untilRefund(till, order, 'done')).toMatchObject({ kind: 'exception' });
  expect((await detailOf(till, order)).enrolment).toMatchObject({ state: 'active', left: 96 });
  expect((await orderLine(till, order)).stage).toBe('partially_refunded');
});

it('refuses what was seen before something changed', async () => {
  const { order } = await bought();
  const { version } = await detailOf(till, order);
  await deliver(till, order, 1);
  const stale = await giveBack(till, order, { amount: 7_599_900, version });
  expect([stale.status, sentenceOf(stale)]).toEqual([
    409,
    'This order has changed in the meantime. Please look again and repeat your step.',
  ]);
});

describe('above the amount that finance has set', () => {
  interface Settings {
    read: () => Promise<object>;
    save: (settings: object) => Promise<void>;
  }
  const settings = () => till.cms.strapi.plugin('payments').service<Settings>('settings');
  const limitTo = async (INR: number | null) =>
    settings().save({ ...(await settings().read()), secondPersonFrom: { INR, USD: null, GBP: null } });

  beforeAll(() => limitTo(1_000_000));
  afterAll(() => limitTo(null));

  it('waits for a second person, who is not the first', async () => {
    const { buyer, order } = await bought();
    const calls = (await refundCalls(till)).length;
    const asked = await giveBack(till, order, { amount: 7_599_900 });
    expect(asked.body).toMatchObject({ message: 'The refund waits for the approval of a second person.' });
    const { refund } = asked.body as { refund: string };
    expect(await orderLine(till, order)).toMatchObject({ stage: 'paid', reservedMinor: 7_599_900 });
    expect(await refundMails(till, buyer.email)).toEqual([]);
    expect((await detailOf(till, order)).refunds).toMatchObject([{ mayApprove: false }]);

    const own = await atDesk(till, 'finance', 'post', `/refunds/${refund}/approve`);
    expect(sentenceOf(own)).toBe('The person who asked for a refund cannot approve it.');
    expect((await refundCalls(till)).length).toBe(calls);

    const { body } = await atDesk(till, 'superAdmin', 'get', '/refunds?state=awaiting_approval');
    expect(body).toMatchObject({ rows: [{ id: refund, mayApprove: true }], total: 1 });
    const approvals = await Promise.all([
      atDesk(till, 'superAdmin', 'post', `/refunds/${refund}/approve`),
      atDesk(till, 'superAdmin', 'post', `/refunds/${refund}/approve`),
    ]);
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 400]);
    await untilRefund(till, order, 'done');
    expect((await refundCalls(till)).length).toBe(calls + 1);
    expect((await detailOf(till, order)).story.map(({ words }) => words).join(' ')).toContain(
      'approved by a second person',
    );
  });

  it('is counted as waiting for those who may approve it, not for the person who asked', async () => {
    const waiting = async (who: 'finance' | 'superAdmin') =>
      ((await atDesk(till, who, 'get', '/summary').expect(200)).body as FinanceSummary).awaitingApproval;
    const before = [await waiting('finance'), await waiting('superAdmin')];
    const { order } = await bought();
    await giveBack(till, order, { amount: 7_599_900 });
    const after = [await waiting('finance'), await waiting('superAdmin')];
    expect(after).toEqual([before[0], Number(before[1]) + 1]);
  });

  it('cannot be got around by many small ones', async () => {
    const { order } = await bought();
    const some = { amount: 600_000, reason: 'A month was cancelled.' };
    expect((await giveBack(till, order, some)).body).toMatchObject({
      message: 'The refund is on its way to the provider.',
    });
    await untilRefund(till, order, 'done');
    expect((await giveBack(till, order, some)).body).toMatchObject({
      message: 'The refund waits for the approval of a second person.',
    });
  });

  it('goes on waiting for a second person when the rule is lifted, and is not let through by its own', async () => {
    const { order } = await bought();
    const { refund } = (await giveBack(till, order, { amount: 7_599_900 })).body as { refund: string };
    await limitTo(null);
    expect(sentenceOf(await atDesk(till, 'finance', 'post', `/refunds/${refund}/approve`))).toBe(
      'The person who asked for a refund cannot approve it.',
    );
    expect(await orderLine(till, order)).toMatchObject({ stage: 'paid', refundedMinor: 0 });
    await limitTo(1_000_000);
    await atDesk(till, 'superAdmin', 'post', `/refunds/${refund}/approve`).expect(200);
    await untilRefund(till, order, 'done');
  });

  it('is tried again under the rule of that moment, where nobody has approved it', async () => {
    const { order } = await bought();
    await limitTo(null);
    const { refund } = (await giveBack(till, order, { amount: 7_599_900 - 84, reason: 'It fails.' }))
      .body as {
      refund: string;
    };
    await until(async () => {
      await till.sandbox.clock(86_400_000);
      await lookAgain(till);
      return (await refundLines(till, order))[0]?.state === 'failed' ? true : undefined;
    });
    await limitTo(1_000_000);
    const again = await untilRetried(till, refund);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ message: 'The refund waits for the approval of a second person.' });
    const retried = (await refundLines(till, order))[1];
    expect(retried?.state).toBe('awaiting_approval');
    const own = await atDesk(till, 'finance', 'post', `/refunds/${retried?.documentId ?? ''}/approve`);
    expect(own.status).toBe(400);
    const no = { reason: 'Not any more.' };
    await atDesk(till, 'superAdmin', 'post', `/refunds/${retried?.documentId ?? ''}/decline`, no).expect(200);
  });

  it('is withdrawn by the person who asked for it, and by nobody without the right to approve', async () => {
    const { buyer, order } = await bought();
    const asked = await giveBack(till, order, { amount: 7_599_900 });
    const { refund } = asked.body as { refund: string };
    const reason = { reason: 'Asked for the wrong order' };
    for (const who of ['marketing', 'admissions', 'teacher'] as const)
      await atDesk(till, who, 'post', `/refunds/${refund}/decline`, reason).expect(403);
    const own = await atDesk(till, 'finance', 'post', `/refunds/${refund}/decline`, reason);
    expect(own.body).toMatchObject({ message: 'The refund is withdrawn.' });
    expect(await orderLine(till, order)).toMatchObject({ stage: 'paid', refundedMinor: 0, reservedMinor: 0 });
    expect((await detailOf(till, order)).story.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/^The refund of .* is withdrawn: Asked for the wrong order\.$/),
    );
    expect((await detailOf(till, order)).refunds).toMatchObject([{ state: 'declined', isWithdrawn: true }]);
    const { body } = await call(till.cms, exportData, {}, buyer.token);
    expect(body).toMatchObject({ data: { orders: [{ refunds: [{ state: 'Withdrawn' }] }] } });
    const late = await atDesk(till, 'superAdmin', 'post', `/refunds/${refund}/approve`);
    expect(sentenceOf(late)).toBe('This refund waits for no approval.');
    expect(await refundMails(till, buyer.email)).toEqual([]);
  });

  it('frees the money where the second person says no', async () => {
    const { buyer, order } = await bought();
    const asked = await giveBack(till, order, { amount: 7_599_900 });
    const { refund } = asked.body as { refund: string };
    const silent = await atDesk(till, 'superAdmin', 'post', `/refunds/${refund}/decline`);
    expect(sentenceOf(silent)).toBe('Please write why it is not approved.');
    const no = await atDesk(till, 'superAdmin', 'post', `/refunds/${refund}/decline`, {
      reason: 'Paid by cash.',
    });
    expect(no.body).toMatchObject({ message: 'The refund is not approved.' });
    expect((await detailOf(till, order)).refunds).toMatchObject([{ state: 'declined', isWithdrawn: false }]);
    const late = await atDesk(till, 'superAdmin', 'post', `/refunds/${refund}/approve`);
    expect(sentenceOf(late)).toBe('This refund waits for no approval.');
    expect(await orderLine(till, order)).toMatchObject({ stage: 'paid', refundedMinor: 0, reservedMinor: 0 });
    expect(await refundMails(till, buyer.email)).toEqual([]);
    expect((await orderOf(till.cms, buyer, order)).refunds).toEqual([]);
  });
});

it('is only for finance', async () => {
  const { order } = await bought();
  const wanted = { amount: 7_599_900, version: 1, key: randomUUID() };
  for (const who of ['marketing', 'admissions'] as const) {
    expect((await atDesk(till, who, 'post', `/orders/${order}/refund`, wanted)).status).toBe(403);
    expect((await atDesk(till, who, 'get', '/refunds')).status).toBe(403);
    expect((await atDesk(till, who, 'get', '/refund-requests')).status).toBe(403);
    expect((await atDesk(till, who, 'post', `/orders/${order}/sessions`)).status).toBe(403);
  }
  const unpaid = await atDesk(till, 'finance', 'post', '/orders/nobody/refund', wanted);
  expect(unpaid.status).toBe(404);
});
