import { isWebhook } from './webhook-path';

it.each(['/api/auth/payment/webhook/razorpay', '/api/auth/payment/webhook/paypal'])(
  'knows the addresses of the providers’ webhooks: %s',
  (path) => {
    expect(isWebhook({ method: 'POST', path })).toBe(true);
  },
);

it.each([
  ['GET', '/api/auth/payment/webhook/paypal'],
  ['POST', '/api/auth/payment/webhook/paypal/'],
  ['POST', '/API/auth/payment/webhook/paypal'],
  ['POST', '/api/auth/payment/webhook/stripe'],
  ['POST', '/api/auth/payment/update'],
])('spares nothing else a rule: %s %s', (method, path) => {
  expect(isWebhook({ method, path })).toBe(false);
});
