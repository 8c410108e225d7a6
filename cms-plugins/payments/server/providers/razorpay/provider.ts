import type { RazorpayConfig } from '../../config';
import type { CallLog } from '../call-log';
import { timeOf, usualPatience, type Patience } from '../patience';
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
  patience: Patience = usualPatience,
): PaymentProvider & SignedByWindow {
  const client = createRazorpayClient({ ...config, patience, log });
  const reads = createRazorpayReads(client);
  return {
    name: 'razorpay',
    currencies: config.currencies,
    ...reads,
    ...createRazorpayCommands(client, createRazorpayReads(client, timeOf.checkAfter)),
    readWebhook: (raw, header) => Promise.resolve(readWebhook(config, raw, header)),
    isWindowSignature: (orderId, paymentId, signature) =>
      isWindowSignature(config.keySecret, orderId, paymentId, signature),
  };
}
