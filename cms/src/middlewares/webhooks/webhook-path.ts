import { providers } from '@lanternway/contracts/payments/orders';
import { webhookPath } from '@lanternway/contracts/payments/checkout';
import type { Context } from 'koa';

const paths = new Set(providers.map(webhookPath));

/**
 * Whether a provider tells of a payment. What is proven by a signature is spared the rules for what people send; only at
 * exactly the addresses that providers are given, for any other way to write them is nobody's but a stranger's.
 */
export const isWebhook = ({ method, path }: Pick<Context, 'method' | 'path'>): boolean =>
  method === 'POST' && paths.has(path);
