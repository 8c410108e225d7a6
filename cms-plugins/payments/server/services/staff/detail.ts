import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { findOrderByDocument } from '../orders/orders';
import { refundRequestUid, refundUid } from '../../content-types/money-records';
import { receiptUid } from '../../content-types/service-records';
import { refundRowsOf, requestRowsOf } from './refund-rows';
import { toOrderRows } from './rows';
import { tracesOf } from './traces';
import { disputeRowOf, disputesOf, isDisputed } from '../orders/disputes';
import { viewEnrolment } from '../enrolments/enrolments';
import { noteRowsOfOrder } from '../credit-notes/file/rows';
import { quoteRefund } from '../refunds/quote';
import { isoOf, timeOf } from '../orders/records';
import { timelineOf } from './timeline/timeline';

/** One order with all that stands behind it, as this member of staff sees it. Null where there is no such order. */
export async function readOrderDetail(
  strapi: Core.Strapi,
  id: string,
  staffId: number,
): Promise<OrderDetail | null> {
  const order = await findOrderByDocument(strapi, id);
  if (order === null) return null;
  const [row] = await toOrderRows(strapi, [order]);
  if (row === undefined) return null;
  const [receipt] = await allOf(strapi, receiptUid, order.id);
  const refunds = await allOf(strapi, refundUid, order.id);
  const disputes = await disputesOf(strapi, order.id);
  const requests = await allOf(strapi, refundRequestUid, order.id);
  const { phone, country, sessions, sessionMinutes, months, version } = order;
  return {
    ...row,
    ...{ phone, country, sessions, sessionMinutes, months, version },
    expiresAt: isoOf(order.expiresAt),
    story: await timelineOf(strapi, order),
    ...(await tracesOf(strapi, order)),
    disputes: disputes.map(disputeRowOf),
    isDisputed: isDisputed(order, disputes),
    refunds: await refundRowsOf(strapi, refunds, staffId),
    refundRequests: await requestRowsOf(strapi, requests),
    enrolment: await viewEnrolment(strapi, order.id),
    receipt:
      receipt === undefined
        ? null
        : { number: receipt.number, issuedAt: timeOf(receipt.issuedAt).toISOString() },
    creditNotes: await noteRowsOfOrder(strapi, order.id),
    quote: await quoteRefund(strapi, order),
  };
}

const allOf = <Uid extends typeof receiptUid | typeof refundUid | typeof refundRequestUid>(
  strapi: Core.Strapi,
  uid: Uid,
  orderId: number,
) => rowsIn(strapi, uid).findMany({ where: { orderId }, orderBy: { id: 'asc' } });
