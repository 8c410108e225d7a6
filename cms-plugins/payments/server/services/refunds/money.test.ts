import type { DisputeRecord, OrderRecord, PaymentRecord, RefundRecord } from '../orders/records';
import { givenOf, leftOf, paymentToRefund, stateWith, sumsOf } from './money';

const payment = (paymentId: string, change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 1,
  documentId: 'payment',
  orderId: 1,
  provider: 'razorpay',
  paymentId,
  providerOrderId: 'order_1',
  state: 'captured',
  amountMinor: 1000,
  currency: 'INR',
  refundedMinor: 0,
  method: null,
  reason: null,
  isInternational: null,
  seenAt: new Date(0),
  changedAt: new Date(0),
  ...change,
});

const refund = (paymentId: string, state: RefundRecord['state'], amountMinor: number): RefundRecord => ({
  id: 1,
  documentId: 'r',
  orderId: 1,
  provider: 'razorpay',
  paymentId,
  providerRefundId: null,
  requestKey: 'key',
  amountMinor,
  currency: 'INR',
  state,
  kind: 'policy',
  reason: null,
  message: null,
  disputeReason: null,
  steps: [],
  requestedById: null,
  requestedByName: null,
  approvedById: null,
  approvedByName: null,
  isWithdrawn: null,
  problem: null,
  attempts: 0,
  nextAt: null,
  askedAt: new Date(0),
  doneAt: null,
});

const order = (paidPaymentId: string | null) =>
  ({ paidProvider: paidPaymentId === null ? null : 'razorpay', paidPaymentId }) as OrderRecord;

it.each([
  ['done', 600],
  ['pending', 600],
  ['queued', 600],
  ['awaiting_approval', 600],
  ['failed', 1000],
  ['declined', 1000],
] as const)('leaves of 1000 after 400 that are %s: %i', (state, left) => {
  expect(leftOf(payment('pay_1'), { refunds: [refund('pay_1', state, 400)], disputes: [] })).toBe(left);
});

it('uses the higher refunded amount of the two, ours or the provider’s', () => {
  expect(givenOf(payment('pay_1', { refundedMinor: 700 }), [refund('pay_1', 'done', 400)], [])).toBe(700);
  expect(givenOf(payment('pay_1', { refundedMinor: 100 }), [refund('pay_1', 'pending', 400)], [])).toBe(400);
});

it.each(['created', 'authorized', 'pending', 'failed', 'reversed'] as const)(
  'gives nothing back of a payment that is %s',
  (state) => {
    expect(leftOf(payment('pay_1', { state }), { refunds: [], disputes: [] })).toBe(0);
  },
);

it('gives back to the payment that paid, or else to the first that has something left', () => {
  const payments = [payment('pay_1'), payment('pay_2')];
  const chosen = (paid: string | null, refunds: RefundRecord[] = []) =>
    paymentToRefund({ order: order(paid), payments, refunds, disputes: [] })?.paymentId;
  expect(chosen('pay_2')).toBe('pay_2');
  expect(chosen(null)).toBe('pay_1');
  expect(chosen(null, [refund('pay_1', 'done', 1000)])).toBe('pay_2');
  expect(chosen('pay_2', [refund('pay_2', 'done', 1000)])).toBe('pay_2');
});

it('counts for the order only refunds of its own payment', () => {
  const refunds = [
    refund('pay_1', 'done', 100),
    refund('pay_1', 'queued', 20),
    refund('pay_1', 'failed', 3),
    refund('pay_2', 'done', 1000),
  ];
  expect(sumsOf({ order: order('pay_1'), refunds })).toEqual({ refundedMinor: 100, reservedMinor: 20 });
  expect(sumsOf({ order: order(null), refunds })).toEqual({ refundedMinor: 1100, reservedMinor: 20 });
});

it.each([
  ['paid', 0, 'paid'],
  ['paid', 1, 'partially_refunded'],
  ['paid', 1000, 'refunded'],
  ['partially_refunded', 400, 'partially_refunded'],
  ['partially_refunded', 1000, 'refunded'],
  ['refunded', 1000, 'refunded'],
  ['review', 400, 'review'],
  ['review', 1000, 'refunded'],
] as const)('takes an order that is %s with %i of 1000 back to %s', (stage, refunded, to) => {
  expect(stateWith({ stage, capturedMinor: 1000 }, refunded)).toBe(to);
});

describe('what a lost dispute has taken', () => {
  const lost = (amountMinor: number | null, currency = 'INR'): DisputeRecord => ({
    id: 1,
    documentId: 'dispute',
    orderId: 1,
    provider: 'razorpay',
    disputeId: 'disp_1',
    paymentId: 'pay_1',
    state: 'lost',
    reason: null,
    amountMinor,
    currency,
    answerBy: null,
    openedAt: new Date(0),
    endedAt: new Date(0),
  });
  const left = (dispute: DisputeRecord, refunds: RefundRecord[] = []) =>
    leftOf(payment('pay_1'), { refunds, disputes: [dispute] });

  it('is not given again, and counts in addition to earlier refunds', () => {
    expect(left(lost(300))).toBe(700);
    expect(left(lost(600), [refund('pay_1', 'done', 400)])).toBe(0);
  });

  it('is the whole payment if the amount is missing or in another currency', () => {
    expect(left(lost(null))).toBe(0);
    expect(left(lost(1, 'USD'))).toBe(0);
  });

  it('is nothing while the dispute is open, won or closed', () => {
    for (const state of ['open', 'won', 'closed'] as const) expect(left({ ...lost(300), state })).toBe(1000);
  });
});
