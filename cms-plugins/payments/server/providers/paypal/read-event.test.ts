import { capture, captureId, orderId, refund, refundId } from '../testing/at-paypal';
import { readEvent } from './read-event';

const eventOf = (what: string, resource: object, isLive: boolean | null = null) =>
  readEvent({ id: 'WH-1', event_type: what, resource }, isLive);

const unit = { custom_id: 'abcdefghijklmnopqrstuvwx', invoice_id: 'ORD-0123456789' };

it('reads which order was approved', () => {
  const order = { id: orderId, status: 'APPROVED', purchase_units: [unit] };
  expect(eventOf('CHECKOUT.ORDER.APPROVED', order)).toMatchObject({
    kind: 'order',
    providerOrderId: orderId,
    orderHint: 'abcdefghijklmnopqrstuvwx',
    paymentId: null,
    claims: null,
  });
});

it('reads which approval was taken back, under either name', () => {
  const what = 'CHECKOUT.PAYMENT-APPROVAL.REVERSED';
  expect(eventOf(what, { order_id: orderId })).toMatchObject({ kind: 'order', providerOrderId: orderId });
  expect(eventOf(what, { id: orderId })).toMatchObject({ kind: 'order', providerOrderId: orderId });
});

it.each([
  ['PAYMENT.CAPTURE.COMPLETED', 'COMPLETED', 'captured'],
  ['PAYMENT.CAPTURE.PENDING', 'PENDING', 'pending'],
  ['PAYMENT.CAPTURE.DENIED', 'DECLINED', 'failed'],
  ['PAYMENT.CAPTURE.DECLINED', 'DECLINED', 'failed'],
])('reads what %s claims', (what, status, state) => {
  expect(eventOf(what, { ...capture, status })).toMatchObject({
    kind: 'payment',
    paymentId: captureId,
    providerOrderId: orderId,
    orderHint: 'abcdefghijklmnopqrstuvwx',
    claims: { state, amountMinor: 24900, currency: 'USD' },
  });
});

it('finds a capture’s order by its link where nothing else says it', () => {
  const links = [{ rel: 'up', href: `https://api.paypal.com/v2/checkout/orders/${orderId}` }];
  const found = eventOf('PAYMENT.CAPTURE.COMPLETED', { ...capture, supplementary_data: undefined, links });
  expect(found).toMatchObject({ providerOrderId: orderId, claims: { providerOrderId: orderId } });
});

it('claims nothing where the capture cannot be read', () => {
  const odd = { ...capture, amount: { value: '1.005', currency_code: 'USD' } };
  expect(eventOf('PAYMENT.CAPTURE.COMPLETED', odd)).toMatchObject({ paymentId: captureId, claims: null });
});

it.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED'])(
  'reads of %s the refund, and its capture by the link',
  (what) => {
    expect(eventOf(what, refund)).toMatchObject({
      kind: 'refund',
      refundId,
      paymentId: captureId,
      orderHint: null,
    });
  },
);

it('reads money that the bank took back as a dispute', () => {
  expect(eventOf('PAYMENT.CAPTURE.REVERSED', refund)).toMatchObject({
    kind: 'dispute',
    dispute: 'opened',
    paymentId: captureId,
    refundId,
  });
});

it.each([
  ['CUSTOMER.DISPUTE.CREATED', undefined, 'opened'],
  ['CUSTOMER.DISPUTE.UPDATED', undefined, 'opened'],
  ['CUSTOMER.DISPUTE.RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'won'],
  ['CUSTOMER.DISPUTE.RESOLVED', 'CANCELED_BY_BUYER', 'won'],
  ['CUSTOMER.DISPUTE.RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'],
  ['CUSTOMER.DISPUTE.RESOLVED', 'NONE', 'closed'],
  ['CUSTOMER.DISPUTE.RESOLVED', undefined, 'closed'],
])('reads %s with the outcome %s as %s', (what, outcome, dispute) => {
  const resource = {
    dispute_id: 'PP-D-1',
    disputed_transactions: [{ seller_transaction_id: captureId, custom: 'abcdefghijklmnopqrstuvwx' }],
    ...(outcome === undefined ? {} : { dispute_outcome: { outcome_code: outcome } }),
  };
  expect(eventOf(what, resource)).toMatchObject({
    kind: 'dispute',
    dispute,
    paymentId: captureId,
    orderHint: 'abcdefghijklmnopqrstuvwx',
  });
});

it('makes nothing of what it does not know', () => {
  expect(eventOf('BILLING.PLAN.CREATED', { id: 'P-1' })).toMatchObject({ kind: 'other', paymentId: null });
  expect(readEvent({ id: 'WH-1', event_type: 'X' }, null)).toMatchObject({ kind: 'other' });
});

it.each([
  ['https://api.paypal.com/v2/payments/captures/1', true, false],
  ['https://api.paypal.com/v2/payments/captures/1', false, true],
  ['https://api.sandbox.paypal.com/v2/payments/captures/1', true, true],
  ['https://api.sandbox.paypal.com/v2/payments/captures/1', false, false],
  ['http://127.0.0.1:15001/v2/payments/captures/1', true, false],
  ['https://api.sandbox.paypal.com/v2/payments/captures/1', null, false],
])('detects by %s, in live mode: %s, that an event is of the other mode: %s', (href, isLive, isForeign) => {
  const links = [{ rel: 'self', href }];
  expect(eventOf('PAYMENT.CAPTURE.COMPLETED', { ...capture, links }, isLive).isForeign).toBe(isForeign);
});
