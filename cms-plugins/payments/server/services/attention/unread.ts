import type { Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { ledgerUid } from '../../content-types/money-records';
import type { Unread } from '../../providers/provider';
import type { By } from '../orders/ledger';
import { raiseAttention } from './attention';

/**
 * Asks a person to look at something a provider reports of an order that we cannot read: it may be money. Once for each;
 * what can be read is settled all the same.
 */
export async function noteUnread(
  strapi: Core.Strapi,
  orderId: number,
  { id: ref, provider }: Unread & { provider: Provider },
  by: By,
): Promise<void> {
  const before: unknown = await rowsIn(strapi, ledgerUid).findOne({
    where: { orderId, what: 'unreadable', provider, ref },
  });
  if (before === null) await raiseAttention(strapi, orderId, 'unreadable', by, { provider, ref });
}
