import { randomUUID } from 'node:crypto';
import type { NewProviderOrder, PaymentProvider } from './provider';
import { atSandbox, type AtSandbox } from './testing/at-sandbox';
import { faultOf } from './testing/patience';

/* What both promise, tried against a sandbox that speaks as they do. */

let at: AtSandbox;

beforeAll(async () => {
  at = await atSandbox();
});

afterAll(() => at.stop());

const key = () => `key_${randomUUID()}`;

const wish = (amountMinor = 24900): NewProviderOrder => ({
  reference: `ORD-${randomUUID().slice(0, 10).toUpperCase()}`,
  requestKey: key(),
  amountMinor,
  currency: 'USD',
  title: 'Coding Monthly',
  orderId: randomUUID(),
  isRepeat: false,
});

interface Side {
  name: string;
  provider: () => PaymentProvider;
  /** What the buyer does in the provider's window. */
  pay: (order: { id: string; wish: NewProviderOrder }) => Promise<unknown>;
  /** Where orders, captures and refunds are asked for. */
  paths: { create: string; refund: string };
  /** The event of money that came. */
  paid: string;
}

const sides: Side[] = [
  {
    name: 'Razorpay',
    provider: () => at.razorpay,
    pay: ({ id, wish: { amountMinor: amount, currency } }) =>
      at.control('razorpay/checkout', {
        key: 'rzp_test_sandbox000001',
        order_id: id,
        amount,
        currency,
        outcome: 'success',
      }),
    paths: { create: '/v1/orders', refund: '/refund' },
    paid: 'payment.captured',
  },
  {
    name: 'PayPal',
    provider: () => at.paypal,
    pay: ({ id, wish: { currency } }) =>
      at.control('paypal/approve', { orderID: id, outcome: 'approve', currency }),
    paths: { create: '/v2/checkout/orders', refund: '/refund' },
    paid: 'PAYMENT.CAPTURE.COMPLETED',
  },
];

