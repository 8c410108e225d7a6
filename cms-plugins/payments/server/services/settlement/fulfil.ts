import type { Core } from '@strapi/strapi';
import type { PaymentSnapshot } from '../../providers/provider';
import { boughtToday } from '../orders/bought-today';
import type { By } from '../orders/ledger';
import { own } from '../own';
import type { OrderRecord } from '../orders/records';

/** What a paid order brings, in the transaction that makes it paid. The receipt's number is taken last. */
export async function fulfil(
  strapi: Core.Strapi,
  order: OrderRecord,
  payment: PaymentSnapshot,
  by: By,
): Promise<void> {
  await own(strapi, 'enrolments').begin(order, by);
  await noteForFinance(strapi, order, payment, by);
  await own(strapi, 'receipts').issue(order);
}

async function noteForFinance(
  strapi: Core.Strapi,
  order: OrderRecord,
  { provider, paymentId, isInternational }: PaymentSnapshot,
  by: By,
): Promise<void> {
  const { id, currency, country } = order;
  const about = { provider, ref: paymentId };
  // Noted, not refused (rule D6); where the setting is strict, the order was not even made.
  const isAbroad = isInternational === true || (country !== null && country !== 'IN');
  if (currency === 'INR' && isAbroad)
    await own(strapi, 'attention').raise(id, 'foreign_inr', by, { ...about, country });
  const other = await boughtToday(strapi, order, id);
  if (other !== null)
    await own(strapi, 'attention').raise(id, 'duplicate_purchase', by, { ...about, number: other.number });
}
