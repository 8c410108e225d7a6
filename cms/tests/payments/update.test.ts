// Databases: PostgreSQL, as money is written under a row lock.
import { createHmac } from 'node:crypto';
import {
  attemptNoted,
  noSuchOrder,
  notProven,
  paymentConfirming,
  paymentReceived,
} from '@lanternway/contracts/payments/checkout';
import { assertBooks } from './assert-books';
import {
  askForOrder,
  buyByCard,
  newBuyer,
  orderByCard,
  orderOf,
  payByCard,
  report,
  type Buyer,
  type CardOrder,
} from './buyer';
import { kept, openShop, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await assertBooks(shop.cms, shop.sandbox);
  await shop.close();
});

/** A buyer with an order that they can pay. */
async function begin(more: object = {}): Promise<{ buyer: Buyer; order: CardOrder }> {
  const buyer = await newBuyer(shop.cms);
  return { buyer, order: await orderByCard(shop.cms, buyer, more) };
}

it('settles what Razorpay has taken, and says so again and again', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await begin();
  const paid = await payByCard(sandbox, order);
  const first = await report(cms, buyer, order, paid);
  expect([first.status, first.body]).toEqual([
    200,
    { success: true, message: paymentReceived, status: 'paid', order: order.order },
  ]);
  const again = await report(cms, buyer, order, paid);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await orderOf(cms, buyer, order.order)).toMatchObject({
    status: 'paid',
    provider: 'razorpay',
    paymentId: paid.razorpay_payment_id,
    providerOrderId: order.id,
    problem: null,
    sessions: { bought: 8, used: 0, left: 8 },
    receiptNumber: expect.any(String) as string,
  });
});

it('says the same where the webhook came first, or twenty tabs report at once', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await begin();
  await sandbox.next({ provider: 'razorpay', outcome: 'webhookfirst' });
  const paid = await payByCard(sandbox, order);
  const answers = await Promise.all(Array.from({ length: 20 }, () => report(cms, buyer, order, paid)));
  for (const { status, body } of answers) expect([status, body]).toMatchObject([200, { status: 'paid' }]);
  const { story } = await kept(cms, order.order);
  for (const once of ['paid', 'enrolled', 'receipt']) {
    expect(story.filter((what) => what === once)).toEqual([once]);
  }
});

it('needs no signature where Razorpay itself says that it is paid', async () => {
  const { cms, sandbox } = shop;
  const { buyer, order } = await begin();
  const paid = await payByCard(sandbox, order, 'nowebhook');
  const { status, body } = await report(cms, buyer, order, paid, { signature: undefined });
  expect([status, body]).toMatchObject([200, { status: 'paid' }]);
});

