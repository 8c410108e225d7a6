import { list, made, orderId, payment, paymentId, razorpay, refusal } from '../testing/at-razorpay';
import { faultOf } from '../testing/patience';

describe('a look', () => {
  it('reads an order with every payment that was tried', async () => {
    const failed = { ...payment, id: 'pay_Failed00000001', status: 'failed', captured: false };
    const { provider } = await razorpay(({ path }) =>
      path.endsWith('/payments') ? list(failed, payment) : { body: { ...made, status: 'paid' } },
    );
    const order = await provider.readOrder(orderId);
    expect(order).toMatchObject({ providerOrderId: orderId, state: 'paid' });
    expect(order?.payments.map(({ state }) => state)).toEqual(['failed', 'captured']);
  });

  it('recognises an order whose money is only authorised', async () => {
    const held = { ...payment, status: 'authorized', captured: false };
    const { provider } = await razorpay(({ path }) =>
      path.endsWith('/payments') ? list(held) : { body: { ...made, status: 'attempted' } },
    );
    expect(await provider.readOrder(orderId)).toMatchObject({ state: 'approved' });
  });

  it('finds nothing where Razorpay knows nothing', async () => {
    const { provider } = await razorpay(() => refusal(400));
    expect(await provider.readOrder(orderId)).toBeNull();
    expect(await provider.readPayment(paymentId)).toBeNull();
  });

  it('is never made for what is no id', async () => {
    const { provider, heard } = await razorpay(() => ({ body: payment }));
    expect(await provider.readPayment('../orders')).toBeNull();
    expect(await provider.readOrder('order_1?x=')).toBeNull();
    expect(await provider.readRefund({ refundId: 'pay_MT48CvBhIC98MQ', paymentId })).toBeNull();
    expect(heard).toEqual([]);
  });

  it('is made again after a fault that passes', async () => {
    const { provider, heard } = await razorpay((_heard, nth) =>
      nth === 1 ? { status: 429, headers: { 'retry-after': '0' } } : { body: payment },
    );
    expect(await provider.readPayment(paymentId)).toMatchObject({ state: 'captured' });
    expect(heard).toHaveLength(2);
  });

  it('is given up after three tries', async () => {
    const { provider, heard } = await razorpay(() => ({ status: 503 }));
    expect(await faultOf(provider.readPayment(paymentId))).toMatchObject({ fault: 'unknown' });
    expect(heard).toHaveLength(3);
  });

  it('is not made again where waiting would take too long', async () => {
    const { provider, heard } = await razorpay(() => ({ status: 429, headers: { 'retry-after': '600' } }));
    expect(await faultOf(provider.readPayment(paymentId))).toMatchObject({ fault: 'rate' });
    expect(heard).toHaveLength(1);
  });

  it('turns the pages of a long list', async () => {
    const page = Array.from({ length: 100 }, (_one, at) => ({
      ...payment,
      id: `pay_${String(at).padStart(14, '0')}`,
    }));
    const { provider, heard } = await razorpay(({ path }) =>
      path.includes('skip=0') ? list(...page) : list(payment),
    );
    const from = new Date('2026-11-20T00:00:00Z');
    const to = new Date('2026-11-21T00:00:00Z');
    expect(await provider.listPayments(from, to)).toHaveLength(101);
    expect(heard.map(({ path }) => path)).toEqual([
      '/v1/payments?from=1795132800&to=1795219200&count=100&skip=0',
      '/v1/payments?from=1795132800&to=1795219200&count=100&skip=100',
    ]);
  });
});
