import type { Currency } from '@lanternway/contracts/money/money';
import type { CreditNoteKind } from '@lanternway/contracts/payments/credit-notes';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** The note of a refund that is done, or of one that the provider took back. Numbered like receipts, and never changed. */
export const creditNoteUid = 'plugin::payments.credit-note';
export const creditNotesTable = 'payments_credit_notes';

export const creditNote = {
  schema: {
    ...recordType('credit-note', 'credit-notes', 'Credit note'),
    attributes: {
      orderId: { type: 'integer', required: true },
      receiptId: { type: 'integer', required: true },
      refundId: { type: 'integer', required: true },
      /** Counts the notes of one refund from 1: a credit, what cancels it, and so on. */
      turn: { type: 'integer', required: true },
      kind: { type: 'string', required: true, maxLength: 10, ...valuesOf<CreditNoteKind>() },
      number: { type: 'string', required: true, maxLength: 16 },
      year: { type: 'string', required: true, maxLength: 10 },
      serial: { type: 'integer', required: true },
      issuedAt: { type: 'datetime', required: true },
      /** Never negative, also where the note cancels another. */
      amountMinor: { type: 'integer', required: true },
      taxMinor: { type: 'integer', required: true, default: 0 },
      currency: { type: 'string', required: true, maxLength: 3, ...valuesOf<Currency>() },
      /** Seller, buyer, invoice, refund and tax as they stood on that day. */
      content: { type: 'json', required: true },
      /** When its mail was given to the outbox; null until then. */
      mailedAt: { type: 'datetime' },
    } as const,
    indexes: [
      { name: 'payments_notes_refund_uq', columns: ['refund_id', 'turn'], type: 'unique' },
      { name: 'payments_notes_number_uq', columns: ['number'], type: 'unique' },
      { name: 'payments_notes_serial_uq', columns: ['year', 'serial'], type: 'unique' },
      { name: 'payments_notes_order_ix', columns: ['order_id'] },
      { name: 'payments_notes_mailed_ix', columns: ['mailed_at'] },
      { name: 'payments_notes_issued_ix', columns: ['issued_at'] },
    ],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::payments.credit-note': RowOf<typeof creditNote>;
  }
}
