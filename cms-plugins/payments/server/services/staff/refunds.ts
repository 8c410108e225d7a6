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

/** Refunds of all orders, the latest first. `staffId` is the person who reads them. */
export async function listRefunds(
  strapi: Core.Strapi,
  query: RefundQuery,
  staffId: number,
): Promise<RefundPage> {
  const found = await readPage<RefundRecord>(strapi, refundUid, query);
  return { ...found, rows: await refundRowsOf(strapi, found.rows, staffId) };
}

/** Parents' requests of all orders, the latest first. */
export async function listRefundRequests(
  strapi: Core.Strapi,
  query: RefundRequestQuery,
): Promise<RefundRequestPage> {
  const found = await readPage<RefundRequestRecord>(strapi, refundRequestUid, query);
  return { ...found, rows: await requestRowsOf(strapi, found.rows) };
}

async function readPage<Row>(
  strapi: Core.Strapi,
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
