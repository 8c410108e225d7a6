import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import type { Core } from '@strapi/strapi';
import { refundRequestUid, refundUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { receiptUid } from '../../content-types/service-records';
import { refundRowsOf, requestRowsOf } from './refund-rows';
import { toOrderRows } from './rows';
import { tracesOf } from './traces';
import { disputeRowOf, disputesOf, isDisputed } from '../orders/disputes';
import { own } from '../own';
import {
  isoOf,
  timeOf,
  type OrderRecord,
  type ReceiptRecord,
  type RefundRecord,
  type RefundRequestRecord,
} from '../orders/records';
import { storyOf } from './timeline/timeline';

/** One order with all that stands behind it. */
export interface DeskDetails {
  /** As this member of staff sees it. Null where there is no such order. */
  read: (id: string, staffId: number) => Promise<OrderDetail | null>;
}

export function deskDetail({ strapi }: { strapi: Core.Strapi }): DeskDetails {
  const allOf = async <Row>(uid: string, orderId: number): Promise<Row[]> =>
    (await strapi.db.query(uid).findMany({ where: { orderId }, orderBy: { id: 'asc' } })) as Row[];

  return {
    async read(id, staffId) {
      const found: unknown = await strapi.db.query(orderUid).findOne({ where: { documentId: id } });
      if (found === null) return null;
      const order = found as OrderRecord;
      const [row] = await toOrderRows(strapi, [order]);
      if (row === undefined) return null;
      const [receipt] = await allOf<ReceiptRecord>(receiptUid, order.id);
      const refunds = await allOf<RefundRecord>(refundUid, order.id);
      const disputes = await disputesOf(strapi, order.id);
      const requests = await allOf<RefundRequestRecord>(refundRequestUid, order.id);
      const { phone, country, sessions, months, version } = order;
      return {
        ...row,
        ...{ phone, country, sessions, months, version },
        expiresAt: isoOf(order.expiresAt),
        story: await storyOf(strapi, order),
        ...(await tracesOf(strapi, order)),
        disputes: disputes.map(disputeRowOf),
        isDisputed: isDisputed(order, disputes),
        refunds: await refundRowsOf(strapi, refunds, staffId),
        refundRequests: await requestRowsOf(strapi, requests),
        enrolment: await own(strapi, 'enrolments').viewOf(order.id),
        receipt:
          receipt === undefined
            ? null
            : { number: receipt.number, issuedAt: timeOf(receipt.issuedAt).toISOString() },
        quote: await own(strapi, 'refunds').quote(order),
      };
    },
  };
}
