import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { account, readSettings } from './env';
import { startSandbox, type Sandbox } from './server';

/** How the sandbox's own tests talk to it. */

export const startQuietly = (): Promise<Sandbox> =>
  startSandbox({ ...readSettings({}), port: 0, hosts: ['127.0.0.1'] });

export interface Reply {
  status: number;
  headers: Headers;
  body: Said;
}

/** An answer with only the parts that tests read; missing ones are undefined. */
export interface Said {
  [name: string]: Said & string & number;
}

export async function ask(
  { url }: Pick<Sandbox, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: text }),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Said };
}

const { keyId, keySecret } = account.razorpay;

export const asMerchant = {
  Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
};

export const razorpay = (sandbox: Sandbox, method: string, path: string, body?: unknown, headers = {}) =>
  ask(sandbox, method, `/v1${path}`, body, { ...asMerchant, ...headers });

export async function newCardOrder(sandbox: Sandbox, amount = 649_900, more: object = {}): Promise<string> {
  const { body } = await razorpay(sandbox, 'POST', '/orders', { amount, currency: 'INR', ...more });
  return String(body['id']);
}

export const control = (sandbox: Sandbox, path: string, body?: unknown) =>
  ask(sandbox, body === undefined ? 'GET' : 'POST', `/_sandbox/${path}`, body);

export const payByCard = (sandbox: Sandbox, orderId: string, more: object = {}) =>
  control(sandbox, 'razorpay/checkout', { key: keyId, order_id: orderId, ...more });

export async function payPalToken(sandbox: Sandbox): Promise<Record<string, string>> {
  const { clientId, secret } = account.paypal;
  const { body } = await ask(sandbox, 'POST', '/v1/oauth2/token', 'grant_type=client_credentials', {
    Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  return { Authorization: `Bearer ${String(body['access_token'])}`, Prefer: 'return=representation' };
}

export const payPalOrder = (value: string, currency = 'USD', invoice = 'ORD-1') => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'doc1', invoice_id: invoice, amount: { currency_code: currency, value } }],
});

export interface Heard {
  raw: string;
  headers: Record<string, string>;
}

/** A webhook receiver that answers with the given statuses, then with success. */
export async function startReceiver() {
  const heard: Heard[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.setEncoding('utf8').on('data', (text: string) => (raw += text));
    request.on('end', () => {
      heard.push({ raw, headers: request.headers as Record<string, string> });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    heard,
    statuses,
    /** The names of the events received, in order. */
    events: () =>
      heard.map(({ raw }) => {
        const event = JSON.parse(raw) as { event?: string; event_type?: string };
        return event.event ?? event.event_type;
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
