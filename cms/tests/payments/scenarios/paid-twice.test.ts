// Databases: PostgreSQL, as two payments of one order meet in the database.
import { until } from '../../mailer/mails';
import {
  approve,
  capture,
  newBuyer,
  orderByCard,
  orderByPayPal,
  payByCard,
  report,
  type Buyer,
  type CardOrder,
  type PayPalOrder,
} from '../buyer';
import { monthlyPrices } from '../goods';
import { kept, type Shop } from '../shop';
import { hurryEvents, lookNow, orderNow, untilEventsDone, untilStage } from '../watching';
import {
  alertsOf,
  begin,
  effectsOf,
  endScenario,
  onceEach,
  openStage,
  refundsOf,
  untilMessages,
  untilRefunded,
} from './stage';

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

/** Checks an order that was paid twice: the first payment is kept, and the second is refunded once. */
async function expectOneKept(order: string, kept_: string, back: string, amount: number): Promise<void> {
  const { cms, sandbox } = shop;
  await untilRefunded(shop, order);
  for (let look = 0; look < 2; look += 1) await lookNow(cms, order);
  await hurryEvents(cms, {});
  await untilEventsDone(cms);
  expect(await refundsOf(shop, order)).toMatchObject([
    { state: 'done', kind: 'duplicate', paymentId: back, requestKey: `dup_${back}`, amountMinor: amount },
  ]);
  const { order: row } = await kept(cms, order);
  expect(row).toMatchObject({
    stage: 'review',
    attention: ',second_payment,',
    paidPaymentId: kept_,
    capturedMinor: amount,
  });
  expect(await effectsOf(shop, order)).toEqual(onceEach);
  expect(await alertsOf(cms, `${order}.second_payment`)).toEqual(['finance@example.com']);
  expect((await sandbox.state(row.number)).ledger[row.number]).toMatchObject({
    captured: 2 * amount,
    refunded: amount,
  });
}

describe('S14: an order that is paid twice', () => {
  const dollars = { amount: monthlyPrices.USD, currency: 'USD' };

  interface Both {
    buyer: Buyer;
    card: CardOrder;
    paypal: PayPalOrder;
  }

  /** Two tabs of one parent: one order of ours, and a window of each provider. */
  async function twoTabs(): Promise<Both> {
    const buyer = await newBuyer(shop.cms);
    const card = await orderByCard(shop.cms, buyer, dollars);
    const paypal = await orderByPayPal(shop.cms, buyer);
    expect(paypal.order).toBe(card.order);
    return { buyer, card, paypal };
  }

  const captureOf = async ({ number }: PayPalOrder): Promise<string> =>
    (await shop.sandbox.state(number)).captures[0]?.id ?? '';

  it('keeps PayPal’s payment if that is reported first, and gives the card’s back', async () => {
    const { cms, sandbox } = shop;
    const { buyer, card, paypal } = await twoTabs();
    const paid = await payByCard(sandbox, card, 'nowebhook');
    await approve(sandbox, paypal, 'nowebhook');
    expect((await capture(cms, buyer, paypal)).body).toMatchObject({ status: 'COMPLETED' });
    // Reported many times by both pages, then checked.
    const told = await Promise.all([
      ...Array.from({ length: 20 }, () => report(cms, buyer, card, paid)),
      ...Array.from({ length: 5 }, () => capture(cms, buyer, paypal)),
    ]);
    for (const { status } of told) expect(status).toBe(200);
    await lookNow(cms, card.order);
    await expectOneKept(card.order, await captureOf(paypal), paid.razorpay_payment_id ?? '', 24_900);
  });

  it('keeps the card’s payment if that is reported first, and gives PayPal’s back', async () => {
    const { cms, sandbox } = shop;
    const { buyer, card, paypal } = await twoTabs();
    await sandbox.webhooks({ action: 'hold' });
    await approve(sandbox, paypal);
    // Captured, but not answered; PayPal does not answer our checks either.
    await sandbox.faults({ method: 'POST', path: '/capture$', mode: 'reset_after', times: 1 });
    const ofOrder = `^/v2/checkout/orders/${paypal.orderId}`;
    await sandbox.faults({ path: ofOrder, mode: 'status', status: 503, times: 1e9 });
    const unclear = await capture(cms, buyer, paypal);
    expect([unclear.status, unclear.body]).toMatchObject([202, { status: 'PENDING' }]);
    const paid = await payByCard(sandbox, card);
    expect((await report(cms, buyer, card, paid)).body).toMatchObject({ status: 'paid' });
    await sandbox.endFaults();
    await untilMessages(shop, paypal.orderId, 'PAYMENT.CAPTURE.COMPLETED');
    await sandbox.webhooks({ action: 'release' });
    await until(async () => {
      await lookNow(cms, card.order);
      return (await orderNow(cms, card.order)).stage === 'review' ? true : undefined;
    });
    await expectOneKept(card.order, paid.razorpay_payment_id ?? '', await captureOf(paypal), 24_900);
  });

  it('gives the second of two cards back, which the bank let through after all', async () => {
    const { cms, sandbox } = shop;
    const { order, at, pay, tell, amount } = await begin(shop, 'razorpay');
    await pay('decline');
    await tell();
    await pay();
    expect((await tell()).body).toMatchObject({ status: 'paid' });
    const first = (await orderNow(cms, order)).paidPaymentId ?? '';
    await sandbox.late({ order_id: at });
    await untilStage(cms, order, 'review');
    const second = (await kept(cms, order)).payments.find(({ paymentId }) => paymentId !== first);
    await expectOneKept(order, first, second?.paymentId ?? '', amount);
    // Later Razorpay refunds such a payment by itself as well: nothing is left to refund then.
    await sandbox.clock(24 * 3_600_000);
    await expectOneKept(order, first, second?.paymentId ?? '', amount);
  });
});
