import type {
  RefundPage,
  RefundQuery,
  RefundRequestPage,
  RefundRequestQuery,
} from '@lanternway/contracts/payments/refunds';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundRequestUid, refundUid } from '../../content-types/money-records';
import { refundRowsOf, requestRowsOf } from './refund-rows';

/** Refunds of all orders, the latest first. `staffId` is the person who reads them. */
export async function listRefunds(
  strapi: Core.Strapi,
  query: RefundQuery,
  staffId: number,
): Promise<RefundPage> {
  const found = await readPage(strapi, refundUid, query);
  return { ...found, rows: await refundRowsOf(strapi, found.rows, staffId) };
}

/** Parents' requests of all orders, the latest first. */
export async function listRefundRequests(
  strapi: Core.Strapi,
  query: RefundRequestQuery,
): Promise<RefundRequestPage> {
  const found = await readPage(strapi, refundRequestUid, query);
  return { ...found, rows: await requestRowsOf(strapi, found.rows) };
}

async function readPage<Uid extends typeof refundUid | typeof refundRequestUid>(
  strapi: Core.Strapi,
  uid: Uid,
  { state, page, pageSize }: { state?: string | undefined; page: number; pageSize: number },
) {
  const where = state === undefined ? {} : { state };
  const table = rowsIn(strapi, uid);
  const rows = await table.findMany({
    where,
    orderBy: [{ id: 'desc' }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return { rows, total: await table.count({ where }), page, pageSize };
}
