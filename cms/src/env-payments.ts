import type { Currency } from '@lanternway/contracts/money/money';
import { currencies } from '@lanternway/contracts/money/money';
import { EnvError, oneOf, readAll, text, webAddress, type Source } from './env-values';

/** The providers' own addresses. In production, and with keys that move money, no other address is used. */
const official = {
  razorpayApi: 'https://api.razorpay.com',
  razorpayScript: 'https://checkout.razorpay.com/v1/checkout.js',
  paypalLive: 'https://api-m.paypal.com',
  paypalSandbox: 'https://api-m.sandbox.paypal.com',
} as const;

/** Sample keys of the payment sandbox; no secrets, since no money moves. */
const sandbox = {
  razorpay: {
    keyId: 'rzp_test_sandbox000001',
    keySecret: 'sandbox_secret',
    // The second is the previous one, as after a change.
    webhookSecrets: ['whsec_sandbox', 'whsec_sandbox_old'],
    accountId: 'acc_Sandbox0000001',
  },
  paypal: { clientId: 'sb-client', secret: 'sb-secret', webhookId: 'WH-SANDBOX-1' },
} as const;

export interface PaymentsEnv {
  razorpay: {
    keyId: string;
    keySecret: string;
    webhookSecrets: string[];
    accountId: string | null;
    apiBase: string;
    scriptUrl: string;
    currencies: Currency[];
  } | null;
  paypal: {
    clientId: string;
    secret: string;
    webhookId: string;
    apiBase: string;
    sdkUrl: string | null;
    certHosts: string[];
    currencies: Currency[];
  } | null;
  /** Whether no real money moves: with the sandbox, or with test keys only. */
  isTest: boolean;
}

type Razorpay = NonNullable<PaymentsEnv['razorpay']>;
type PayPal = NonNullable<PaymentsEnv['paypal']>;

/** The payment sandbox stands in for the providers whose keys are not set. */
export function readPayments(source: Source, production: boolean): PaymentsEnv {
  const { sandboxUrl, ...given } = readAll({
    sandboxUrl: () => readSandbox(source, production),
    razorpay: () => readRazorpay(source, production),
    paypal: () => readPayPal(source, production),
  });
  const razorpay = given.razorpay ?? razorpayOf(source, sandboxUrl);
  const paypal = given.paypal ?? payPalOf(sandboxUrl);
  const takesMoney = movesMoney({ razorpay, paypal });
  if (sandboxUrl !== null && takesMoney) {
    throw new EnvError(
      'PAYMENT_SANDBOX_URL must not be set together with keys that take real money: set those of both providers, or test keys.',
    );
  }
  return { razorpay, paypal, isTest: !takesMoney && (razorpay !== null || paypal !== null) };
}

function readSandbox(source: Source, production: boolean): string | null {
  const sandboxUrl = webAddress(source, 'PAYMENT_SANDBOX_URL', { originOnly: true });
  if (sandboxUrl !== null && production) {
    throw new EnvError('PAYMENT_SANDBOX_URL must not be set in production: the sandbox takes no money.');
  }
  return sandboxUrl;
}

/** Settings that a server may run with, but that somebody should know about, in one line each. */
export function findDoubts(payments: PaymentsEnv, production: boolean): string[] {
  const { razorpay, paypal } = payments;
  const takesMoney = movesMoney(payments);
  const lines: [isSo: boolean, line: string][] = [
    [
      production && razorpay === null && paypal === null,
      'No payment is possible: set RAZORPAY_KEY_ID or PAYPAL_CLIENT_ID.',
    ],
    [
      production && razorpay !== null && !isLiveKey(razorpay),
      'RAZORPAY_KEY_ID is for tests: it takes no money.',
    ],
    [
      production && paypal !== null && !isLivePayPal(paypal),
      'PAYPAL_API_BASE is for tests: it takes no money.',
    ],
    [!production && takesMoney, 'NODE_ENV is not production, but the keys for payments take real money.'],
  ];
  return lines.filter(([isSo]) => isSo).map(([, line]) => line);
}

export const isLiveKey = ({ keyId }: Razorpay): boolean => keyId.startsWith('rzp_live_');

export const isLivePayPal = ({ apiBase }: PayPal): boolean => apiBase === official.paypalLive;

const movesMoney = ({ razorpay, paypal }: Pick<PaymentsEnv, 'razorpay' | 'paypal'>): boolean =>
  (razorpay !== null && isLiveKey(razorpay)) || (paypal !== null && isLivePayPal(paypal));

