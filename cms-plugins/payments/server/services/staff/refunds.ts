import type {
  RefundPage,
  RefundQuery,
  RefundRequestPage,
  RefundRequestQuery,
} from '@lanternway/contracts/payments/refunds';
import type { Core } from '@strapi/strapi';
import { refundRequestUid, refundUid } from '../../content-types/money-records';
import { refundRowsOf, requestRowsOf } from './refund-rows';
import type { RefundRecord, RefundRequestRecord } from '../orders/records';

/** Refunds and parents' requests of all orders, as staff read them. */
export interface RefundDesk {
  /** `staffId` is who looks. */
  refunds: (query: RefundQuery, staffId: number) => Promise<RefundPage>;
  requests: (query: RefundRequestQuery) => Promise<RefundRequestPage>;
}

export function refundDesk({ strapi }: { strapi: Core.Strapi }): RefundDesk {
  /** The latest first. */
  async function read<Row>(
    uid: string,
    { state, page, pageSize }: { state?: string | undefined; page: number; pageSize: number },
  ) {
    const where = state === undefined ? {} : { state };
    const rows = (await strapi.db.query(uid).findMany({
      where,
      orderBy: [{ id: 'desc' }],
      offset: (page - 1) * pageSize,
      limit: pageSize,
    })) as Row[];
    return { rows, total: await strapi.db.query(uid).count({ where }), page, pageSize };
  }

  return {
    async refunds(query, staffId) {
      const found = await read<RefundRecord>(refundUid, query);
      return { ...found, rows: await refundRowsOf(strapi, found.rows, staffId) };
    },
    async requests(query) {
      const found = await read<RefundRequestRecord>(refundRequestUid, query);
      return { ...found, rows: await requestRowsOf(strapi, found.rows) };
    },
  };
}
