import type { ReceiptFilter, ReceiptQuery } from '@lanternway/contracts/payments/receipts';
import type { Table } from '@lanternway/server-kit/db/table';
import { withinPeriod } from './period';

/** A page of the numbered papers of a period, the newest first: receipts, or credit notes. */
export async function pageInPeriod<Row>(papers: Table<Row>, query: ReceiptQuery) {
  const { page, pageSize } = query;
  const [found, total] = await papers.findWithCount({
    where: withinPeriod(query),
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { found, total, page, pageSize };
}

const atATime = 200;

/** All of a period, by row id. That is the order of the numbers, as a number is taken just before its row is written. */
export async function* allInPeriod<Row extends { id: number }>(papers: Table<Row>, filter: ReceiptFilter) {
  for (let after = 0; ;) {
    const some = await papers.findMany({
      where: { ...withinPeriod(filter), id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: atATime,
    });
    const last = some.at(-1);
    if (last === undefined) return;
    yield some;
    after = last.id;
  }
}
