import { countryName } from '@lanternway/contracts/fields/country-name';
import { formatMoney } from '@lanternway/contracts/money/money';
import { durationInWords } from '@lanternway/contracts/payments/plan-words';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import type { ReceiptContent } from '../issue/content';
import { paidWith, percent, sessionWords } from '../issue/labels';
import type { ReceiptRecord } from '../../orders/records';

/** What a receipt says, line by line, before anybody draws it. */

export type Fact = [label: string, value: string];

export const titleOf = ({ tax }: ReceiptContent): 'Receipt' | 'Tax invoice' =>
  tax === null ? 'Receipt' : 'Tax invoice';

const maybe = (label: string, value: string | null): Fact[] => (value === null ? [] : [[label, value]]);

export function boughtFacts({ what, tax }: ReceiptContent): Fact[] {
  return [
    ['Course', what.plan],
    ...maybe('Track', what.track),
    ['Sessions', sessionWords(what)],
    ['Duration', durationInWords(what.months)],
    ...maybe('SAC', tax?.sac ?? null),
  ];
}

export function paymentFacts({ payment, order }: ReceiptContent): Fact[] {
  return [
    ...maybe('Paid with', paidWith(payment)),
    ...maybe('Payment ID', payment.paymentId),
    ['Order number', order.number],
    ...maybe('Paid on', payment.paidAt === null ? null : paymentDay(payment.paidAt)),
  ];
}

type TaxWords = Pick<NonNullable<ReceiptContent['tax']>, 'placeOfSupply' | 'taxableMinor' | 'lines'>;

export function taxFacts(tax: TaxWords | null, currency: ReceiptRecord['currency']): Fact[] {
  if (tax === null) return [];
  return [
    ['Place of supply', tax.placeOfSupply],
    ['Tax payable on reverse charge', 'No'],
    ['Taxable value', formatMoney(tax.taxableMinor, currency)],
    ...tax.lines.map(({ name, rate, minor }): Fact => [
      `${name} ${percent(rate)}`,
      formatMoney(minor, currency),
    ]),
  ];
}

export function sellerLines({ seller }: Pick<ReceiptContent, 'seller'>): string[] {
  const lines = (seller.address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [
    // More lines than the page has room for stand in a row.
    ...(lines.length > 5 ? [lines.join(', ')] : lines),
    ...[seller.email, seller.phone].filter((line) => line !== null),
    ...(seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`]),
  ];
}

export function buyerLines({ buyer }: Pick<ReceiptContent, 'buyer'>): string[] {
  return [buyer.email, buyer.phone, countryName(buyer.country ?? '')].filter((line) => line !== null);
}

/** What is written below the lines. */
export function notesOf({ tax, isTest }: ReceiptContent): string[] {
  return [
    ...(isTest ? ['Test mode: no money has moved.'] : []),
    ...(tax === null || tax.lines.length === 0 ? [] : ['The price includes the tax.']),
    ...(tax?.note === undefined || tax.note === null ? [] : [tax.note]),
    `This is a computer-generated ${tax === null ? 'receipt' : 'invoice'}; no signature is needed.`,
  ];
}

export function contactWords({ seller }: Pick<ReceiptContent, 'seller'>): string {
  const ways = [
    ...(seller.email === null ? [] : [`write to ${seller.email}`]),
    ...(seller.phone === null ? [] : [`call ${seller.phone}`]),
  ].join(' or ');
  return ways === '' ? seller.legalName : `Questions? ${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
}
