// Databases: PostgreSQL, as refunds are counted under row locks.
import { randomUUID } from 'node:crypto';
import { until } from '../../mailer/mails';
import { assertBooks } from '../assert-books';
import { buyByCard, buyByPayPal, newBuyer, orderOf, type Buyer } from '../buyer';
import {
  atDesk,
  detailOf,
  openTill,
  orderLine,
  giveBack,
  refundCalls,
  refundLines,
  refundMails,
  untilNoFaults,
  untilRefund,
  type Till,
} from '../refunding';

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

interface Bought {
  buyer: Buyer;
  order: string;
  all: number;
}

const ways = {
  async razorpay(): Promise<Bought> {
    const buyer = await newBuyer(till.cms, 'by-card');
    const all = 7_599_900;
    const { order } = await buyByCard(till.cms, till.sandbox, buyer, { plan: 'coding-yearly', amount: all });
    return { buyer, order, all };
  },
  async paypal(): Promise<Bought> {
    const buyer = await newBuyer(till.cms, 'by-paypal');
    const all = 259_900;
    const dollars = { plan: 'coding-yearly', amount: all, currency: 'USD' };
    const { order } = await buyByPayPal(till.cms, till.sandbox, buyer, dollars);
    return { buyer, order, all };
  },
};

const refundPath = {
  razorpay: '^/v1/payments/.*/refund$',
  paypal: '^/v2/payments/captures/.*/refund$',
};

const why = 'Agreed by phone.';

describe.each(['razorpay', 'paypal'] as const)('at %s', (provider) => {
  const buy = ways[provider];

  it.each([
    ['two of 60 %', 2, 0.6, 1],
    ['ten of 30 %', 10, 0.3, 3],
  ])('R1: gives no more back than was paid: %s at the same moment', async (_what, asked, share, fit) => {
    const { order, all } = await buy();
    const amount = Math.round(all * share);
    const before = (await refundCalls(till)).length;
    // All are requested while the first are still being sent: requested refunds count, not only completed ones.
    const slow = { method: 'POST', path: refundPath[provider], mode: 'slow', delayMs: 2_500 };
    await till.sandbox.faults({ ...slow, times: fit });
    const ask = async (key: string) => {
      const { version } = await detailOf(till, order);
      const wanted = { amount, reason: why, version, key };
      return atDesk(till, 'finance', 'post', `/orders/${order}/refund`, wanted);
    };
    // A request that read the order before another's refund is refused for that reason only, and is repeated. So is one to
    // which a busy server did not come in time, with the same key: had it been stored after all, it would count once.
    const granted = await Promise.all(
      Array.from({ length: asked }, async () => {
        const key = randomUUID();
        for (let tries = 0; tries < 20; tries += 1) {
          const { status } = await ask(key);
          if (status === 200) return true;
          if (status === 400) return false;
          expect([409, 503]).toContain(status);
        }
        return false;
      }),
    );
    expect(granted.filter(Boolean)).toHaveLength(fit);
    await until(async () => {
      const lines = await refundLines(till, order);
      return lines.every(({ state }) => state === 'done') ? lines : undefined;
    });
    expect(await refundLines(till, order)).toHaveLength(fit);
    // Refused requests never reached the provider.
    expect(new Set((await refundCalls(till)).slice(before)).size).toBe(fit);
    expect(await orderLine(till, order)).toMatchObject({
      stage: 'partially_refunded',
      refundedMinor: amount * fit,
      reservedMinor: 0,
    });
  });

  it('R2: has one refund where its webhook is here while our own call still waits for an answer', async () => {
    const { order, all, buyer } = await buy();
    await till.sandbox.faults({
      method: 'POST',
      path: refundPath[provider],
      mode: 'timeout_after',
      times: 1,
    });
    expect((await giveBack(till, order, { amount: all })).status).toBe(200);
    const done = await untilRefund(till, order, 'done');
    expect(done).toMatchObject({ kind: 'policy', attempts: 1 });
    await untilNoFaults(till);
    // The missing answer timed out; the repeated call had the same key.
    const { paymentId } = await orderOf(till.cms, buyer, order);
    const keys = (await till.sandbox.requests('/refund'))
      .filter(({ method, path: where }) => method === 'POST' && where.includes(paymentId ?? '-'))
      .map(({ headers }) => headers['x-refund-idempotency'] ?? headers['paypal-request-id']);
    expect(new Set(keys)).toEqual(new Set([done.requestKey]));
    expect(await refundLines(till, order)).toHaveLength(1);
    expect(await orderLine(till, order)).toMatchObject({ stage: 'refunded', refundedMinor: all });
    expect(await refundMails(till, buyer.email)).toEqual(['Refund: on its way', 'Refund: done']);
  });
});
