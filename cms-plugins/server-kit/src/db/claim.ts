import type { Core } from '@strapi/strapi';

export type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];

interface Claim {
  table: string;
  /** What a row is like that nobody has taken. By the names of its columns. */
  where: Record<string, unknown>;
  /** Only these rows. */
  ids?: readonly number[];
  /** Those that come first by this column are taken first. */
  orderBy: string;
  limit?: number;
  /** What makes it taken. */
  change: Record<string, unknown>;
}

/**
 * Takes rows, so that only one of several processes gets each of them, and returns their ids. One statement decides, in the
 * caller's transaction: if that fails, the rows are free again.
 */
export async function claimRows(
  strapi: Core.Strapi,
  trx: Transaction,
  { table, where, ids, orderBy, limit, change }: Claim,
): Promise<number[]> {
  const free = strapi.db.getConnection(table).select('id').where(where).orderBy(orderBy);
  if (ids !== undefined) void free.whereIn('id', ids);
  if (limit !== undefined) void free.limit(limit);
  // SQLite has one writer at a time anyway, and no row locks.
  if (strapi.db.dialect.client === 'postgres') void free.forUpdate().skipLocked();
  const rows: { id: number }[] = await strapi.db
    .getConnection(table)
    .whereIn('id', free)
    .where(where)
    .update(change)
    .returning('id')
    .transacting(trx);
  return rows.map(({ id }) => id);
}
