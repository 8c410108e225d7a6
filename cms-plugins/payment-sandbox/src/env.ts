/** What the sandbox is told when it starts. Nothing of it is a secret: no money moves here. */
export interface Settings {
  port: number;
  /** Addresses it listens on; what a machine does not have is left out. */
  hosts: string[];
  /** Under which it is reached; null until it listens. */
  url: string | null;
  /** The same seed makes the same ids. */
  seed: string | null;
  /** Whether the Razorpay account may take other currencies than rupees. */
  isInternational: boolean;
  webhookUrls: Record<ProviderName, string | null>;
  /** Where what it holds outlives it; nothing does where it is not set. */
  file?: string | null;
}

export type ProviderName = 'razorpay' | 'paypal';

/** The accounts that stand here, as the application knows them too. */
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
    merchantId: 'LANTERNSANDBX',
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
