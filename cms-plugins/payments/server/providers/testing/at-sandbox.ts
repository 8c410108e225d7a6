import { startSandbox } from '@lanternway/payment-sandbox/server';
import { createPayPal } from '../paypal/provider';
import type { PaymentProvider, Verified } from '../provider';
import { createRazorpay } from '../razorpay/provider';
import { answeringServer, type AnsweringServer } from './answering-server';
import { impatient } from './patience';

export interface AtSandbox {
  razorpay: ReturnType<typeof createRazorpay>;
  paypal: PaymentProvider;
  /** A call that the buyer's browser, the dashboard or a test makes. */
  control: (path: string, body: object) => Promise<Record<string, unknown>>;
  /** How many orders there are under a reference of ours. */
  countOrders: (reference: string) => Promise<number>;
  /** How the first webhook of that name was taken. */
  webhook: (what: string) => Promise<Verified>;
  stop: () => Promise<void>;
}

/** Both providers as the sandbox speaks them, with a receiver of their webhooks. */
export async function atSandbox(): Promise<AtSandbox> {
  const settings = { port: 0, hosts: ['127.0.0.1'], url: null, seed: null, isInternational: true };
  const received: Promise<Verified>[] = [];
  const receiver: AnsweringServer = await answeringServer(({ path, headers, body }) => {
    const provider = path === '/razorpay' ? razorpay : paypal;
    received.push(provider.readWebhook(body, (name) => String(headers[name] ?? '')));
    return {};
  });
  const webhookUrls = { razorpay: `${receiver.url}/razorpay`, paypal: `${receiver.url}/paypal` };
  const sandbox = await startSandbox({ ...settings, webhookUrls });
  const { razorpay, paypal } = providersAt(sandbox.url);

  return {
    razorpay,
    paypal,
    control: (path, body) => post(`${sandbox.url}/_sandbox/${path}`, body),

    async countOrders(reference) {
      const response = await fetch(`${sandbox.url}/_sandbox/state?order=${reference}`);
      const { orders } = (await response.json()) as { orders: unknown[] };
      return orders.length;
    },

    async webhook(what) {
      for (;;) {
        const all = await Promise.all(received);
        const found = all.find((one) => one.kind !== 'genuine' || one.event.what === what);
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },

    async stop() {
      await sandbox.stop();
      await receiver.stop();
    },
  };
}

function providersAt(apiBase: string) {
  const razorpay = {
    keyId: 'rzp_test_sandbox000001',
    keySecret: 'sandbox_secret',
    webhookSecrets: ['whsec_sandbox'],
    accountId: 'acc_Sandbox0000001',
    apiBase,
    scriptUrl: `${apiBase}/v1/checkout.js`,
    currencies: ['INR', 'USD', 'GBP'] as const,
  };
  const paypal = {
    clientId: 'sb-client',
    secret: 'sb-secret',
    webhookId: 'WH-SANDBOX-1',
    apiBase,
    sdkUrl: `${apiBase}/sdk/js`,
    certHosts: ['127.0.0.1'],
    currencies: ['USD', 'GBP'] as const,
  };
  const log = () => undefined;
  return { razorpay: createRazorpay(razorpay, log, impatient), paypal: createPayPal(paypal, log, impatient) };
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer as Record<string, unknown>;
}
