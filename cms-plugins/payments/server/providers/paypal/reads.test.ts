import { capture, captureId, issue, order, orderId, paypal, refund, refundId } from '../testing/at-paypal';
import { faultOf } from '../testing/patience';

it.each([
  ['CREATED', 'open'],
  ['PAYER_ACTION_REQUIRED', 'open'],
  ['APPROVED', 'approved'],
  ['COMPLETED', 'paid'],
  ['VOIDED', 'gone'],
])('reads an order that is %s', async (status, state) => {
  const { provider } = await paypal(() => ({ body: order(status) }));
  expect(await provider.readOrder(orderId)).toMatchObject({ providerOrderId: orderId, state, payments: [] });
});

it('reads of an order what became of its money, not that it is complete', async () => {
  const pending = { ...capture, status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } };
  const { provider } = await paypal(() => ({ body: order('COMPLETED', [pending]) }));
  const found = await provider.readOrder(orderId);
  expect(found?.payments).toEqual([
    {
      provider: 'paypal',
      paymentId: captureId,
      providerOrderId: orderId,
      state: 'pending',
      amountMinor: 24900,
      currency: 'USD',
      refundedMinor: 0,
      method: 'paypal',
      reason: null,
      isInternational: null,
      at: '2025-11-20T10:00:00.000Z',
    },
  ]);
});

it.each([
  [{ status: 'COMPLETED' }, { state: 'captured' }],
  [{ status: 'DECLINED' }, { state: 'failed', reason: 'declined' }],
  [{ status: 'FAILED' }, { state: 'failed', reason: 'declined' }],
  [
    { status: 'DECLINED', status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } },
    { state: 'failed', reason: 'risk' },
  ],
  [{ status: 'REFUNDED' }, { state: 'refunded', refundedMinor: 24900 }],
  [
    { status: 'REFUNDED', status_details: { reason: 'CHARGEBACK' } },
    { state: 'reversed', refundedMinor: 24900 },
  ],
])('reads a capture that is %j', async (change, expected) => {
  const { provider } = await paypal(() => ({ body: { ...capture, ...change } }));
  expect(await provider.readPayment(captureId)).toMatchObject(expected);
});

it('asks the order how much of a capture was given back', async () => {
  const inPart = { ...capture, status: 'PARTIALLY_REFUNDED' };
  const pending = { ...refund, id: '2JU08902781691411', status: 'PENDING' };
  const { provider } = await paypal(({ path }) =>
    path.startsWith('/v2/checkout')
      ? { body: order('COMPLETED', [inPart], [refund, pending]) }
      : { body: inPart },
  );
  expect(await provider.readPayment(captureId)).toMatchObject({ state: 'captured', refundedMinor: 1000 });
  const refunds = await provider.listRefunds(captureId);
  expect(refunds.map(({ state, requestKey }) => [state, requestKey])).toEqual([
    ['done', 'refund_0123456789'],
    ['pending', 'refund_0123456789'],
  ]);
});

it('does not say that there are no refunds where PayPal no longer shows them', async () => {
  const { provider } = await paypal(({ path }) =>
    path.startsWith('/v2/checkout') ? issue(404, 'INVALID_RESOURCE_ID') : { body: capture },
  );
  expect(await faultOf(provider.listRefunds(captureId))).toMatchObject({ fault: 'unknown' });
});

it('reads a refund by its own id, and its capture by its link', async () => {
  const { provider } = await paypal(() => ({ body: refund }));
  expect(await provider.readRefund({ refundId, paymentId: 'OTHER0CAPTURE0ID0' })).toEqual({
    provider: 'paypal',
    refundId,
    paymentId: captureId,
    amountMinor: 1000,
    currency: 'USD',
    state: 'done',
    problem: null,
    requestKey: 'refund_0123456789',
    at: '2025-11-21T10:00:00.000Z',
  });
});

it('says why a refund failed', async () => {
  const { provider } = await paypal(() => ({ body: { ...refund, status: 'FAILED' } }));
  const wish = { refundId, paymentId: captureId };
  expect(await provider.readRefund(wish)).toMatchObject({ state: 'failed', problem: 'FAILED' });
});

it('finds nothing where PayPal knows nothing', async () => {
  const { provider } = await paypal(() => issue(404, 'INVALID_RESOURCE_ID'));
  expect(await provider.readOrder(orderId)).toBeNull();
  expect(await provider.readPayment(captureId)).toBeNull();
  expect(await provider.readRefund({ refundId, paymentId: captureId })).toBeNull();
});

it('asks for nothing that is no id', async () => {
  const { provider, heard } = await paypal(() => ({ body: capture }));
  expect(await provider.readOrder('../../v1/x')).toBeNull();
  expect(await provider.readPayment('5o190127tn364715t')).toBeNull();
  expect(await provider.readRefund({ refundId: 'A?B=C', paymentId: captureId })).toBeNull();
  expect(heard).toEqual([]);
});

it('lists the captures of a time by the events about them, page by page', async () => {
  const event = (id: string, type: string, resource: object) => ({ id, event_type: type, resource });
  const late = { ...capture, id: '9LATE9366HH908993', create_time: '2025-11-22T00:00:00Z' };
  const next = 'https://api.paypal.com/v1/notifications/webhooks-events?page=2';
  const { provider, calls } = await paypal(({ path }) => {
    if (path.startsWith('/v2/payments/captures/')) {
      return { body: path.endsWith(captureId) ? capture : late };
    }
    return path.endsWith('page=2')
      ? { body: { events: [event('WH-3', 'PAYMENT.CAPTURE.REFUNDED', refund)] } }
      : {
          body: {
            events: [
              event('WH-1', 'PAYMENT.CAPTURE.COMPLETED', capture),
              event('WH-2', 'PAYMENT.CAPTURE.COMPLETED', late),
              event('WH-0', 'CHECKOUT.ORDER.APPROVED', { id: orderId }),
            ],
            links: [{ rel: 'next', href: next }],
          },
        };
  });
  const day = [new Date('2025-11-20T00:00:00Z'), new Date('2025-11-21T00:00:00Z')] as const;
  const payments = await provider.listPayments(...day);
  expect(payments.map(({ paymentId }) => paymentId)).toEqual([captureId]);
  expect(calls()[0]?.path).toBe(
    '/v1/notifications/webhooks-events?start_time=2025-11-20T00%3A00%3A00.000Z&end_time=2025-11-21T00%3A15%3A00.000Z&page_size=100',
  );
  expect(calls().map(({ path }) => path)).toContain('/v1/notifications/webhooks-events?page=2');
});
