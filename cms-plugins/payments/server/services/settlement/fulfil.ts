import type { Core } from '@strapi/strapi';
import type { PaymentSnapshot } from '../../providers/provider';
import { boughtToday } from '../orders/bought-today';
import type { By } from '../orders/ledger';
import { raiseAttention } from '../attention/attention';
import { beginEnrolment } from '../enrolments/enrolments';
import { issueReceipt } from '../receipts/issue/receipts';
import type { OrderRecord } from '../orders/records';

/** What a paid order brings, in the transaction that makes it paid. The receipt's number is taken last. */
export async function fulfil(
  strapi: Core.Strapi,
  order: OrderRecord,
  payment: PaymentSnapshot,
  by: By,
): Promise<void> {
  await beginEnrolment(strapi, order, by);
  await noteForFinance(strapi, order, payment, by);
  await issueReceipt(strapi, order);
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
    await raiseAttention(strapi, id, 'foreign_inr', by, { ...about, country });
  const other = await boughtToday(strapi, order, id);
  if (other !== null)
    await raiseAttention(strapi, id, 'duplicate_purchase', by, { ...about, number: other.number });
}
