import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundUid } from '../../content-types/money-records';
import type { PaymentSnapshot } from '../../providers/provider';
import type { By } from '../orders/ledger';
import { readRefundsElsewhere } from '../refunds/elsewhere';
import type { OrderRecord } from '../orders/records';

/**
 * Money went back that no refund of ours explains, as one made at the provider's own desk, or one whose end we have not
 * heard of: the refunds of the payment are read. Outside any transaction, since the provider is asked.
 */
export async function noteMoneyGivenBack(
  strapi: Core.Strapi,
  order: OrderRecord,
  snapshots: readonly PaymentSnapshot[],
  by: By,
): Promise<void> {
  for (const payment of snapshots) {
    // What a bank has taken back is no refund: while it is disputed, what was bought is suspended and not ended.
    if (payment.state === 'reversed') continue;
    if (payment.refundedMinor === 0 || payment.refundedMinor <= (await explained(strapi, payment))) continue;
    await readRefundsElsewhere(strapi, order, payment, by);
  }
}

async function explained(
  strapi: Core.Strapi,
  { provider, paymentId }: Pick<PaymentSnapshot, 'provider' | 'paymentId'>,
): Promise<number> {
  const where = { provider, paymentId, state: 'done' };
  const rows = await rowsIn(strapi, refundUid).findMany({ where });
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
