import { isWindowSignature } from './window';

// The example of Razorpay's own documentation (web integration, standard checkout).
const secret = 'EnLs21M47BllR3X8PSFtjtbd';
const order = 'order_IEIaMR65cu6nz3';
const payment = 'pay_IH4NVgf4Dreq1l';
const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';

it('knows the signature of the documentation', () => {
  expect(isWindowSignature(secret, order, payment, signature)).toBe(true);
});

it.each([
  ['of another order', secret, 'order_IEIaMR65cu6nz4', payment, signature],
  ['of another payment', secret, order, 'pay_IH4NVgf4Dreq1m', signature],
  ['by another key', `${secret}x`, order, payment, signature],
  ['with a digit changed', secret, order, payment, signature.replace(/^0/, '1')],
  ['cut short', secret, order, payment, signature.slice(0, -2)],
  ['that is missing', secret, order, payment, ''],
  ['that is no hex', secret, order, payment, 'z'.repeat(64)],
])('refuses one %s', (_what, ...given) => {
  expect(isWindowSignature(...given)).toBe(false);
});
