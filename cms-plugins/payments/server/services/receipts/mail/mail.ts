import { unlinked } from '@lanternway/contracts/fields/typed-text';
import { formatMoney } from '@lanternway/contracts/money/money';
import { durationInWords } from '@lanternway/contracts/payments/plan-words';
import { refundPromiseOf, type RefundablePlan } from '@lanternway/contracts/payments/refund-policy';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import type { Mail, MailAttachment } from '@lanternway/server-kit/platform';
import { contentOf } from '../issue/content';
import { plainAmount, sessionWords } from '../issue/labels';
import type { OrderRecord, ReceiptRecord } from '../../orders/records';

interface ReceiptMail {
  receipt: ReceiptRecord;
  order: Pick<OrderRecord, 'documentId' | 'name' | 'planKey' | 'sessions'>;
  to: string;
  /** The money came when nobody waited for it any more. */
  isLate: boolean;
  /** Null where it could not be drawn: the parent finds it with their orders. */
  file: MailAttachment | null;
  /** Where the site is, without a slash at its end. */
  site: string;
}

/** The mail to a parent whose payment has arrived, once for each order. */
export function receiptMail({ receipt, order, to, isLate, file, site }: ReceiptMail): Mail {
  const { what, payment, order: bought } = contentOf(receipt);
  const { amountMinor, currency } = receipt;
  const amount = formatMoney(amountMinor, currency);
  return {
    key: `payments.receipt.${order.documentId}`,
    kind: 'Receipt',
    to,
    content: {
      subject: 'Payment received',
      preheader: `Payment received: ${what.plan}, ${amount}`,
      heading: 'Payment received',
      blocks: [
        { kind: 'text', text: greeting(order.name) },
        { kind: 'text', text: isLate ? lateWords(what.plan) : thanks(what.plan) },
        {
          kind: 'facts',
          rows: [
            ['Course', what.plan],
            ...fact('Track', what.track),
            ['Sessions', sessionWords(what)],
            ['Duration', durationInWords(what.months)],
            ['Amount', `${amount} (${plainAmount(amountMinor, currency)})`],
            ['Status', 'success'],
            ['Order number', bought.number],
            ...fact('Payment ID', payment.paymentId),
            ['Date', paymentDay(payment.paidAt ?? receipt.issuedAt)],
            ['Receipt number', receipt.number],
          ],
        },
        { kind: 'button', label: 'View my orders', path: '/profile' },
        { kind: 'note', text: `${file === null ? filed : attached}\n${refunds(order, site)}` },
      ],
    },
    ...(file === null ? {} : { attachments: [file] }),
  };
}

const thanks = (plan: string) =>
  `Thank you. Your payment for ${plan} went through. We’ll write to you to agree on the time of the first class.`;

const lateWords = (plan: string) =>
  `Thank you. Your payment for ${plan} took a while to reach us, and now it has arrived: all is well, and you do not need to pay again. We’ll write to you to agree on the time of the first class.`;

const attached = 'Your receipt is attached, and stays with your orders.';
const filed = 'Your receipt is with your orders.';

/** The address in full: mail programs make a link of it. */
const refunds = (plan: RefundablePlan, site: string) =>
  `${refundPromiseOf(plan)} Refund Policy: ${site}/refund`;

function greeting(name: string | null): string {
  const first =
    unlinked(name ?? '')
      .trim()
      .split(/\s+/u)[0] ?? '';
  return first === '' ? 'Hello,' : `Hello ${first},`;
}

const fact = (label: string, value: string | null): [label: string, value: string][] =>
  value === null ? [] : [[label, value]];
