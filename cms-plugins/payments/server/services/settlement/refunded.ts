import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundUid } from '../../content-types/money-records';
import type { PaymentSnapshot } from '../../providers/provider';
import type { By } from '../orders/ledger';
import { readRefundsElsewhere } from '../refunds/elsewhere';
import type { OrderRecord } from '../orders/records';

/**
 * Reads the refunds of a payment if more money went back than our finished refunds explain: one may have been made in the
 * provider's own dashboard, or have ended without our knowing. Outside any transaction, since the provider is asked.
 */
export async function noteMoneyGivenBack(
  strapi: Core.Strapi,
  order: OrderRecord,
  snapshots: readonly PaymentSnapshot[],
  by: By,
): Promise<void> {
  for (const payment of snapshots) {
    // Money that a bank took back is no refund: during the dispute, what was bought is suspended, not ended.
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
