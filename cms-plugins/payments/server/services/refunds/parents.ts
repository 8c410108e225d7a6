import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { noRefundReasons } from '@lanternway/contracts/payments/parent-orders';
import { parentRefundLabels, wasPaid } from '@lanternway/contracts/payments/orders';
import { refundTermsOf } from '@lanternway/contracts/payments/refund-policy';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundRequestUid } from '../../content-types/money-records';
import { isDisputed } from '../orders/disputes';
import { findEnrolment } from '../enrolments/enrolments';
import { isoOf, type OrderRecord, type RefundRecord, type RefundRequestRecord } from '../orders/records';
import { isUnderWay, leftOf, moneyOf, ofTheOrder, paymentToRefund } from './money';
import { retryKeyOf } from './queue';
import { quoteRefund } from './quote';

/** What a parent reads of an order besides its payment. */
export type ParentSide = Pick<
  OrderView,
  'sessions' | 'refunds' | 'refundRequest' | 'mayRequestRefund' | 'whyNoRefund' | 'refundQuote'
>;

/** The refunds, the request and the sessions of an order, as its parent reads them. */
export async function refundsForParent(strapi: Core.Strapi, order: OrderRecord): Promise<ParentSide> {
  const enrolment = await findEnrolment(strapi, order.id);
  const request = await latestRequest(strapi, order);
  const why = await whyNoRefund(strapi, order);
  const { refunds } = await moneyOf(strapi, order);
  return {
    sessions:
      enrolment === null
        ? null
        : {
            bought: enrolment.bought,
            used: enrolment.used,
            left: enrolment.state === 'ended' ? 0 : enrolment.bought - enrolment.used,
          },
    refunds: shown(refunds),
    refundRequest:
      request === null
        ? null
        : { state: request.state, at: isoOf(request.askedAt) ?? '', answer: request.answer },
    mayRequestRefund: why === null,
    // There is nothing to say about an order that was never paid.
    whyNoRefund: why === noRefundReasons.notPaid ? null : why,
    refundQuote: why === null ? await quoteForParent(strapi, order) : null,
  };
}

/** Null where only the provider's dashboard can give the money back. */
async function quoteForParent(strapi: Core.Strapi, order: OrderRecord): Promise<ParentSide['refundQuote']> {
  const quote = await quoteRefund(strapi, order);
  return quote === null ? null : { amount: quote.amount, steps: quote.steps };
}

/** A failed refund that was tried again is not shown any more. */
function shown(refunds: readonly RefundRecord[]): ParentSide['refunds'] {
  const isReplaced = (refund: RefundRecord) =>
    refunds.some(({ requestKey }) => requestKey === retryKeyOf(refund));
  return refunds.flatMap((refund) => {
    const words = parentRefundLabels[refund.state];
    if (words === null || (refund.state === 'failed' && isReplaced(refund))) return [];
    const { amountMinor: amount, state, doneAt, askedAt } = refund;
    return [{ amount, state, words, at: isoOf(doneAt ?? askedAt) ?? '' }];
  });
}

/**
 * Why a refund cannot be asked for; null where it can. A plan that the policy never refunds offers no request (product
 * rule H2). For others staff decide, and may make an exception to the time limit.
 */
export async function whyNoRefund(strapi: Core.Strapi, order: OrderRecord): Promise<string | null> {
  if (order.paidAt === null && !wasPaid(order.stage)) return noRefundReasons.notPaid;
  const money = await moneyOf(strapi, order);
  const payment = paymentToRefund(money);
  if (payment === null) return noRefundReasons.notPaid;
  if (payment.state === 'reversed' || isDisputed(order, money.disputes)) return noRefundReasons.disputed;
  // One that waits for a second person may still be declined.
  const isDecided = (refund: RefundRecord) => isUnderWay(refund) && refund.state !== 'awaiting_approval';
  if (ofTheOrder(money).some(isDecided)) return noRefundReasons.underWay;
  if (leftOf(payment, money) === 0) return noRefundReasons.nothingLeft;
  if (refundTermsOf(order) === 'not_refundable') return noRefundReasons.notRefundable;
  const request = await latestRequest(strapi, order);
  return request?.state === 'open' ? noRefundReasons.open : null;
}

export async function latestRequest(
  strapi: Core.Strapi,
  { id }: OrderRecord,
): Promise<RefundRequestRecord | null> {
  return await rowsIn(strapi, refundRequestUid).findOne({
    where: { orderId: id },
    orderBy: [{ id: 'desc' }],
  });
}
