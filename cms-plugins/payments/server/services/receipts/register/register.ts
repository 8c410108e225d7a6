import type { Readable, Transform } from 'node:stream';
import { csvStream } from '@lanternway/server-kit/csv-stream';
import {
  mostReceiptsOfFile,
  type ReceiptFilter,
  type ReceiptPage,
  type ReceiptQuery,
  type ReceiptRow,
} from '@lanternway/contracts/payments/receipts';
import { letterheadOf } from '@lanternway/server-kit/platform';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../../content-types/order';
import { receiptUid } from '../../../content-types/service-records';
import { contentOf } from '../issue/content';
import { receiptPaper, type Paper } from '../pdf/paper';
import { cellsOf, columnTitles, type RegisterLine } from './columns';
import { allInPeriod, pageInPeriod } from './in-period';
import { periodName, withinPeriod } from './period';
import { isoOf, type ReceiptRecord } from '../../orders/records';

export type PdfOfPeriod =
  { kind: 'file'; name: string; stream: Readable } | { kind: 'none' } | { kind: 'tooMany'; count: number };

/** Receipts by the day on which they were issued, the newest first. */
export async function listReceipts(strapi: Core.Strapi, query: ReceiptQuery): Promise<ReceiptPage> {
  const { found, ...page } = await pageInPeriod(rowsIn(strapi, receiptUid), query);
  return { ...page, rows: (await withOrders(strapi, found)).map(rowOf) };
}

/** All receipts of a period as a table, in the order of the numbers. */
export function exportReceiptsCsv(
  strapi: Core.Strapi,
  filter: ReceiptFilter,
  now: Date,
): { name: string; stream: Transform } {
  const stream = csvStream(columnTitles, cells(strapi, filter));
  return { name: `${periodName(filter, now)}.csv`, stream };
}

/** All receipts of a period as one file, with a page for each. */
export async function exportReceiptsPdf(
  strapi: Core.Strapi,
  filter: ReceiptFilter,
  now: Date,
): Promise<PdfOfPeriod> {
  const count = await rowsIn(strapi, receiptUid).count({ where: withinPeriod(filter) });
  if (count === 0) return { kind: 'none' };
  if (count > mostReceiptsOfFile) return { kind: 'tooMany', count };
  const name = periodName(filter, now);
  // What draws is large, and most servers never draw such a file.
  const { papersPdf } = await import('../pdf/pdf.js');
  const stream = papersPdf(name, oneByOne(strapi, filter, mostReceiptsOfFile), await letterheadOf(strapi));
  return { kind: 'file', name: `${name}.pdf`, stream };
}

async function* oneByOne(strapi: Core.Strapi, filter: ReceiptFilter, max: number): AsyncGenerator<Paper> {
  let count = 0;
  for await (const some of allInPeriod(rowsIn(strapi, receiptUid), filter)) {
    for (const receipt of some) {
      if (count === max) return;
      count += 1;
      yield receiptPaper(receipt);
    }
  }
}

async function* cells(strapi: Core.Strapi, filter: ReceiptFilter): AsyncGenerator<string[]> {
  for await (const some of allInPeriod(rowsIn(strapi, receiptUid), filter)) {
    for (const registered of await withOrders(strapi, some)) yield cellsOf(registered);
  }
}

async function withOrders(strapi: Core.Strapi, receipts: readonly ReceiptRecord[]): Promise<RegisterLine[]> {
  const ids = receipts.map(({ orderId }) => orderId);
  const found = await rowsIn(strapi, orderUid).findMany({ where: { id: { $in: ids } } });
  const orders = new Map(found.map((order) => [order.id, order]));
  return receipts.map((receipt) => ({
    receipt,
    content: contentOf(receipt),
    order: orders.get(receipt.orderId) ?? null,
  }));
}

const rowOf = ({ receipt, content, order }: RegisterLine): ReceiptRow => ({
  number: receipt.number,
  issuedAt: isoOf(receipt.issuedAt) ?? '',
  orderId: order?.documentId ?? '',
  orderNumber: content.order.number,
  name: content.buyer.name ?? '',
  planTitle: content.what.plan,
  amount: receipt.amountMinor,
  currency: receipt.currency,
  tax: receipt.taxMinor,
  refunded: order?.refundedMinor ?? 0,
});
