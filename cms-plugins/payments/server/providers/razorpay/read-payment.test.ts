import { WrongShape } from '../reading';
import { readPayment } from './read-payment';

const entity = {
  id: 'pay_MT48CvBhIC98MQ',
  entity: 'payment',
  amount: 649900,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_MT47xgV5ApouIB',
  international: false,
  method: 'netbanking',
  amount_refunded: 0,
  captured: true,
  notes: [],
  error_reason: null,
  created_at: 1692696719,
};

it('reads what Razorpay reports about a payment', () => {
  expect(readPayment(entity)).toEqual({
    provider: 'razorpay',
    paymentId: 'pay_MT48CvBhIC98MQ',
    providerOrderId: 'order_MT47xgV5ApouIB',
    state: 'captured',
    amountMinor: 649900,
    currency: 'INR',
    refundedMinor: 0,
    method: 'netbanking',
    reason: null,
    isInternational: false,
    at: '2023-08-22T09:31:59.000Z',
  });
});

it('stays captured while only a part was given back', () => {
  const inPart = { ...entity, refund_status: 'partial', amount_refunded: 100000 };
  expect(readPayment(inPart)).toMatchObject({ state: 'captured', refundedMinor: 100000 });
  const whole = { ...entity, status: 'refunded', amount_refunded: 649900 };
  expect(readPayment(whole)).toMatchObject({ state: 'refunded', refundedMinor: 649900 });
});

it('reads a voided authorisation as a payment that never came', () => {
  const letGo = { ...entity, status: 'refunded', captured: false, amount_refunded: 649900 };
  expect(readPayment(letGo)).toMatchObject({ state: 'failed', refundedMinor: 0, reason: 'timed_out' });
});

it('goes by the status where the event of an authorised card says captured as well', () => {
  expect(readPayment({ ...entity, status: 'authorized' }).state).toBe('authorized');
});

it.each([
  ['card_declined', 'BAD_REQUEST_ERROR', 'declined'],
  ['insufficient_fund', 'BAD_REQUEST_ERROR', 'insufficient_funds'],
  ['authentication_failed', 'BAD_REQUEST_ERROR', 'authentication_failed'],
  ['payment_timed_out', 'BAD_REQUEST_ERROR', 'timed_out'],
  ['payment_cancelled', 'BAD_REQUEST_ERROR', 'cancelled'],
  ['card_disabled_for_online_payments', 'BAD_REQUEST_ERROR', 'card_disabled'],
  ['card_number_invalid', 'BAD_REQUEST_ERROR', 'wrong_details'],
  ['gateway_technical_error', 'GATEWAY_ERROR', 'bank_unavailable'],
  ['something_new', 'GATEWAY_ERROR', 'bank_unavailable'],
  ['something_new', 'BAD_REQUEST_ERROR', 'other'],
  ['constructor', 'BAD_REQUEST_ERROR', 'other'],
  [null, null, 'other'],
])('says of %s (%s) that it was %s', (reason, code, word) => {
  const failed = { ...entity, status: 'failed', captured: false, error_reason: reason, error_code: code };
  expect(readPayment(failed)).toMatchObject({ state: 'failed', reason: word });
});

it.each([
  ['an amount in text', { amount: '649900' }],
  ['an amount with a fraction', { amount: 6499.5 }],
  ['a negative amount', { amount: -649900 }],
  ['a status nobody knows', { status: 'settled' }],
  ['no id', { id: undefined }],
  ['no currency', { currency: null }],
])('does not believe %s', (_what, change) => {
  expect(() => readPayment({ ...entity, ...change })).toThrow(WrongShape);
});
