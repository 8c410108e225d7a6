import type { OrderCreditNote } from '@lanternway/contracts/payments/credit-notes';
import type { Core } from '@strapi/strapi';
import { isoOf, type CreditNoteRecord } from '../../orders/records';
import { notesOfOrder } from '../issue/notes';
import { titleOfNote } from './paper';

/** A note as it stands next to its order, for the parent and for staff. */
export const noteRowOf = (note: CreditNoteRecord): OrderCreditNote => ({
  id: note.documentId,
  number: note.number,
  title: titleOfNote(note),
  kind: note.kind,
  issuedAt: isoOf(note.issuedAt) ?? '',
  amount: note.amountMinor,
  tax: note.taxMinor,
});

export const noteRowsOfOrder = async (strapi: Core.Strapi, orderId: number): Promise<OrderCreditNote[]> =>
  (await notesOfOrder(strapi, orderId)).map(noteRowOf);
