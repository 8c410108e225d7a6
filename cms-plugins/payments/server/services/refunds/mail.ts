import type { MailKind } from '@lanternway/contracts/mail/kinds';
import { formatMoney } from '@lanternway/contracts/money/money';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { outboxOf, type MailBlock } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { OrderRecord, RefundRecord, RefundRequestRecord } from '../orders/records';

/** The mails of a refund, each in the transaction that makes it true, and each once. */

const bankTakes = 'Your bank or PayPal may then need some days of its own to show it.';
const wait = `We process a refund in 7 to 10 business days. ${bankTakes}`;
const button: MailBlock = { kind: 'button', label: 'View my orders', path: '/profile' };
const note: MailBlock = {
  kind: 'note',
  text: 'If something is not clear, reply to this email and name the order.',
};

interface Words {
  kind: MailKind;
  heading: string;
  preheader: string;
  text: (string | null)[];
  rows: [string, string][];
}

async function queue(
  strapi: Core.Strapi,
  { email, number }: OrderRecord,
  key: string,
  { kind, heading, preheader, text, rows }: Words,
): Promise<void> {
  // An account that was closed has no address any more.
  if (email === null) return;
  const blocks: MailBlock[] = [
    ...text.flatMap((line) => (line === null ? [] : [{ kind: 'text' as const, text: line }])),
    { kind: 'facts', rows },
    button,
    note,
  ];
  const content = { subject: `${heading} (${number})`, preheader, heading, blocks };
  await outboxOf(strapi).queue({ key, kind, to: email, content });
}

const factsOf = (order: OrderRecord, refund: RefundRecord): [string, string][] => [
  ['Order number', order.number],
  ['Course', order.planTitle],
  ['Amount', formatMoney(refund.amountMinor, refund.currency)],
  ['Back to', providerNames[refund.provider]],
];

/** Once it is decided, and on its way. A second payment, or one for what is no longer sold, has its own mail. */
export async function queueRefundOnItsWay(
  strapi: Core.Strapi,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<void> {
  const amount = formatMoney(refund.amountMinor, refund.currency);
  await queue(strapi, order, `payments.refund.sent.${refund.documentId}`, {
    kind: 'Refund: on its way',
    heading: 'Your refund is on its way',
    preheader: `${amount} for order ${order.number}`,
    text: [`We are giving back ${amount} of your payment for ${order.planTitle}.`, refund.message, wait],
    rows: factsOf(order, refund),
  });
}

export async function queueRefundDone(
  strapi: Core.Strapi,
  order: OrderRecord,
  refund: RefundRecord,
): Promise<void> {
  const amount = formatMoney(refund.amountMinor, refund.currency);
  await queue(strapi, order, `payments.refund.done.${refund.documentId}`, {
    kind: 'Refund: done',
    heading: `Refunded: ${amount}`,
    preheader: `${amount} for order ${order.number}`,
    text: [
      `${providerNames[refund.provider]} has confirmed the refund of ${amount} for ${order.planTitle}. It goes back the way you paid.`,
      bankTakes,
    ],
    rows: [...factsOf(order, refund), ...idOf(refund)],
  });
}

const idOf = ({ providerRefundId }: RefundRecord): [string, string][] =>
  providerRefundId === null ? [] : [['Refund ID', providerRefundId]];

export async function queueRequestDeclined(
  strapi: Core.Strapi,
  order: OrderRecord,
  request: RefundRequestRecord,
  answer: string,
): Promise<void> {
  await queue(strapi, order, `payments.request.declined.${request.documentId}`, {
    kind: 'Refund request: answered',
    heading: 'Your refund request',
    preheader: `Our answer for order ${order.number}`,
    text: [`You asked for a refund of your payment for ${order.planTitle}. We cannot give it:`, answer],
    rows: [
      ['Order number', order.number],
      ['Course', order.planTitle],
    ],
  });
}
