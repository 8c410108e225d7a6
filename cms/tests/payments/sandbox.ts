import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { webhookPath } from '@lanternway/contracts/payments/checkout';
import { searchPath } from '../env';
import { cmsRoot } from '../start-cms';

/** The payment sandbox in its own process, as it really runs, and its control calls. */
export interface PaymentSandbox {
  url: string;
  /** The CMS's variables that make the sandbox stand in for both providers. */
  env: Record<string, string>;
  /** Sends webhooks to that server from now on; null sends none. */
  sendWebhooksTo: (cmsUrl: string | null) => Promise<void>;
  /** What a buyer does in Razorpay's window. */
  payByCard: (checkout: Body & { order_id: string }) => Promise<Body>;
  /** What a buyer does in PayPal's window. */
  approve: (approval: Body & { orderID: string }) => Promise<Body>;
  /** Everything it stores, or only what belongs to one of our orders. */
  state: (orderNumber?: string) => Promise<SandboxState>;
  next: (queued: Body & { provider: string; outcome?: string }) => Promise<Body>;
  faults: (fault: Body & { path: string; mode: string }) => Promise<Body>;
  /** How many faults have not happened yet. */
  openFaults: () => Promise<number>;
  endFaults: () => Promise<void>;
  webhooks: (action: Body & { action: string }) => Promise<Body>;
  deliveries: () => Promise<SandboxDelivery[]>;
  /** The CMS's requests to the providers; with a text, only those whose address contains it. */
  requests: (pathPart?: string) => Promise<SandboxRequest[]>;
  emit: (event: Body & { provider: string; event: string }) => Promise<Body>;
  late: (payment: Body) => Promise<Body>;
  refundByDashboard: (refund: Body) => Promise<Body>;
  chargeback: (dispute: Body) => Promise<Body>;
  clock: (advanceMs: number) => Promise<void>;
  /** Forgets everything except the address for webhooks. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

type Body = Record<string, unknown>;

export interface SandboxState {
  orders: (Body & { id: string; provider: string; status: string })[];
  payments: (Body & { id: string; order_id: string; status: string; amount: number })[];
  captures: (Body & { id: string; order_id: string; status: string; amount_minor: number })[];
  refunds: (Body & { id: string; provider: string; status: string })[];
  /** By our order number: minor units, over both providers. */
  ledger: Record<string, { currency: string; captured: number; refunded: number; payments: string[] }>;
  tokens: number;
}

export interface SandboxDelivery {
  id: string;
  provider: string;
  event: string;
  eventId: string;
  state: string;
  raw: string;
  body: Body;
  tries: { status: number | null; problem: string | null; signing: string }[];
}

export interface SandboxRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  status: number | null;
}

export interface SandboxHow {
  /** The same seed makes the same ids. */
  seed?: string;
  port?: number;
}

const program = path.resolve(cmsRoot, '../cms-plugins/payment-sandbox/dist/main.js');

export async function startSandbox({ seed = '', port = 0 }: SandboxHow = {}): Promise<PaymentSandbox> {
  const env = { PATH: searchPath, SANDBOX_PORT: String(port), SANDBOX_SEED: seed };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressOf(child);
  const ask = async (what: string): Promise<Body> => read(await fetch(`${url}/_sandbox/${what}`));
  const tell = async (what: string, body: Body): Promise<Body> =>
    read(await fetch(`${url}/_sandbox/${what}`, { method: 'POST', body: JSON.stringify(body) }));
  return {
    url,
    env: { PAYMENT_SANDBOX_URL: url },
    async sendWebhooksTo(cmsUrl) {
      const to = (provider: 'razorpay' | 'paypal') => cmsUrl && `${cmsUrl}${webhookPath(provider)}`;
      await tell('config', { razorpay: to('razorpay'), paypal: to('paypal') });
    },
    payByCard: (checkout) => tell('razorpay/checkout', { key: 'rzp_test_sandbox000001', ...checkout }),
    approve: (approval) => tell('paypal/approve', approval),
    async state(orderNumber) {
      const all = await ask(orderNumber === undefined ? 'state' : `state?order=${orderNumber}`);
      return all as unknown as SandboxState;
    },
    next: (queued) => tell('next', queued),
    faults: (fault) => tell('faults', fault),
    openFaults: async () => ((await ask('faults'))['faults'] as unknown[]).length,
    endFaults: async () => void (await read(await fetch(`${url}/_sandbox/faults`, { method: 'DELETE' }))),
    webhooks: (action) => tell('webhooks', action),
    deliveries: async () => (await ask('webhooks'))['deliveries'] as SandboxDelivery[],
    requests: async (part = '') =>
      (await ask(`requests?path=${encodeURIComponent(part)}`))['requests'] as SandboxRequest[],
    emit: (event) => tell('emit', event),
    late: (payment) => tell('late', payment),
    refundByDashboard: (refund) => tell('dashboard/refund', refund),
    chargeback: (dispute) => tell('dashboard/chargeback', dispute),
    clock: async (advanceMs) => void (await tell('clock', { advanceMs })),
    reset: async () => void (await tell('reset', {})),
    stop: () => ended(child),
  };
}

/** A refused payment is a normal answer; a fault of the sandbox, or an unknown call, is not. */
async function read(reply: Response): Promise<Body> {
  const body = (await reply.json()) as Body;
  if (reply.status === 404 || reply.status >= 500) {
    throw new Error(`The payment sandbox answered ${String(reply.status)}: ${JSON.stringify(body)}`);
  }
  return body;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /Payment sandbox on (\S+)\n/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', (code) => {
      reject(new Error(`The payment sandbox ended with code ${String(code)}. ${said}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('close', () => {
      resolve();
    });
    child.kill('SIGTERM');
  });
}
