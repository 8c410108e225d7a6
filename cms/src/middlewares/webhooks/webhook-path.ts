import { providers } from '@lanternway/contracts/payments/orders';
import { webhookPath } from '@lanternway/contracts/payments/checkout';
import type { Context } from 'koa';

const paths = new Set(providers.map(webhookPath));

/**
 * Whether a request is a provider's webhook. The rules for people's input do not apply to it, because its signature is
 * checked. This holds only at the exact addresses that the providers have: other spellings come from strangers.
 */
export const isWebhook = ({ method, path }: Pick<Context, 'method' | 'path'>): boolean =>
  method === 'POST' && paths.has(path);
