import { findDoubts, readPayments } from './env-payments';
import { EnvError, type Source } from './env-values';

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};
const paypal = { PAYPAL_CLIENT_ID: 'client-id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1JE' };
const sandbox = { PAYMENT_SANDBOX_URL: 'http://localhost:15001' };
const live = { ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag' };
const livePayPal = { ...paypal, PAYPAL_API_BASE: 'https://api-m.paypal.com' };

const inTest = (source: Source) => readPayments(source, false);
const inProduction = (source: Source) => readPayments(source, true);

it('takes no payments where nothing is set', () => {
  const nobody = { razorpay: null, paypal: null, isTest: false };
  expect(inTest({})).toEqual(nobody);
  expect(inProduction({})).toEqual(nobody);
});

describe('Razorpay', () => {
  it('is spoken to at its own address, in rupees', () => {
    expect(inProduction(live).razorpay).toEqual({
      keyId: 'rzp_live_1DP5mmOlF5G5ag',
      keySecret: 'key-secret',
      webhookSecrets: ['webhook-secret'],
      accountId: null,
      apiBase: 'https://api.razorpay.com',
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      currencies: ['INR'],
    });
  });

  it('takes other currencies once its account does', () => {
    const all = inTest({ ...razorpay, RAZORPAY_INTERNATIONAL: 'true' });
    expect(all.razorpay?.currencies).toEqual(['INR', 'USD', 'GBP']);
  });

  it('knows several secrets of its webhook, while one is being changed', () => {
    const two = inTest({ ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'new, old' });
    expect(two.razorpay?.webhookSecrets).toEqual(['new', 'old']);
  });
});

describe('PayPal', () => {
  it('is live in production, and its sandbox elsewhere', () => {
    expect(inProduction(paypal).paypal).toMatchObject({
      apiBase: 'https://api-m.paypal.com',
      sdkUrl: null,
      certHosts: ['.paypal.com'],
      currencies: ['USD', 'GBP'],
    });
    expect(inTest(paypal).paypal?.apiBase).toBe('https://api-m.sandbox.paypal.com');
  });

  it('may be a stand-in for tests, which signs with a certificate of its own', () => {
    const local = inTest({ ...paypal, PAYPAL_API_BASE: 'http://127.0.0.1:9000' });
    expect(local.paypal).toMatchObject({
      apiBase: 'http://127.0.0.1:9000',
      certHosts: ['.paypal.com', '127.0.0.1'],
    });
  });
});

describe('the sandbox', () => {
  it('stands in for both, in all currencies', () => {
    const { razorpay: card, paypal: account, isTest } = inTest(sandbox);
    expect(isTest).toBe(true);
    expect(card).toMatchObject({
      apiBase: 'http://localhost:15001',
      scriptUrl: 'http://localhost:15001/v1/checkout.js',
      currencies: ['INR', 'USD', 'GBP'],
    });
    expect(account).toMatchObject({
      apiBase: 'http://localhost:15001',
      sdkUrl: 'http://localhost:15001/sdk/js',
    });
    expect(account?.certHosts).toContain('127.0.0.1');
  });

  it('stands in for the one whose keys are not set', () => {
    expect(inTest({ ...sandbox, ...razorpay })).toMatchObject({
      razorpay: { apiBase: 'https://api.razorpay.com' },
      paypal: { apiBase: 'http://localhost:15001' },
      isTest: true,
    });
  });
});

it.each([
  [sandbox, true],
  [razorpay, true],
  [paypal, true],
  [live, false],
  [livePayPal, false],
  [{ ...razorpay, ...livePayPal }, false],
])('knows of %j whether it is a test: %s', (source, isTest) => {
  expect(inTest(source).isTest).toBe(isTest);
});

it.each<[string, Source, boolean, string]>([
  ['the sandbox in production', sandbox, true, 'PAYMENT_SANDBOX_URL'],
  ['the sandbox together with a live key', { ...sandbox, ...live }, false, 'PAYMENT_SANDBOX_URL'],
  [
    'the sandbox together with PayPal’s live address',
    { ...sandbox, ...livePayPal },
    false,
    'PAYMENT_SANDBOX_URL',
  ],
  ['a sandbox that is a path', { PAYMENT_SANDBOX_URL: 'http://localhost/x' }, false, 'PAYMENT_SANDBOX_URL'],
  ['a key that is none', { ...razorpay, RAZORPAY_KEY_ID: 'key-secret' }, false, 'RAZORPAY_KEY_ID'],
  ['an account that is none', { ...razorpay, RAZORPAY_ACCOUNT_ID: 'x' }, false, 'RAZORPAY_ACCOUNT_ID'],
  ['an empty secret', { ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'a,' }, false, 'RAZORPAY_WEBHOOK_SECRET'],
  ['an unclear wish', { ...razorpay, RAZORPAY_INTERNATIONAL: 'yes' }, false, 'RAZORPAY_INTERNATIONAL'],
  [
    'a stand-in in production',
    { ...razorpay, RAZORPAY_API_BASE: 'https://x.example' },
    true,
    'RAZORPAY_API_BASE',
  ],
  [
    'a stand-in for a live key',
    { ...live, RAZORPAY_API_BASE: 'https://x.example' },
    false,
    'RAZORPAY_API_BASE',
  ],
  ['an open line', { ...razorpay, RAZORPAY_API_BASE: 'http://x.example' }, false, 'RAZORPAY_API_BASE'],
  ['a stand-in in production', { ...paypal, PAYPAL_API_BASE: 'https://x.example' }, true, 'PAYPAL_API_BASE'],
  ['an open line', { ...paypal, PAYPAL_API_BASE: 'http://api-m.paypal.com' }, false, 'PAYPAL_API_BASE'],
  ['the simulator’s id', { ...paypal, PAYPAL_WEBHOOK_ID: 'WEBHOOK_ID' }, false, 'PAYPAL_WEBHOOK_ID'],
])('refuses %s (%j)', (_what, source, production, name) => {
  expect(() => readPayments(source, production)).toThrow(EnvError);
  expect(() => readPayments(source, production)).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  expect(() => readPayments(source, production)).not.toThrow(/key-secret|webhook-secret|client-id/);
});

it.each<[Source, string]>([
  [
    { RAZORPAY_KEY_ID: 'rzp_test_1' },
    'RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET are missing: RAZORPAY_KEY_ID asks for them.',
  ],
  [
    { ...razorpay, RAZORPAY_WEBHOOK_SECRET: '' },
    'RAZORPAY_WEBHOOK_SECRET is missing: RAZORPAY_KEY_ID asks for it.',
  ],
  [
    { PAYPAL_WEBHOOK_ID: 'WH-1JE' },
    'PAYPAL_CLIENT_ID, PAYPAL_SECRET are missing: PAYPAL_WEBHOOK_ID asks for them.',
  ],
])('names what is missing for %j', (source, line) => {
  expect(() => inTest(source)).toThrow(new EnvError(line));
});

it.each<[Source, boolean, string[]]>([
  [{}, true, ['No payment is possible: set RAZORPAY_KEY_ID or PAYPAL_CLIENT_ID.']],
  [{}, false, []],
  [sandbox, false, []],
  [razorpay, false, []],
  [razorpay, true, ['RAZORPAY_KEY_ID is for tests: it takes no money.']],
  [
    { ...paypal, PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' },
    true,
    ['PAYPAL_API_BASE is for tests: it takes no money.'],
  ],
  [{ ...live, ...paypal }, true, []],
  [live, false, ['NODE_ENV is not production, but the keys for payments take real money.']],
])('doubts of %j, in production: %s', (source, production, doubts) => {
  expect(findDoubts(readPayments(source, production), production)).toEqual(doubts);
});
