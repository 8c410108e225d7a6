import type { FamilyFacts, OrderFact } from '@lanternway/server-kit/family-facts';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundUid } from '../../content-types/money-records';
import { ordersTable, orderUid } from '../../content-types/order';
import { timeOf, type OrderRecord } from '../orders/records';

const pageSize = 1_000;

/** What orders tell of families. One whose person was erased is no longer theirs. */
export function families({ strapi }: { strapi: Core.Strapi }): FamilyFacts<OrderFact> {
  const orders = rowsIn(strapi, orderUid);
  return {
    watched: [{ table: ordersTable, email: 'lower($row.email)', isKept: 'false' }],
    find: async (emails) =>
      toFacts(strapi, await orders.findMany({ where: { email: { $in: [...emails] } } })),
    async list(afterId) {
      const rows = await orders.findMany({
        where: { id: { $gt: afterId }, email: { $notNull: true } },
        orderBy: { id: 'asc' },
        limit: pageSize,
      });
      const lastId = rows.length < pageSize ? null : (rows.at(-1)?.id ?? null);
      return { facts: await toFacts(strapi, rows), lastId };
    },
  };
}

async function toFacts(strapi: Core.Strapi, rows: readonly OrderRecord[]): Promise<OrderFact[]> {
  const refunded = rows.filter(({ refundedMinor }) => refundedMinor > 0).map(({ id }) => id);
  const refunds =
    refunded.length === 0
      ? []
      : await rowsIn(strapi, refundUid).findMany({
          where: { orderId: { $in: refunded }, state: 'done', kind: { $ne: 'duplicate' } },
          select: ['orderId', 'doneAt'],
          orderBy: { doneAt: 'desc' },
        });
  const doneAt = new Map(refunds.map((refund) => [refund.orderId, refund.doneAt]));
  return rows.flatMap((row) => {
    if (row.email === null) return [];
    const done = doneAt.get(row.id) ?? null;
    return [
      {
        id: row.documentId,
        email: row.email.toLowerCase(),
        at: timeOf(row.placedAt),
        touch: row.origin,
        course: row.subject,
        country: row.country,
        paidAt: row.paidAt === null ? null : timeOf(row.paidAt),
        currency: row.currency,
        capturedMinor: row.capturedMinor,
        refundedMinor: row.refundedMinor,
        rupeeRate: row.rupeeRate,
        refundedAt: done === null ? null : timeOf(done),
      },
    ];
  });
}
