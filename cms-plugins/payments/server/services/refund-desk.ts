import type { RefundState } from '@lanternway/contracts/orders';
import type {
  RefundPage,
  RefundQuery,
  RefundRequestPage,
  RefundRequestQuery,
  RefundRequestRow,
  RefundRow,
} from '@lanternway/contracts/refunds';
import type { Core } from '@strapi/strapi';
import { refundRequestUid, refundUid } from '../content-types/money-records';
import { orderUid } from '../content-types/order';
import { own } from './own';
import { isoOf, type OrderRecord, type RefundRecord, type RefundRequestRecord } from './records';

/** Who looks, and whether he may be the second person at all. */
export interface Viewer {
  id: number;
  mayApprove: boolean;
}

/** Refunds and parents' requests, as staff read them. */
export interface RefundDesk {
  refundsOf: (order: OrderRecord, viewer: Viewer) => Promise<RefundRow[]>;
  requestsOf: (order: OrderRecord) => Promise<RefundRequestRow[]>;
  refunds: (query: RefundQuery, viewer: Viewer) => Promise<RefundPage>;
  requests: (query: RefundRequestQuery) => Promise<RefundRequestPage>;
}

export function refundDesk({ strapi }: { strapi: Core.Strapi }): RefundDesk {
  const find = async <Row>(uid: string, params: object) =>
    (await strapi.db.query(uid).findMany(params)) as Row[];

  async function ordersOf(rows: readonly { orderId: number }[]): Promise<Map<number, OrderRecord>> {
    const ids = [...new Set(rows.map(({ orderId }) => orderId))];
    const orders = ids.length === 0 ? [] : await find<OrderRecord>(orderUid, { where: { id: { $in: ids } } });
    return new Map(orders.map((order) => [order.id, order]));
  }

  async function requestRow(request: RefundRequestRecord, order: OrderRecord): Promise<RefundRequestRow> {
    const isWaiting = request.state === 'open';
    return {
      ...requestFacts(request),
      orderId: order.documentId,
      orderNumber: order.number,
      name: order.name ?? '',
      planTitle: order.planTitle,
      quote: isWaiting ? await own(strapi, 'refunds').quote(order) : null,
    };
  }

  return {
    async refundsOf(order, viewer) {
      const rows = await find<RefundRecord>(refundUid, {
        where: { orderId: order.id },
        orderBy: { id: 'desc' },
      });
      return rows.map((refund) => refundRow(refund, order, viewer));
    },

    async requestsOf(order) {
      const of = { where: { orderId: order.id }, orderBy: { id: 'desc' } };
      const rows: RefundRequestRow[] = [];
      for (const request of await find<RefundRequestRecord>(refundRequestUid, of))
        rows.push(await requestRow(request, order));
      return rows;
    },

    async refunds({ state, page, pageSize }, viewer) {
      const where = state === undefined ? {} : { state };
      const rows = await find<RefundRecord>(refundUid, { where, ...pageOf(page, pageSize) });
      const orders = await ordersOf(rows);
      return {
        rows: rows.flatMap((refund) => {
          const order = orders.get(refund.orderId);
          return order === undefined ? [] : [refundRow(refund, order, viewer)];
        }),
        total: await strapi.db.query(refundUid).count({ where }),
        page,
        pageSize,
      };
    },

    async requests({ state, page, pageSize }) {
      const where = state === undefined ? {} : { state };
      const found = await find<RefundRequestRecord>(refundRequestUid, { where, ...pageOf(page, pageSize) });
      const orders = await ordersOf(found);
      const rows: RefundRequestRow[] = [];
      for (const request of found) {
        const order = orders.get(request.orderId);
        if (order !== undefined) rows.push(await requestRow(request, order));
      }
      return { rows, total: await strapi.db.query(refundRequestUid).count({ where }), page, pageSize };
    },
  };
}

/** The latest first. */
const pageOf = (page: number, pageSize: number) => ({
  orderBy: [{ id: 'desc' }],
  offset: (page - 1) * pageSize,
  limit: pageSize,
});

const requestFacts = ({
  documentId,
  message,
  state,
  askedAt,
  answer,
  answeredByName,
  answeredAt,
}: RefundRequestRecord) => ({
  id: documentId,
  message,
  state,
  at: isoOf(askedAt) ?? '',
  answer,
  answeredBy: answeredByName,
  answeredAt: isoOf(answeredAt),
});

const refundRow = (refund: RefundRecord, order: OrderRecord, viewer: Viewer): RefundRow => ({
  id: refund.documentId,
  orderId: order.documentId,
  orderNumber: order.number,
  name: order.name ?? '',
  amount: refund.amountMinor,
  currency: refund.currency,
  provider: refund.provider,
  state: refund.state,
  kind: refund.kind,
  reason: refund.reason,
  steps: refund.steps ?? [],
  requestedBy: refund.requestedByName,
  approvedBy: refund.approvedByName,
  providerRefundId: refund.providerRefundId,
  problem: refund.problem,
  createdAt: isoOf(refund.askedAt) ?? '',
  doneAt: isoOf(refund.doneAt),
  mayApprove: waits(refund.state) && viewer.mayApprove && refund.requestedById !== viewer.id,
});

const waits = (state: RefundState) => state === 'awaiting_approval';
