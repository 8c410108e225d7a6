import type { Core } from '@strapi/strapi';
import { ProviderError, type Unread } from '../../providers/provider';
import { noteUnread } from '../attention/unread';
import type { By } from '../orders/ledger';
import type { OrderRecord, PaymentRecord } from '../orders/records';
import { stateful } from '../stateful';
import { applyRefund } from './apply';

/**
 * Asks the provider which refunds a payment has, and takes them in: for money that is back and that our rows do not
 * explain. Outside any transaction. Where the provider does not answer, the next settling asks again.
 */
export async function readRefundsElsewhere(
  strapi: Core.Strapi,
  order: OrderRecord,
  { provider: name, paymentId }: Pick<PaymentRecord, 'provider' | 'paymentId'>,
  by: By,
): Promise<void> {
  const provider = stateful(strapi, 'providers').of(name);
  if (provider === null) return;
  try {
    const unread: Unread[] = [];
    const found = await provider.listRefunds(paymentId, (one) => unread.push(one));
    for (const refund of found) await applyRefund(strapi, refund, by);
    for (const one of unread) await noteUnread(strapi, order.id, { ...one, provider: name }, by);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    strapi.log.warn(`payments: ${order.number} refunds of a payment could not be read: ${error.message}`);
  }
}
