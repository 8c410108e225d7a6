import { formatMoney } from '@lanternway/contracts/money/money';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import type { Mail, MailAttachment } from '@lanternway/server-kit/platform';
import type { CreditNoteRecord } from '../../orders/records';
import { titleOfNote } from '../file/paper';
import { noteContentOf } from '../issue/content';

interface NoteMail {
  note: CreditNoteRecord;
  to: string;
  /** Null where it could not be drawn: the parent finds it with their orders. */
  file: MailAttachment | null;
}

/** The mail that brings a parent the note of their refund, once for each note. */
export function noteMail({ note, to, file }: NoteMail): Mail {
  const { invoice, order, plan, cancels, tax } = noteContentOf(note);
  const title = titleOfNote(note);
  const amount = formatMoney(note.amountMinor, note.currency);
  return {
    key: `payments.note.${note.documentId}`,
    kind: 'Credit note',
    to,
    content: {
      subject: `${title} ${note.number}`,
      preheader: `${amount} for order ${order.number}`,
      heading: title,
      blocks: [
        { kind: 'text', text: cancels === null ? creditWords(amount, plan) : cancelWords(amount, plan) },
        {
          kind: 'facts',
          rows: [
            ['Note number', note.number],
            [tax === null ? 'For receipt' : 'For tax invoice', invoice.number],
            ...(cancels === null ? [] : [['Cancels note', cancels.number] as [string, string]]),
            ['Order number', order.number],
            ['Course', plan],
            ['Amount', amount],
            ['Date', paymentDay(note.issuedAt)],
          ],
        },
        { kind: 'button', label: 'View my orders', path: '/profile' },
        { kind: 'note', text: file === null ? filed : attached },
      ],
    },
    ...(file === null ? {} : { attachments: [file] }),
  };
}

const creditWords = (amount: string, plan: string) =>
  `This is the document for your refund of ${amount} for ${plan}. Keep it with your receipt.`;

const cancelWords = (amount: string, plan: string) =>
  `The payment provider has taken back your refund of ${amount} for ${plan}. We are looking into it and will write to you. Until then this note cancels the earlier one.`;

const attached = 'The note is attached, and stays with your orders.';
const filed = 'The note is with your orders.';
