import type { InferType } from 'yup';
import { currencies } from '../money/money.js';
import { count, listOf, oneOf, shape, text } from '../wire/shape.js';

/* Credit notes and refund notes. Amounts are in minor units and never negative; the kind tells the direction. */

/** A `credit` lowers what was invoiced. A `cancelling` one takes a credit back whose refund did not arrive. */
export const creditNoteKinds = ['credit', 'cancelling'] as const;

export type CreditNoteKind = (typeof creditNoteKinds)[number];

export const creditNoteSentences = {
  none: 'There is no such note.',
} as const;

/** What a note is called: with tax it corrects a tax invoice. */
export const creditNoteTitle = (kind: CreditNoteKind, isTaxed: boolean): string =>
  kind === 'cancelling' ? 'Cancelling note' : isTaxed ? 'Credit note' : 'Refund note';

/** A note as it stands next to its order. */
export const orderNoteRow = shape('OrderCreditNote', {
  id: text(),
  number: text(),
  title: text(),
  kind: oneOf(creditNoteKinds),
  issuedAt: text(),
  amount: count(),
  tax: count(),
});

export type OrderCreditNote = InferType<typeof orderNoteRow>;

/** A note in the register. Days of the filter are Indian days, as on the notes. */
export const creditNoteRow = orderNoteRow
  .shape({
    currency: oneOf(currencies),
    orderId: text(),
    orderNumber: text(),
    name: text(),
    receiptNumber: text(),
  })
  .meta({ name: 'CreditNoteRow' });

export type CreditNoteRow = InferType<typeof creditNoteRow>;

export const creditNotePage = shape('CreditNotePage', {
  rows: listOf(creditNoteRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type CreditNotePage = InferType<typeof creditNotePage>;
