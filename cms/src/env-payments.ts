import type { Currency } from '@lanternway/contracts/money';
import { currencies } from '@lanternway/contracts/money';
import { EnvError, oneOf, text, webAddress, type Source } from './env-values';

/** The providers' own addresses. In production, and with keys that move money, nothing else is spoken to. */
const official = {
  razorpayApi: 'https://api.razorpay.com',
  razorpayScript: 'https://checkout.razorpay.com/v1/checkout.js',
  paypalLive: 'https://api-m.paypal.com',
  paypalSandbox: 'https://api-m.sandbox.paypal.com',
} as const;

/** What the sandbox of the payments knows itself by; no secrets, since no money moves. */
const sandbox = {
  razorpay: {
    keyId: 'rzp_test_sandbox000001',
    keySecret: 'sandbox_secret',
    webhookSecret: 'whsec_sandbox',
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
  /** Set where the payments' sandbox stands in for the providers whose keys are not set. */
  sandboxUrl: string | null;
}

export function readPayments(source: Source, production: boolean): PaymentsEnv {
  const sandboxUrl = webAddress(source, 'PAYMENT_SANDBOX_URL', { originOnly: true });
  if (sandboxUrl !== null && production) {
    throw new EnvError('PAYMENT_SANDBOX_URL must not be set in production: the sandbox takes no money.');
  }
  return {
    razorpay: readRazorpay(source, production, sandboxUrl),
    paypal: readPayPal(source, production, sandboxUrl),
    sandboxUrl,
  };
}

function readRazorpay(
  source: Source,
  production: boolean,
  sandboxUrl: string | null,
): PaymentsEnv['razorpay'] {
  const keyId = text(source, 'RAZORPAY_KEY_ID');
  // An account takes rupees; the other currencies once international payments are enabled for it.
  const takesAll = oneOf(
    source,
    'RAZORPAY_INTERNATIONAL',
    ['true', 'false'],
    keyId === null ? 'true' : 'false',
  );
  const taken: Currency[] = takesAll === 'true' ? [...currencies] : ['INR'];
  if (keyId === null) {
    if (sandboxUrl === null) return null;
    const { keySecret, webhookSecret } = sandbox.razorpay;
    return {
      keyId: sandbox.razorpay.keyId,
      keySecret,
      webhookSecrets: [webhookSecret],
      accountId: sandbox.razorpay.accountId,
      apiBase: sandboxUrl,
      scriptUrl: `${sandboxUrl}/v1/checkout.js`,
      currencies: taken,
    };
  }
  const apiBase = webAddress(source, 'RAZORPAY_API_BASE', { originOnly: true }) ?? official.razorpayApi;
  if ((production || keyId.startsWith('rzp_live_')) && apiBase !== official.razorpayApi) {
    throw new EnvError(`RAZORPAY_API_BASE must be ${official.razorpayApi} in production and with live keys.`);
  }
  return {
    keyId,
    keySecret: needed(source, 'RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'),
    webhookSecrets: needed(source, 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_KEY_ID')
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
    accountId: text(source, 'RAZORPAY_ACCOUNT_ID'),
    apiBase,
    scriptUrl: official.razorpayScript,
    currencies: taken,
  };
}

function readPayPal(source: Source, production: boolean, sandboxUrl: string | null): PaymentsEnv['paypal'] {
  const clientId = text(source, 'PAYPAL_CLIENT_ID');
  const taken: Currency[] = ['USD', 'GBP'];
  if (clientId === null) {
    if (sandboxUrl === null) return null;
    return {
      ...sandbox.paypal,
      apiBase: sandboxUrl,
      sdkUrl: `${sandboxUrl}/sdk/js`,
      certHosts: [new URL(sandboxUrl).hostname],
      currencies: taken,
    };
  }
  const apiBase = webAddress(source, 'PAYPAL_API_BASE', { originOnly: true }) ?? official.paypalLive;
  const isOfficial = apiBase === official.paypalLive || apiBase === official.paypalSandbox;
  if (production && !isOfficial) {
    throw new EnvError(`PAYPAL_API_BASE must be ${official.paypalLive} or ${official.paypalSandbox}.`);
  }
  return {
    clientId,
    secret: needed(source, 'PAYPAL_SECRET', 'PAYPAL_CLIENT_ID'),
    webhookId: needed(source, 'PAYPAL_WEBHOOK_ID', 'PAYPAL_CLIENT_ID'),
    apiBase,
    sdkUrl: null,
    certHosts: ['.paypal.com'],
    currencies: taken,
  };
}

function needed(source: Source, name: string, because: string): string {
  const value = text(source, name);
  if (value === null) throw new EnvError(`${name} is missing: ${because} asks for it.`);
  return value;
}
