import { creditNoteTitle } from '@lanternway/contracts/payments/credit-notes';
import { formatMoney } from '@lanternway/contracts/money/money';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import type { CreditNoteRecord } from '../../orders/records';
import { contactWords, taxFacts, type Fact } from '../../receipts/pdf/facts';
import { partiesOf, type Paper } from '../../receipts/pdf/paper';
import { noteContentOf, type NoteContent } from '../issue/content';

/** What the note is called, on paper, in mails and in lists. */
export const titleOfNote = (note: CreditNoteRecord): string =>
  creditNoteTitle(note.kind, noteContentOf(note).tax !== null);

/** What a note says, line by line, before anybody draws it. */
export function notePaper(note: CreditNoteRecord): Paper {
  const content = noteContentOf(note);
  const { kind, currency } = note;
  const totalLabel = kind === 'credit' ? 'Amount credited' : 'Amount no longer credited';
  return {
    title: titleOfNote(note),
    number: note.number,
    issuedAt: note.issuedAt,
    brand: content.seller.brand,
    author: content.seller.legalName,
    parties: partiesOf(content),
    facts: [...subjectFacts(content), ...taxFacts(content.tax, currency)],
    total: [totalLabel, formatMoney(note.amountMinor, currency)],
    notes: wordsBelow(content),
    contact: contactWords(content),
  };
}

function subjectFacts({ invoice, cancels, plan, order, refund, tax }: NoteContent): Fact[] {
  return [
    [tax === null ? 'For receipt' : 'For tax invoice', `${invoice.number}, ${paymentDay(invoice.issuedAt)}`],
    ...maybe('Cancels note', cancels === null ? null : `${cancels.number}, ${paymentDay(cancels.issuedAt)}`),
    ['Course', plan],
    ...maybe('SAC', tax?.sac ?? null),
    ['Order number', order.number],
    ['Given back through', providerNames[refund.provider]],
    ...maybe('Refund ID', refund.refundId),
    ...maybe('Refunded on', refund.doneAt === null ? null : paymentDay(refund.doneAt)),
  ];
}

const maybe = (label: string, value: string | null): Fact[] => (value === null ? [] : [[label, value]]);

function wordsBelow({ tax, isTest, isLate, cancels }: NoteContent): string[] {
  return [
    ...(isTest ? ['Test mode: no money has moved.'] : []),
    ...(cancels === null
      ? []
      : ['The payment provider has taken this refund back, so the note named above no longer counts.']),
    ...(isLate ? ['The refund was made before this note was issued.'] : []),
    ...(tax === null || tax.lines.length === 0 ? [] : ['The amount includes the tax.']),
    'This is a computer-generated document; no signature is needed.',
  ];
}
