import type { RefundRequestRow, RefundRow } from '@lanternway/contracts/payments/refunds';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import { quoteRefund } from '../refunds/quote';
import {
  isoOf,
  timeOf,
  type OrderRecord,
  type RefundRecord,
  type RefundRequestRecord,
} from '../orders/records';

/** Refunds as the desk shows them, in the order given. `staffId` is who looks. */
export async function refundRowsOf(
  strapi: Core.Strapi,
  refunds: readonly RefundRecord[],
  staffId: number,
): Promise<RefundRow[]> {
  const orders = await ordersOf(strapi, refunds);
  return refunds.flatMap((refund) => {
    const order = orders.get(refund.orderId);
    return order === undefined ? [] : [refundRowOf(refund, order, staffId)];
  });
}

const refundRowOf = (refund: RefundRecord, order: OrderRecord, staffId: number): RefundRow => ({
  id: refund.documentId,
  orderId: order.documentId,
  orderNumber: order.number,
  name: order.name ?? '',
  amount: refund.amountMinor,
  currency: refund.currency,
  provider: refund.provider,
  state: refund.state,
  isWithdrawn: refund.isWithdrawn ?? false,
  kind: refund.kind,
  reason: refund.reason,
  disputeReason: refund.disputeReason,
  steps: refund.steps ?? [],
  requestedBy: refund.requestedByName,
  approvedBy: refund.approvedByName,
  providerRefundId: refund.providerRefundId,
  problem: refund.problem,
  createdAt: timeOf(refund.askedAt).toISOString(),
  doneAt: isoOf(refund.doneAt),
  mayApprove: refund.state === 'awaiting_approval' && refund.requestedById !== staffId,
});

/** Refund requests as the desk shows them, in the order given; with what the policy gives where one is open. */
export async function requestRowsOf(
  strapi: Core.Strapi,
  requests: readonly RefundRequestRecord[],
): Promise<RefundRequestRow[]> {
  const orders = await ordersOf(strapi, requests);
  const rows: RefundRequestRow[] = [];
  for (const request of requests) {
    const order = orders.get(request.orderId);
    if (order === undefined) continue;
    const quote = request.state === 'open' ? await quoteRefund(strapi, order) : null;
    rows.push({ ...requestRowOf(request, order), quote });
  }
  return rows;
}

const requestRowOf = (request: RefundRequestRecord, order: OrderRecord): Omit<RefundRequestRow, 'quote'> => ({
  id: request.documentId,
  orderId: order.documentId,
  orderNumber: order.number,
  name: order.name ?? '',
  planTitle: order.planTitle,
  message: request.message,
  state: request.state,
  at: timeOf(request.askedAt).toISOString(),
  answer: request.answer,
  answeredBy: request.answeredByName,
  answeredAt: isoOf(request.answeredAt),
});

async function ordersOf(
  strapi: Core.Strapi,
  rows: readonly { orderId: number }[],
): Promise<Map<number, OrderRecord>> {
  const where = { id: { $in: rows.map(({ orderId }) => orderId) } };
  const orders = await rowsIn(strapi, orderUid).findMany({ where });
  return new Map(orders.map((order) => [order.id, order]));
}
