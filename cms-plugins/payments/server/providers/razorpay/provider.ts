import type { RazorpayConfig } from '../../config';
import type { CallLog } from '../call-log';
import { timeShare, defaultRetryPolicy, type RetryPolicy } from '../retry-policy';
import type { PaymentProvider, SignedByWindow } from '../provider';
import { createRazorpayClient } from './client';
import { createRazorpayCommands } from './commands';
import { createRazorpayReads } from './reads';
import { readWebhook } from './webhook';
import { isWindowSignature } from './window';

/** Razorpay through its SDK. */
export function createRazorpay(
  config: RazorpayConfig,
  log: CallLog,
  policy: RetryPolicy = defaultRetryPolicy,
): PaymentProvider & SignedByWindow {
  const client = createRazorpayClient({ ...config, policy, log });
  const reads = createRazorpayReads(client);
  return {
    name: 'razorpay',
    currencies: config.currencies,
    ...reads,
    ...createRazorpayCommands(client, createRazorpayReads(client, timeShare.checkAfter)),
    readWebhook: (raw, header) => Promise.resolve(readWebhook(config, raw, header)),
    isWindowSignature: (orderId, paymentId, signature) =>
      isWindowSignature(config.keySecret, orderId, paymentId, signature),
  };
}