describe.each(sides)('$name', ({ provider: of, pay, paths, paid }) => {
  async function paidOrder(order = wish()) {
    const provider = of();
    const id = await provider.createOrder(order);
    await pay({ id, wish: order });
    const payment = await provider.capture({ providerOrderId: id, payment: null, requestKey: key() });
    return { provider, id, payment };
  }

  it('makes an order, which waits until it is paid', async () => {
    const provider = of();
    const id = await provider.createOrder(wish());
    expect(await provider.readOrder(id)).toMatchObject({ providerOrderId: id, state: 'open', payments: [] });
    const nothing = provider.capture({ providerOrderId: id, payment: null, requestKey: key() });
    expect(await faultOf(nothing)).toMatchObject({ fault: 'not_approved' });
  });

  it('finds the order of a try whose answer was lost', async () => {
    const order = wish();
    const lost = { method: 'POST', path: `^${paths.create}$`, mode: 'timeout_after', times: 1 };
    await at.control('faults', lost);
    const first = await of()
      .createOrder(order)
      .catch(() => null);
    const id = await of().createOrder({ ...order, isRepeat: true });
    // PayPal was asked again with its key within the first call; Razorpay has none, and is looked up.
    expect(first ?? id).toBe(id);
    const again = await of().createOrder({ ...order, isRepeat: true });
    expect(again).toBe(id);
    expect(await at.countOrders(order.reference)).toBe(1);
  });

  it('takes the money once, however often it is asked to', async () => {
    const { provider, id, payment } = await paidOrder();
    expect(payment).toMatchObject({ state: 'captured', amountMinor: 24900, currency: 'USD' });
    expect(payment.providerOrderId).toBe(id);
    const again = { providerOrderId: id, payment: null, requestKey: key() };
    expect(await provider.capture(again)).toMatchObject({ paymentId: payment.paymentId });
    const order = await provider.readOrder(id);
    expect(order).toMatchObject({ state: 'paid', payments: [{ paymentId: payment.paymentId }] });
    expect(await provider.readPayment(payment.paymentId)).toEqual(order?.payments[0]);
  });

  it('gives back a part, once for each key, and no more than was taken', async () => {
    const { provider, payment } = await paidOrder();
    const { paymentId, currency } = payment;
    const part = { paymentId, amountMinor: 10000, currency, requestKey: key(), note: 'Unused sessions' };
    const refund = await provider.refund(part);
    expect(refund).toMatchObject({ paymentId, amountMinor: 10000, requestKey: part.requestKey });
    expect((await provider.refund(part)).refundId).toBe(refund.refundId);
    expect(await provider.readPayment(paymentId)).toMatchObject({ state: 'captured', refundedMinor: 10000 });
    expect(await provider.readRefund(refund)).toMatchObject({ refundId: refund.refundId });
    const tooMuch = { ...part, amountMinor: 20000, requestKey: key() };
    expect(await faultOf(provider.refund(tooMuch))).toMatchObject({ fault: 'invalid' });
    await provider.refund({ ...part, amountMinor: 14900, requestKey: key() });
    expect(await provider.readPayment(paymentId)).toMatchObject({ state: 'refunded', refundedMinor: 24900 });
    expect((await provider.listRefunds(paymentId)).map(({ amountMinor }) => amountMinor).sort()).toEqual([
      10000, 14900,
    ]);
  });

  it('finds the refund of a try whose answer was lost', async () => {
    const { provider, payment } = await paidOrder();
    const mode = 'timeout_after';
    await at.control('faults', { method: 'POST', path: paths.refund, mode, times: 1 });
    const { paymentId, currency } = payment;
    const part = { paymentId, amountMinor: 10000, currency, requestKey: key(), note: null };
    const refund = await provider.refund(part);
    expect(refund.requestKey).toBe(part.requestKey);
    expect(await provider.listRefunds(paymentId)).toHaveLength(1);
  });

  it('knows nothing of what is not there', async () => {
    const provider = of();
    const [order, payment, refund] =
      provider.name === 'razorpay'
        ? ['order_00000000000000', 'pay_00000000000000', 'rfnd_00000000000000']
        : ['00000000000000000', '00000000000000001', '00000000000000002'];
    expect(await provider.readOrder(order ?? '')).toBeNull();
    expect(await provider.readPayment(payment ?? '')).toBeNull();
    expect(await provider.readRefund({ refundId: refund ?? '', paymentId: payment ?? '' })).toBeNull();
  });

  it('lists what was paid in a time', async () => {
    const { provider, payment } = await paidOrder();
    const [from, to] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
    const listed = await provider.listPayments(from, to);
    expect(listed).toContainEqual(payment);
    expect(await provider.listPayments(new Date(0), new Date(3_600_000))).toEqual([]);
  });

  it('signs its messages, and we can read them', async () => {
    const { provider } = await paidOrder();
    const verified = await at.webhook(paid);
    expect(verified).toMatchObject({
      kind: 'genuine',
      event: {
        what: paid,
        kind: 'payment',
        isForeign: false,
        claims: { provider: provider.name, state: 'captured', amountMinor: 24900, currency: 'USD' },
      },
    });
  });
});

it('knows Razorpay’s window by its signature', async () => {
  const order = wish();
  const id = await at.razorpay.createOrder(order);
  const reply = await at.control('razorpay/checkout', {
    key: 'rzp_test_sandbox000001',
    order_id: id,
    amount: order.amountMinor,
    currency: 'USD',
    outcome: 'success',
  });
  const [payment, signature] = [String(reply['razorpay_payment_id']), String(reply['razorpay_signature'])];
  expect(at.razorpay.isWindowSignature(id, payment, signature)).toBe(true);
  expect(at.razorpay.isWindowSignature('order_00000000000000', payment, signature)).toBe(false);
});
