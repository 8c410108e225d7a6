/** Settings of the sandbox. Nothing here is secret: no money moves. */
export interface Settings {
  port: number;
  /** Addresses to listen on; those the machine does not have are left out. */
  hosts: string[];
  /** Its own address; null until it listens. */
  url: string | null;
  /** The same seed makes the same ids. */
  seed: string | null;
  /** Whether the Razorpay account takes currencies other than rupees. */
  isInternational: boolean;
  webhookUrls: Record<ProviderName, string | null>;
  /** The file that keeps its data; without it the data is lost when it ends. */
  file?: string | null;
}

export type ProviderName = 'razorpay' | 'paypal';

/** The accounts here; the application uses the same values. */
export const account = {
  razorpay: {
    keyId: 'rzp_test_sandbox000001',
    keySecret: 'sandbox_secret',
    webhookSecret: 'whsec_sandbox',
    oldWebhookSecret: 'whsec_sandbox_old',
    id: 'acc_Sandbox0000001',
  },
  paypal: {
    clientId: 'sb-client',
    secret: 'sb-secret',
    webhookId: 'WH-SANDBOX-1',
    oldWebhookId: 'WH-SANDBOX-0',
    merchantId: 'SCHOOLSANDBOX',
  },
} as const;

const loopback = ['127.0.0.1', '::1'];

export function readSettings(source: NodeJS.ProcessEnv = process.env): Settings {
  if (source['NODE_ENV'] === 'production') {
    throw new Error('The payment sandbox does not start in production: it takes no money.');
  }
  const port = Number(source['SANDBOX_PORT'] ?? 15001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `SANDBOX_PORT must be a number from 0 to 65535; it is "${String(source['SANDBOX_PORT'])}".`,
    );
  }
  const host = given(source, 'SANDBOX_HOST');
  return {
    port,
    hosts: host === null ? loopback : [host],
    url: given(source, 'SANDBOX_URL')?.replace(/(?<!\/)\/+$/, '') ?? null,
    seed: given(source, 'SANDBOX_SEED'),
    isInternational: given(source, 'SANDBOX_INTERNATIONAL') !== 'false',
    webhookUrls: {
      razorpay: given(source, 'SANDBOX_WEBHOOK_RAZORPAY'),
      paypal: given(source, 'SANDBOX_WEBHOOK_PAYPAL'),
    },
    file: given(source, 'SANDBOX_FILE'),
  };
}

/** An empty variable counts as not set. */
const given = (source: NodeJS.ProcessEnv, name: string): string | null => source[name]?.trim() || null;
