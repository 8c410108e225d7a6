import { letterheadOf } from '@lanternway/server-kit/platform';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { creditNoteUid } from '../../../content-types/credit-notes';
import { findOrderOfParent } from '../../orders/orders';
import type { CreditNoteRecord } from '../../orders/records';
import type { ReceiptFile } from '../../receipts/pdf/files';
import { stateful } from '../../stateful';
import { notePaper } from './paper';

/** A note as a file, or null where there is none. Drawn each time, so not to be called in a transaction. */
export async function fileOfNote(strapi: Core.Strapi, documentId: string): Promise<ReceiptFile | null> {
  const note = await rowsIn(strapi, creditNoteUid).findOne({ where: { documentId } });
  return note === null ? null : drawNote(strapi, note);
}

/** The same, for the parent whose order it is about. */
export async function fileOfNoteOfParent(
  strapi: Core.Strapi,
  userId: number,
  of: { order: string; note: string },
): Promise<ReceiptFile | 'noOrder' | 'noNote'> {
  const order = await findOrderOfParent(strapi, userId, of.order);
  if (order === null) return 'noOrder';
  const where = { documentId: of.note, orderId: order.id };
  const note = await rowsIn(strapi, creditNoteUid).findOne({ where });
  return note === null ? 'noNote' : drawNote(strapi, note);
}

export async function drawNote(strapi: Core.Strapi, note: CreditNoteRecord): Promise<ReceiptFile> {
  const bytes = await stateful(strapi, 'receiptPdfWorker').draw(notePaper(note), await letterheadOf(strapi));
  return { name: `note-${note.number.replaceAll('/', '-')}.pdf`, bytes };
}
