import type { Provider } from '@lanternway/contracts/payments/orders';
import { contentOf, type ReceiptContent } from '../../receipts/issue/content';
import type { ReceiptTax } from '../../receipts/issue/tax';
import { isoOf, type CreditNoteRecord, type ReceiptRecord, type RefundRecord } from '../../orders/records';
import type { TaxLeft } from './split';

/** Everything a note says. Seller, buyer, rates and place of supply are those of the invoice, not today's. */
export interface NoteContent {
  seller: ReceiptContent['seller'];
  buyer: ReceiptContent['buyer'];
  order: { number: string };
  plan: string;
  /** The receipt or tax invoice that it corrects. */
  invoice: { number: string; issuedAt: string };
  refund: { provider: Provider; refundId: string | null; doneAt: string | null };
  /** The note that this one cancels. */
  cancels: { number: string; issuedAt: string } | null;
  /** The refund was done before the server wrote notes. */
  isLate: boolean;
  tax: Pick<ReceiptTax, 'sac' | 'taxableMinor' | 'lines' | 'totalMinor' | 'placeOfSupply'> | null;
  isTest: boolean;
}

export interface NoteFacts {
  receipt: ReceiptRecord;
  refund: RefundRecord;
  part: TaxLeft | null;
  cancels: CreditNoteRecord | null;
  isLate: boolean;
}

export function noteContent({ receipt, refund, part, cancels, isLate }: NoteFacts): NoteContent {
  const { seller, buyer, order, what, tax, isTest } = contentOf(receipt);
  return {
    seller,
    buyer,
    order: { number: order.number },
    plan: what.plan,
    invoice: { number: receipt.number, issuedAt: isoOf(receipt.issuedAt) ?? '' },
    refund: {
      provider: refund.provider,
      refundId: refund.providerRefundId,
      doneAt: isoOf(refund.doneAt),
    },
    cancels: cancels === null ? null : { number: cancels.number, issuedAt: isoOf(cancels.issuedAt) ?? '' },
    isLate,
    tax: tax === null || part === null ? null : taxOf(tax, part),
    isTest,
  };
}

function taxOf(tax: ReceiptTax, { taxableMinor, linesMinor }: TaxLeft): NonNullable<NoteContent['tax']> {
  return {
    sac: tax.sac,
    placeOfSupply: tax.placeOfSupply,
    taxableMinor,
    lines: tax.lines.map((line, at) => ({ ...line, minor: linesMinor[at] ?? 0 })),
    totalMinor: linesMinor.reduce((sum, minor) => sum + minor, 0),
  };
}

/** The one place where what the database kept is taken for what was written. */
export const noteContentOf = ({ content }: Pick<CreditNoteRecord, 'content'>): NoteContent =>
  (typeof content === 'string' ? JSON.parse(content) : content) as NoteContent;
