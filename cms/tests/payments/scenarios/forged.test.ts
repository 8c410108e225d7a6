// Databases: SQLite, as signatures decide, before a row is read.
import { createHmac } from 'node:crypto';
import request from 'supertest';
import {
  readOrder,
  receiptPdf,
  requestRefund,
  withdrawRefundRequest,
} from '@lanternway/contracts/payments/parent-orders';
import { webhookPath } from '@lanternway/contracts/payments/checkout';
import { call } from '../../accounts/parent';
import { until } from '../../mailer/mails';
import { newBuyer, orderByCard, ordersOf, payByCard, report, capture } from '../buyer';
import { kept, type Shop } from '../shop';
import { eventRows, orderNow, untilEventsDone } from '../watching';
import { begin, buy, effectsOf, endScenario, nothingYet, onceEach, openStage, untilTaken } from './stage';

let shop: Shop;

beforeAll(async () => {
  shop = await openStage();
});

beforeEach(async () => {
  await shop.sandbox.webhooks({ action: 'deliver' });
});

afterEach(async () => {
  await endScenario(shop);
});

afterAll(async () => {
  await shop.close();
});

const sign = (orderId: string, paymentId: string, secret = 'sandbox_secret') =>
  createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');

interface Settle {
  settleOrder: (id: number, told: object[], by: { actor: string }) => Promise<{ kind: string }>;
}

/** A provider's message about a captured payment. */
const captured = {
  provider: 'razorpay',
  state: 'captured',
  amountMinor: 649_900,
  currency: 'INR',
  refundedMinor: 0,
  method: 'card',
  reason: null,
  isInternational: false,
  at: new Date().toISOString(),
};

const yearly = { plan: 'coding-yearly', amount: 7_599_900 };

describe('S3: what a page claims', () => {
  it('changes nothing with a signature of another secret, and is in the timeline', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const order = await orderByCard(cms, buyer);
    const before = await kept(cms, order.order);
    const paymentId = 'pay_AAAAAAAAAAAAAA';
    for (const secret of ['whsec_sandbox', 'rzp_test_sandbox000001', '']) {
      const signature = secret === '' ? 'A'.repeat(64) : sign(order.id, paymentId, secret);
      const claim = { razorpay_payment_id: paymentId, razorpay_signature: signature };
      expect((await report(cms, buyer, order, claim)).status).toBe(422);
    }
    const after = await kept(cms, order.order);
    expect([after.order, after.payments]).toEqual([before.order, []]);
    expect(after.story).toEqual([...before.story, 'refused_report', 'refused_report', 'refused_report']);
    expect((await sandbox.state(order.number)).payments).toEqual([]);
  });

  it('pays no dear order with the payment of a cheap one, however it is signed', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const cheap = await orderByCard(cms, buyer);
    const dear = await orderByCard(cms, buyer, yearly);
    const paid = await payByCard(sandbox, cheap, 'nowebhook');
    const paymentId = paid.razorpay_payment_id ?? '';
    const ownSignature = await report(cms, buyer, dear, paid);
    const noSignature = await report(cms, buyer, dear, { razorpay_payment_id: paymentId });
    for (const { status } of [ownSignature, noSignature]) expect(status).toBe(422);
    expect((await orderNow(cms, dear.order)).paidPaymentId).toBeNull();
    expect(await effectsOf(shop, dear.order)).toEqual(nothingYet);
    expect((await kept(cms, dear.order)).story).toContain('refused_report');
    expect((await report(cms, buyer, cheap, paid)).body).toMatchObject({ status: 'paid' });
    expect(await effectsOf(shop, cheap.order)).toEqual(onceEach);
    // Not even with a signature that only Razorpay can make, and never makes for this pair.
    const signed = { razorpay_payment_id: paymentId, razorpay_signature: sign(dear.id, paymentId) };
    expect((await report(cms, buyer, dear, signed)).status).toBe(422);
    expect(await effectsOf(shop, dear.order)).toEqual(nothingYet);
  });

  it('pays one order with one payment, though it is brought to a second one twenty times at once', async () => {
    const { cms, sandbox } = shop;
    const buyer = await newBuyer(cms);
    const first = await orderByCard(cms, buyer);
    const paid = await payByCard(sandbox, first);
    expect((await report(cms, buyer, first, paid)).status).toBe(200);
    const second = await orderByCard(cms, buyer, { plan: 'math-monthly' });
    const paymentId = paid.razorpay_payment_id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        report(cms, buyer, second, {
          razorpay_payment_id: paymentId,
          razorpay_signature: sign(second.id, paymentId),
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    // Not even if the provider itself reports it for both orders.
    const { id: secondId } = (await kept(cms, second.order)).order;
    const settle = cms.strapi.plugin('payments').service<Settle>('settle');
    const told = { ...captured, paymentId, providerOrderId: second.id };
    expect((await settle.settleOrder(secondId, [told], { actor: 'reconciler' })).kind).toBe('open');
    const where = { provider: 'razorpay', paymentId };
    const { id } = (await kept(cms, first.order)).order;
    const rows = await cms.strapi.db.query('plugin::payments.payment').findMany({ where });
    expect(rows).toMatchObject([{ orderId: id, state: 'captured' }]);
    expect((await kept(cms, second.order)).order).toMatchObject({ stage: 'pending', paidPaymentId: null });
    expect(await effectsOf(shop, second.order)).toEqual(nothingYet);
  });

  it('captures nothing at PayPal under an id that is made up, malformed or another’s', async () => {
    const { cms, sandbox } = shop;
    const [mine, hers] = [await newBuyer(cms), await begin(shop, 'paypal')];
    await hers.pay('nowebhook');
    for (const orderId of [hers.at, '5O190127TN364715T', '../../oauth2/token', '']) {
      const { status } = await capture(cms, mine, { orderId, order: '', number: '' });
      expect([orderId, [404, 422].includes(status)]).toEqual([orderId, true]);
    }
    expect((await sandbox.state(hers.number)).captures).toEqual([]);
    expect((await kept(cms, hers.order)).order).toMatchObject({ stage: 'pending', capturedMinor: 0 });
    expect(await effectsOf(shop, hers.order)).toEqual(nothingYet);
  });
});

