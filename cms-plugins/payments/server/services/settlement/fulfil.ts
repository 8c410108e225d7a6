import type { Core } from '@strapi/strapi';
import type { PaymentSnapshot } from '../../providers/provider';
import { boughtToday } from '../orders/bought-today';
import type { By } from '../orders/ledger';
import { raiseAttention } from '../attention/attention';
import { beginEnrolment } from '../enrolments/enrolments';
import { issueReceipt } from '../receipts/issue/receipts';
import type { OrderRecord } from '../orders/records';

/**
 * What a paid order brings, in the transaction that makes it paid. The receipt's number is taken last. Returns whether a person
 * is asked to look at the order, which changes it.
 */
export async function fulfil(
  strapi: Core.Strapi,
  order: OrderRecord,
  payment: PaymentSnapshot,
  by: By,
): Promise<boolean> {
  await beginEnrolment(strapi, order, by);
  const isForPerson = await noteForFinance(strapi, order, payment, by);
  await issueReceipt(strapi, order);
  return isForPerson;
}

async function noteForFinance(
  strapi: Core.Strapi,
  order: OrderRecord,
  { provider, paymentId, isInternational }: PaymentSnapshot,
  by: By,
): Promise<boolean> {
  const { id, currency, country, isAgain } = order;
  const about = { provider, ref: paymentId };
  let isForPerson = false;
  // Noted, not refused (rule D6); where the setting is strict, the order was not even made.
  const isAbroad = isInternational === true || (country !== null && country !== 'IN');
  if (currency === 'INR' && isAbroad)
    isForPerson = await raiseAttention(strapi, id, 'foreign_inr', by, { ...about, country });
  // If the parent did not mean to buy again, the second order's money is refunded, and this is not reached.
  const other = isAgain === true ? await boughtToday(strapi, order, id) : null;
  if (other === null) return isForPerson;
  const line = { ...about, number: other.number };
  return (await raiseAttention(strapi, id, 'duplicate_purchase', by, line)) || isForPerson;
}
