import { formatMoney } from '@lanternway/contracts/money/money';
import type { Fact } from './facts';
import {
  boughtFacts,
  buyerLines,
  contactWords,
  notesOf,
  paymentFacts,
  sellerLines,
  taxFacts,
  titleOf,
} from './facts';
import { contentOf, type ReceiptContent } from '../issue/content';
import type { ReceiptRecord } from '../../orders/records';

/** A numbered document as it is drawn: plain words, which a thread can be handed. */
export interface Paper {
  title: string;
  number: string;
  issuedAt: string | Date;
  /** Whose letterhead it has: that of another name gets no logo. */
  brand: string;
  author: string;
  parties: [PaperParty, PaperParty];
  facts: Fact[];
  total: Fact;
  notes: string[];
  contact: string;
}

export interface PaperParty {
  label: 'From' | 'To';
  name: string | null;
  lines: string[];
}

/** What every document says of its seller and its buyer. */
export const partiesOf = (content: Pick<ReceiptContent, 'seller' | 'buyer'>): Paper['parties'] => [
  { label: 'From', name: content.seller.legalName, lines: sellerLines(content) },
  { label: 'To', name: content.buyer.name, lines: buyerLines(content) },
];

export function receiptPaper(receipt: ReceiptRecord): Paper {
  const content = contentOf(receipt);
  return {
    title: titleOf(content),
    number: receipt.number,
    issuedAt: receipt.issuedAt,
    brand: content.seller.brand,
    author: content.seller.legalName,
    parties: partiesOf(content),
    facts: [...boughtFacts(content), ...paymentFacts(content), ...taxFacts(content.tax, receipt.currency)],
    total: ['Amount paid', formatMoney(receipt.amountMinor, receipt.currency)],
    notes: notesOf(content),
    contact: contactWords(content),
  };
}

/** As in 'receipt-LW-26-27-000001.pdf'. */
export const pdfName = ({ number }: Pick<ReceiptRecord, 'number'>): string =>
  `receipt-${number.replaceAll('/', '-')}.pdf`;