describe('a report that nothing proves', () => {
  const sign = (orderId: string, paymentId: string, secret: string) =>
    createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');

  it.each([
    ['comes alone', { amount: 1 }],
    ['has a signature made up', { signature: 'a'.repeat(64) }],
    ['names no payment', { paymentId: '' }],
  ])('changes nothing where it %s', async (_what, more) => {
    const { cms } = shop;
    const { buyer, order } = await begin();
    const before = await kept(cms, order.order);
    const claim = { razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' };
    const { status, body } = await report(cms, buyer, order, claim, more);
    expect([status, body]).toEqual([422, { success: false, message: notProven }]);
    const after = await kept(cms, order.order);
    expect(after.order).toEqual(before.order);
    expect(after.payments).toEqual([]);
    expect(after.story).toEqual([...before.story, 'refused_report']);
  });

  it('changes nothing with the signature of another order, though its money is real', async () => {
    const { cms, sandbox } = shop;
    const mine = await begin();
    const { order: other } = await begin();
    const paid = await payByCard(sandbox, other);
    const { status } = await report(cms, mine.buyer, mine.order, paid);
    expect(status).toBe(422);
    expect((await kept(cms, mine.order.order)).order).toMatchObject({ stage: 'pending', capturedMinor: 0 });
  });

  it('does not pay a second order with a payment that was used', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const { paymentId } = await buyByCard(cms, sandbox, buyer);
    const second = await orderByCard(cms, buyer, { plan: 'coding-yearly', amount: 7599900 });
    // Even with a signature that only Razorpay could make: a payment of one order does not pay another.
    const signature = sign(second.id, paymentId, 'sandbox_secret');
    const { status } = await report(cms, buyer, second, {
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    });
    expect(status).toBe(422);
    expect((await kept(cms, second.order)).order).toMatchObject({ stage: 'pending', paidPaymentId: null });
  });

  it('is closed to other parents', async () => {
    const { cms, sandbox } = shop;
    const { order } = await begin();
    const paid = await payByCard(sandbox, order, 'lost');
    const stranger = await newBuyer(cms, 'stranger');
    const answer = await report(cms, stranger, order, { ...paid, razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' });
    expect([answer.status, answer.body]).toEqual([404, { success: false, message: noSuchOrder }]);
    const unknown = await report(cms, stranger, { ...order, id: 'order_AAAAAAAAAAAAAA' }, paid);
    expect(unknown.status).toBe(404);
  });
});

describe('an attempt that fails', () => {
  it('is noted with its reason, and the next one pays the same order', async () => {
    const { cms, sandbox } = shop;
    const { buyer, order } = await begin();
    const declined = await payByCard(sandbox, order, 'decline');
    const noted = await report(cms, buyer, order, declined);
    expect([noted.status, noted.body]).toMatchObject([200, { message: attemptNoted, status: 'pending' }]);
    expect(await orderOf(cms, buyer, order.order)).toMatchObject({
      status: 'pending',
      problem: 'Your bank declined the payment. Please try again or use another card.',
    });
    const paid = await report(cms, buyer, order, await payByCard(sandbox, order));
    expect([paid.status, paid.body]).toMatchObject([200, { status: 'paid' }]);
    expect((await kept(cms, order.order)).story.filter((what) => what === 'attempt')).toHaveLength(1);
  });

  it('never takes back what was paid', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await buyByCard(cms, sandbox, buyer);
    const { status, body } = await report(cms, buyer, order, { cancelled: true });
    expect([status, body]).toMatchObject([200, { status: 'paid' }]);
  });
});

describe('money that may have moved', () => {
  it('is being confirmed while Razorpay does not answer, and the parent cannot pay again', async () => {
    const { cms, sandbox } = shop;
    const { buyer, order } = await begin();
    const paid = await payByCard(sandbox, order, 'nowebhook');
    await sandbox.faults({ method: 'GET', path: '/v1/', mode: 'status', status: 503, times: 20 });
    const { status, body } = await report(cms, buyer, order, paid);
    expect([status, body]).toMatchObject([202, { message: paymentConfirming, status: 'processing' }]);
    const again = await askForOrder(cms, buyer);
    expect([again.status, again.body]).toMatchObject([409, { reason: 'confirming' }]);
    await sandbox.clock(0);
    // The next check finds Razorpay back, and the payment captured.
    for (let look = 0; (await kept(cms, order.order)).order.stage !== 'paid' && look < 30; look += 1)
      await report(cms, buyer, order, paid);
    expect((await kept(cms, order.order)).order.stage).toBe('paid');
  });

  it('is captured if Razorpay only authorised it', async () => {
    const { cms, sandbox } = shop;
    const { buyer, order } = await begin();
    const held = await payByCard(sandbox, order, 'authorized');
    const { status, body } = await report(cms, buyer, order, held);
    expect([status, body]).toMatchObject([200, { status: 'paid' }]);
  });

  it('goes before a person where it is another amount than ordered, and brings nothing', async () => {
    const { cms, sandbox } = shop;
    const { buyer, order } = await begin();
    const paid = await payByCard(sandbox, order, 'mismatch');
    const { status, body } = await report(cms, buyer, order, paid);
    expect([status, body]).toMatchObject([202, { status: 'review' }]);
    const { order: row } = await kept(cms, order.order);
    expect(row).toMatchObject({
      stage: 'review',
      attention: ',mismatch,',
      paidPaymentId: null,
      capturedMinor: 649800,
    });
  });
});