it('R12: shows and does nothing with another parent’s order, whichever call is tried', async () => {
  const { cms, sandbox } = shop;
  const [hers, open] = [await buy(shop, 'razorpay'), await begin(shop, 'paypal')];
  await open.pay('nowebhook');
  await untilTaken(shop, hers.at);
  await untilEventsDone(cms);
  const before = [await kept(cms, hers.order), await kept(cms, open.order)];
  const stranger = await newBuyer(cms, 'stranger');
  for (const purchase of [hers, open]) {
    const calls = [readOrder, receiptPdf, requestRefund, withdrawRefundRequest].map((endpoint) =>
      call(
        cms,
        { ...endpoint, path: endpoint.path.replace(':id', purchase.order) },
        { message: 'It is mine.' },
        stranger.token,
      ),
    );
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  }
  const { at, amount, currency } = hers;
  const told = await report(cms, stranger, { id: at, amount, currency }, { cancelled: true });
  const taken = await capture(cms, stranger, { orderId: open.at, order: '', number: '' });
  expect([told.status, taken.status]).toEqual([404, 404]);
  expect(await ordersOf(cms, stranger)).toEqual([]);
  expect([await kept(cms, hers.order), await kept(cms, open.order)]).toEqual(before);
  expect((await sandbox.state(open.number)).captures).toEqual([]);
});

/** The message of a payment as Razorpay sent it, but with another event id. */
async function sentBefore(): Promise<{ raw: string; order: string }> {
  const { order, at } = await buy(shop, 'razorpay');
  const raw = await until(async () =>
    (await shop.sandbox.deliveries()).find(
      (each) => each.event === 'payment.captured' && each.raw.includes(at),
    ),
  );
  return { raw: raw.raw, order };
}

const send = (raw: string, secret: string, signedText = raw) =>
  request(shop.cms.url)
    .post(webhookPath('razorpay'))
    .set('Content-Type', 'application/json')
    .set('X-Razorpay-Signature', createHmac('sha256', secret).update(signedText).digest('hex'))
    .set('x-razorpay-event-id', `evt${String(Math.random()).slice(2, 13)}`)
    .send(raw);

it('R8: takes what the old secret signed, as long as that one is listed, and no other', async () => {
  const { raw } = await sentBefore();
  expect((await send(raw, 'whsec_sandbox_old')).status).toBe(200);
  expect((await send(raw, 'whsec_older_still')).status).toBe(400);
});

it('R9: refuses a message that was rewritten on its way, though it says the same', async () => {
  const { raw } = await sentBefore();
  const anew = JSON.stringify(JSON.parse(raw));
  expect(anew).not.toBe(raw);
  expect((await send(anew, 'whsec_sandbox', raw)).status).toBe(400);
  expect((await send(raw, 'whsec_sandbox')).status).toBe(200);
});

it.each(['razorpay', 'paypal'] as const)(
  'R9: keeps nothing of what was spoilt on its way from %s, and nobody gets anything for it',
  async (provider) => {
    const { cms, sandbox } = shop;
    const { order, at } = await begin(shop, provider);
    for (const action of ['tamper', 'wrong_secret']) {
      await sandbox.webhooks({ action, times: 1 });
      const overrides = provider === 'razorpay' ? { order_id: at } : { custom_id: order };
      const event = provider === 'razorpay' ? 'payment.captured' : 'PAYMENT.CAPTURE.COMPLETED';
      const { eventId } = await sandbox.emit({ provider, event, overrides });
      const [{ status }] = await until(async () => {
        const sent = (await sandbox.deliveries()).find((each) => each.eventId === eventId);
        return sent?.tries[0] === undefined ? undefined : [sent.tries[0]];
      });
      expect([action, status]).toEqual([action, 400]);
      expect(await eventRows(cms, { eventId })).toEqual([]);
    }
    expect((await orderNow(cms, order)).stage).toBe('pending');
    expect(await effectsOf(shop, order)).toEqual(nothingYet);
  },
);
