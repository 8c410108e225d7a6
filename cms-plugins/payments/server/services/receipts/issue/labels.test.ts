import { paidWith, percent, plainAmount, sessionWords } from './labels';

it('says how long a session takes, unless the receipt is older than that', () => {
  const what = { plan: 'Coding Yearly', track: null, sessions: 96, months: 12 };
  expect(sessionWords({ ...what, sessionMinutes: 45 })).toBe('96 of 45 minutes');
  expect([sessionWords(what), sessionWords({ ...what, sessionMinutes: null })]).toEqual(['96', '96']);
});

it('writes an amount with decimals only where it has them', () => {
  expect(plainAmount(259_900, 'USD')).toBe('2599 USD');
  expect(plainAmount(6401, 'INR')).toBe('64.01 INR');
  expect(plainAmount(11_999_900, 'INR')).toBe('119999 INR');
});

it('names how it was paid as far as that is known', () => {
  const payment = { paymentId: 'pay_1', paidAt: null };
  expect(paidWith({ ...payment, provider: 'razorpay', method: 'upi' })).toBe('Razorpay, UPI');
  expect(paidWith({ ...payment, provider: 'paypal', method: 'paypal' })).toBe('PayPal');
  expect(paidWith({ ...payment, provider: null, method: 'card' })).toBeNull();
});

it('writes the half of a rate without an endless tail', () => {
  expect([18 / 2, 5 / 2, 0.25 / 2, 33.33 / 2].map(percent)).toEqual(['9%', '2.5%', '0.125%', '16.665%']);
});
