import { receiptZone } from '@lanternway/contracts/money/payment-day';
import { DateTime } from 'luxon';
import type { CreditNoteRecord } from '../../orders/records';
import { decimalAmount } from '../../receipts/issue/labels';
import { timeOf } from '../../orders/records';
import type { ReceiptTax } from '../../receipts/issue/tax';
import { titleOfNote } from '../file/paper';
import { noteContentOf, type NoteContent } from '../issue/content';

type Column = [title: string, read: (note: CreditNoteRecord, content: NoteContent) => string | null];

/** As the return wants it: 25-Nov-2026, the day in India. */
const day = (at: string | Date | null): string | null =>
  at === null
    ? null
    : DateTime.fromJSDate(timeOf(at), { zone: receiptZone }).setLocale('en-GB').toFormat('dd-MMM-yyyy');

const lineOf =
  (...names: ReceiptTax['lines'][number]['name'][]) =>
  (_note: CreditNoteRecord, { tax }: NoteContent): string =>
    decimalAmount(
      (tax?.lines ?? [])
        .filter(({ name }) => names.includes(name))
        .reduce((sum, { minor }) => sum + minor, 0),
    );

/** Exports with and without tax stand in the return's table CDNUR. Others belong to the sums of table 7, and have no type. */
function typeOf({ tax }: NoteContent): string | null {
  if (tax === null || !tax.placeOfSupply.startsWith('Outside India')) return null;
  return tax.lines.length === 0 ? 'EXPWOP' : 'EXPWP';
}

/** '29-Karnataka', from 'Karnataka (29)'; '96-Other Country' outside India. */
function placeOf({ tax }: NoteContent): string | null {
  if (tax === null) return null;
  const [, name, code] = /^(.+) \((\d{2})\)$/.exec(tax.placeOfSupply) ?? [];
  return name === undefined || code === undefined ? '96-Other Country' : `${code}-${name}`;
}

const rateOf = ({ tax }: NoteContent): string | null =>
  tax === null ? null : String(Number(tax.lines.reduce((sum, { rate }) => sum + rate, 0).toFixed(3)));

/**
 * For the accountant: the first columns are those of GSTR-1's tables of credit and debit notes (CDNR and CDNUR), then what
 * we know besides. Amounts are positive; a note of type D takes one of type C back.
 */
const columns: readonly Column[] = [
  ['GSTIN/UIN of Recipient', () => null],
  ['Receiver Name', (_note, { buyer }) => buyer.name],
  ['UR Type', (_note, content) => typeOf(content)],
  ['Note Number', ({ number }) => number],
  ['Note Date', ({ issuedAt }) => day(issuedAt)],
  ['Note Type', ({ kind }) => (kind === 'credit' ? 'C' : 'D')],
  ['Place Of Supply', (_note, content) => placeOf(content)],
  ['Reverse Charge', () => 'N'],
  ['Note Supply Type', () => 'Regular'],
  ['Note Value', ({ amountMinor }) => decimalAmount(amountMinor)],
  ['Applicable % of Tax Rate', () => null],
  ['Rate', (_note, content) => rateOf(content)],
  ['Taxable Value', ({ amountMinor, taxMinor }) => decimalAmount(amountMinor - taxMinor)],
  ['Cess Amount', () => '0.00'],
  ['CGST', lineOf('CGST')],
  ['SGST or UTGST', lineOf('SGST', 'UTGST')],
  ['IGST', lineOf('IGST')],
  ['Tax', ({ taxMinor }) => decimalAmount(taxMinor)],
  ['Currency', ({ currency }) => currency],
  ['Kind', (note) => titleOfNote(note)],
  ['Receipt', (_note, { invoice }) => invoice.number],
  ['Receipt date', (_note, { invoice }) => day(invoice.issuedAt)],
  ['Cancels', (_note, { cancels }) => cancels?.number ?? null],
  ['Order', (_note, { order }) => order.number],
  ['Refund', (_note, { refund }) => refund.refundId],
  ['Refunded', (_note, { refund }) => day(refund.doneAt)],
  ['SAC', (_note, { tax }) => tax?.sac ?? null],
  ['GSTIN', (_note, { seller }) => seller.gstin],
  ['Test mode', (_note, { isTest }) => (isTest ? 'yes' : 'no')],
];

export const noteColumnTitles: readonly string[] = columns.map(([title]) => title);

export function noteCells(note: CreditNoteRecord): string[] {
  const content = noteContentOf(note);
  return columns.map(([, read]) => read(note, content) ?? '');
}