function readRazorpay(source: Source, production: boolean): Razorpay | null {
  const [keyId, keySecret, secrets] = allOrNone(source, [
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
  ]);
  if (keyId === undefined || keySecret === undefined || secrets === undefined) return null;
  // Not shown when it is refused: it may be the secret, put into the wrong place.
  if (!/^rzp_(test|live)_[A-Za-z0-9]+$/.test(keyId)) {
    throw new EnvError('RAZORPAY_KEY_ID must begin with rzp_test_ or rzp_live_.');
  }
  const accountId = text(source, 'RAZORPAY_ACCOUNT_ID');
  if (accountId !== null && !/^acc_[A-Za-z0-9]+$/.test(accountId)) {
    throw new EnvError(`RAZORPAY_ACCOUNT_ID must begin with acc_, and is "${accountId}".`);
  }
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim());
  if (webhookSecrets.includes('')) {
    throw new EnvError('RAZORPAY_WEBHOOK_SECRET must be one secret, or several with commas between them.');
  }
  const apiBase = standIn(source, 'RAZORPAY_API_BASE') ?? official.razorpayApi;
  if ((production || keyId.startsWith('rzp_live_')) && apiBase !== official.razorpayApi) {
    throw new EnvError(`RAZORPAY_API_BASE must be ${official.razorpayApi} in production and with live keys.`);
  }
  const currencies = razorpayCurrencies(source, 'false');
  return {
    keyId,
    keySecret,
    webhookSecrets,
    accountId,
    apiBase,
    scriptUrl: official.razorpayScript,
    currencies,
  };
}

/** An account takes rupees, and the other currencies after international payments are enabled for it. */
function razorpayCurrencies(source: Source, usually: 'true' | 'false'): Currency[] {
  const takesAll = oneOf(source, 'RAZORPAY_INTERNATIONAL', ['true', 'false'], usually);
  return takesAll === 'true' ? [...currencies] : ['INR'];
}

function razorpayOf(source: Source, sandboxUrl: string | null): PaymentsEnv['razorpay'] {
  if (sandboxUrl === null) return null;
  return {
    ...sandbox.razorpay,
    webhookSecrets: [...sandbox.razorpay.webhookSecrets],
    apiBase: sandboxUrl,
    scriptUrl: `${sandboxUrl}/v1/checkout.js`,
    currencies: razorpayCurrencies(source, 'true'),
  };
}

/** PayPal takes no rupees (PayPal, docs/reports/reference/paypal-supported-currencies). */
const payPalCurrencies: readonly Currency[] = ['USD', 'GBP'];

function readPayPal(source: Source, production: boolean): PayPal | null {
  const [clientId, secret, webhookId] = allOrNone(source, [
    'PAYPAL_CLIENT_ID',
    'PAYPAL_SECRET',
    'PAYPAL_WEBHOOK_ID',
  ]);
  if (clientId === undefined || secret === undefined || webhookId === undefined) return null;
  // PayPal's webhook simulator signs with this id, so anybody could.
  if (webhookId === 'WEBHOOK_ID') {
    throw new EnvError('PAYPAL_WEBHOOK_ID must be the id that PayPal shows next to the webhook.');
  }
  const usually = production ? official.paypalLive : official.paypalSandbox;
  const apiBase = standIn(source, 'PAYPAL_API_BASE') ?? usually;
  const isOfficial = apiBase === official.paypalLive || apiBase === official.paypalSandbox;
  if (production && !isOfficial) {
    throw new EnvError(
      `PAYPAL_API_BASE must be ${official.paypalLive} or ${official.paypalSandbox} in production.`,
    );
  }
  const certHosts = ['.paypal.com', ...(isOfficial ? [] : [new URL(apiBase).hostname])];
  return { clientId, secret, webhookId, apiBase, sdkUrl: null, certHosts, currencies: [...payPalCurrencies] };
}

function payPalOf(sandboxUrl: string | null): PaymentsEnv['paypal'] {
  if (sandboxUrl === null) return null;
  const { hostname } = new URL(sandboxUrl);
  return {
    ...sandbox.paypal,
    apiBase: sandboxUrl,
    sdkUrl: `${sandboxUrl}/sdk/js`,
    // The sandbox may use another name for this machine than we do.
    certHosts: loopback.includes(hostname) ? [...loopback] : [hostname],
    currencies: [...payPalCurrencies],
  };
}

export const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** An address other than the provider's own. Keys are sent to it, so it must be https unless it is on this machine. */
function standIn(source: Source, name: string): string | null {
  const address = webAddress(source, name, { originOnly: true });
  if (address?.startsWith('http://') && !loopback.includes(new URL(address).hostname)) {
    throw new EnvError(`${name} must begin with https://, unless it is on this machine.`);
  }
  return address;
}

/** Variables that are only useful together. */
function allOrNone(source: Source, names: readonly string[]): (string | undefined)[] {
  const values = names.map((name) => text(source, name));
  const missing = names.filter((_name, at) => values[at] === null);
  if (missing.length === names.length) return [];
  if (missing.length > 0) {
    const [verb, one] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const given = names.find((name) => !missing.includes(name)) ?? '';
    throw new EnvError(`${missing.join(', ')} ${verb} missing: ${given} asks for ${one}.`);
  }
  return values.map((value) => value ?? undefined);
}
