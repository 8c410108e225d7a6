import type { PayPalConfig } from '../../config';
import type { CallLog } from '../call-log';
import { timeShare, defaultRetryPolicy, type RetryPolicy } from '../retry-policy';
import type { PaymentProvider } from '../provider';
import { createCertificates } from './certificates';
import { createPayPalClient } from './client';
import { createPayPalCommands } from './commands';
import { createPayPalReads } from './reads';
import { readWebhook } from './webhook';

/** PayPal's Orders v2, spoken to directly. */
export function createPayPal(
  config: PayPalConfig,
  log: CallLog,
  policy: RetryPolicy = defaultRetryPolicy,
): PaymentProvider {
  const client = createPayPalClient({ ...config, policy, log });
  const reads = createPayPalReads(client);
  const certificates = createCertificates(config.certHosts);
  const access = { webhookId: config.webhookId, isLive: isLiveAt(config.apiBase), certificates, client };
  return {
    name: 'paypal',
    currencies: config.currencies,
    ...reads,
    ...createPayPalCommands(client, createPayPalReads(client, timeShare.checkAfter)),
    readWebhook: (raw, header) => readWebhook(access, raw, header),
  };
}

/** Null for a stand-in of PayPal. */
function isLiveAt(apiBase: string): boolean | null {
  const { hostname } = new URL(apiBase);
  return hostname.endsWith('.paypal.com') ? !hostname.includes('sandbox') : null;
}
