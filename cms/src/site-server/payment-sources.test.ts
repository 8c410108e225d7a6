import { paymentSources } from './payment-sources';

const real = {
  razorpay: { scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js' },
  paypal: { sdkUrl: null },
};
const sandbox = {
  razorpay: { scriptUrl: 'http://127.0.0.1:15001/v1/checkout.js' },
  paypal: { sdkUrl: 'http://127.0.0.1:15001/sdk/js' },
};

describe('whose scripts a page may run', () => {
  it.each(['/checkout', '/Checkout', '/checkout/coding-yearly', '/checkout/2'])(
    'is, at %s, the providers’',
    (path) => {
      expect(paymentSources(path, real)).toEqual([
        'https://*.razorpay.com',
        'https://*.paypal.com',
        'https://*.paypalobjects.com',
      ]);
    },
  );

  it.each(['/', '/checkouts', '/success', '/course/checkout', null])('is, at %s, nobody’s', (path) => {
    expect(paymentSources(path, real)).toEqual([]);
  });

  it('belongs only to the sandbox while that is used', () => {
    expect(paymentSources('/checkout', sandbox)).toEqual(['http://127.0.0.1:15001']);
  });

  it('is nobody’s where no provider is configured', () => {
    expect(paymentSources('/checkout', { razorpay: null, paypal: null })).toEqual([]);
  });
});
