import { providerNames } from '@lanternway/contracts/payments/orders';
import { receiptZone } from '@lanternway/contracts/money/payment-day';
import { DateTime } from 'luxon';
import type { ReceiptContent } from '../issue/content';
import { titleOf } from '../pdf/facts';
import { decimalAmount } from '../issue/labels';
import { timeOf, type OrderRecord, type ReceiptRecord } from '../../orders/records';
import type { ReceiptTax } from '../issue/tax';

export interface RegisterLine {
  receipt: ReceiptRecord;
  content: ReceiptContent;
  order: Pick<OrderRecord, 'documentId' | 'refundedMinor'> | null;
}

type Column = [title: string, read: (registered: RegisterLine) => string | null];

/** The day in India, as the receipt says it. */
const day = (at: string | Date | null): string | null =>
  at === null ? null : DateTime.fromJSDate(timeOf(at), { zone: receiptZone }).toISODate();

const taxOf =
  (...names: ReceiptTax['lines'][number]['name'][]) =>
  ({ content: { tax } }: RegisterLine): string =>
    decimalAmount(
      (tax?.lines ?? [])
        .filter(({ name }) => names.includes(name))
        .reduce((sum, { minor }) => sum + minor, 0),
    );

/** For the accountant: amounts are plain numbers that a spreadsheet adds up, and the currency has its own column. */
const columns: readonly Column[] = [
  ['Receipt', ({ receipt }) => receipt.number],
  ['Date', ({ receipt }) => day(receipt.issuedAt)],
  ['Kind', ({ content }) => titleOf(content)],
  ['Order', ({ content }) => content.order.number],
  ['Name', ({ content }) => content.buyer.name],
  ['Email', ({ content }) => content.buyer.email],
  ['Country', ({ content }) => content.buyer.country],
  ['Plan', ({ content }) => content.what.plan],
  ['Track', ({ content }) => content.what.track],
  ['Sessions', ({ content }) => String(content.what.sessions)],
  ['Currency', ({ receipt }) => receipt.currency],
  ['Amount', ({ receipt }) => decimalAmount(receipt.amountMinor)],
  ['Taxable value', ({ receipt }) => decimalAmount(receipt.amountMinor - receipt.taxMinor)],
  ['CGST', taxOf('CGST')],
  ['SGST or UTGST', taxOf('SGST', 'UTGST')],
  ['IGST', taxOf('IGST')],
  ['Tax', ({ receipt }) => decimalAmount(receipt.taxMinor)],
  ['SAC', ({ content }) => content.tax?.sac ?? null],
  ['Place of supply', ({ content }) => content.tax?.placeOfSupply ?? null],
  ['GSTIN', ({ content }) => content.seller.gstin],
  [
    'Provider',
    ({ content: { payment } }) => (payment.provider === null ? null : providerNames[payment.provider]),
  ],
  ['Payment', ({ content }) => content.payment.paymentId],
  ['Paid', ({ content }) => day(content.payment.paidAt)],
  ['Refunded', ({ order }) => decimalAmount(order?.refundedMinor ?? 0)],
  ['Test mode', ({ content }) => (content.isTest ? 'yes' : 'no')],
];

export const columnTitles: readonly string[] = columns.map(([title]) => title);

export const cellsOf = (registered: RegisterLine): string[] =>
  columns.map(([, read]) => read(registered) ?? '');
