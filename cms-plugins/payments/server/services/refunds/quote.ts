import type { RefundQuote } from '@lanternway/contracts/payments/refunds';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundRequestUid } from '../../content-types/money-records';
import { deliveryUid } from '../../content-types/service-records';
import { readSettings } from '../settings/settings';
import { findEnrolment } from '../enrolments/enrolments';
import { timeOf, type OrderRecord } from '../orders/records';
import { givenOf, leftOf, moneyOf, paymentToRefund } from './money';
import { decideRefund } from './policy';

/**
 * What the policy gives for an order now. Null if we hold no money for it, or only in a currency that the provider's own
 * dashboard alone can give back.
 */
export async function quoteRefund(
  strapi: Core.Strapi,
  order: OrderRecord,
  now = new Date(),
): Promise<RefundQuote | null> {
  const money = await moneyOf(strapi, order);
  const payment = paymentToRefund(money);
  if (payment === null || payment.currency !== order.currency) return null;
  const left = leftOf(payment, money);
  // Taken back by a bank, or never taken.
  if (payment.state !== 'captured' && payment.state !== 'refunded') return null;
  const enrolment = await findEnrolment(strapi, order.id);
  const bought = enrolment?.bought ?? order.sessions;
  const used = enrolment?.used ?? 0;
  const decision = decideRefund(
    {
      planKey: order.planKey,
      currency: order.currency,
      paid: payment.amountMinor,
      paidAt: timeOf(order.paidAt ?? payment.changedAt),
      returned: givenOf(payment, money.refunds, money.disputes),
      bought,
      used,
      lastClass: enrolment === null ? null : await lastClassOf(strapi, enrolment.id),
      askedAt: await askedAt(strapi, order),
    },
    now,
  );
  const { secondPersonFrom } = await readSettings(strapi);
  return {
    ...decision,
    amount: Math.min(decision.amount, left),
    most: left,
    currency: order.currency,
    bought,
    used,
    secondPersonFrom: secondPersonFrom[order.currency],
  };
}

async function lastClassOf(strapi: Core.Strapi, enrolmentId: number): Promise<string | null> {
  const last = await rowsIn(strapi, deliveryUid).findOne({
    where: { enrolmentId, undoneAt: null },
    orderBy: [{ heldOn: 'desc' }],
  });
  return last?.heldOn ?? null;
}

/** The day that counts is the day the parent asked, however long staff take. */
async function askedAt(strapi: Core.Strapi, { id }: OrderRecord): Promise<Date | null> {
  const open = await rowsIn(strapi, refundRequestUid).findOne({ where: { orderId: id, state: 'open' } });
  return open === null ? null : timeOf(open.askedAt);
}
