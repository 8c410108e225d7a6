import type { Transform } from 'node:stream';
import type { CreditNotePage, CreditNoteRow } from '@lanternway/contracts/payments/credit-notes';
import type { ReceiptFilter, ReceiptQuery } from '@lanternway/contracts/payments/receipts';
import { csvStream } from '@lanternway/server-kit/csv-stream';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { creditNoteUid } from '../../../content-types/credit-notes';
import { orderUid } from '../../../content-types/order';
import type { CreditNoteRecord } from '../../orders/records';
import { allInPeriod, pageInPeriod } from '../../receipts/register/in-period';
import { periodName } from '../../receipts/register/period';
import { noteRowOf } from '../file/rows';
import { noteContentOf } from '../issue/content';
import { noteCells, noteColumnTitles } from './columns';

/** Notes by the day on which they were issued, the newest first. */
export async function listCreditNotes(strapi: Core.Strapi, query: ReceiptQuery): Promise<CreditNotePage> {
  const { found, ...page } = await pageInPeriod(rowsIn(strapi, creditNoteUid), query);
  return { ...page, rows: await registered(strapi, found) };
}

async function registered(strapi: Core.Strapi, notes: readonly CreditNoteRecord[]): Promise<CreditNoteRow[]> {
  const ids = notes.map(({ orderId }) => orderId);
  const found = await rowsIn(strapi, orderUid).findMany({ where: { id: { $in: ids } } });
  const orders = new Map(found.map(({ id, documentId }) => [id, documentId]));
  return notes.map((note) => {
    const { order, buyer, invoice } = noteContentOf(note);
    return {
      ...noteRowOf(note),
      currency: note.currency,
      orderId: orders.get(note.orderId) ?? '',
      orderNumber: order.number,
      name: buyer.name ?? '',
      receiptNumber: invoice.number,
    };
  });
}

/** All notes of a period as a table, in the order of the numbers. */
export function exportCreditNotesCsv(
  strapi: Core.Strapi,
  filter: ReceiptFilter,
  now: Date,
): { name: string; stream: Transform } {
  const name = periodName(filter, now).replace('receipts', 'credit-notes');
  return { name: `${name}.csv`, stream: csvStream(noteColumnTitles, cells(strapi, filter)) };
}

async function* cells(strapi: Core.Strapi, filter: ReceiptFilter): AsyncGenerator<string[]> {
  for await (const some of allInPeriod(rowsIn(strapi, creditNoteUid), filter)) yield* some.map(noteCells);
}
