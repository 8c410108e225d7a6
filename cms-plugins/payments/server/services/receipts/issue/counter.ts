import type { Transaction } from '@lanternway/server-kit/db/claim';
import type { Core } from '@strapi/strapi';
import { receiptCountersTable } from '../../../content-types/service-records';

/**
 * The next number of a series, such as the receipts of '26-27'. It is used only if the transaction commits. The counter's
 * row is locked until the transaction ends, so this comes last in it.
 */
export async function nextSerial(strapi: Core.Strapi, trx: Transaction, year: string): Promise<number> {
  const taken = await takeNext(strapi, trx, year);
  if (taken !== null) return taken;
  // The first of its year. Another that is the first too waits for this one, and then finds its row.
  const now = new Date();
  await strapi.db
    .getConnection(receiptCountersTable)
    .insert({ document_id: `year-${year}`, year, last: 0, created_at: now, updated_at: now })
    .onConflict('year')
    .ignore()
    .transacting(trx);
  const first = await takeNext(strapi, trx, year);
  if (first === null) throw new Error(`The numbers of ${year} have no counter.`);
  return first;
}

async function takeNext(strapi: Core.Strapi, trx: Transaction, year: string): Promise<number | null> {
  const rows: { last: number }[] = await strapi.db
    .getConnection(receiptCountersTable)
    .where({ year })
    .increment('last', 1)
    .returning('last')
    .transacting(trx);
  return rows[0]?.last ?? null;
}
