import type { MailKind } from '@lanternway/contracts/mail/kinds';
import { formatMoney } from '@lanternway/contracts/money/money';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { outboxOf, type MailBlock } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { OrderRecord } from '../orders/records';

/** What did not go as it should with a parent's money, where they have to know. */
export type ProblemKind = 'confirming_late' | 'second_payment' | 'not_sold';

/** `ref`: the provider's id of the payment it is about; each payment has one mail. */
export async function queueProblemMail(
  strapi: Core.Strapi,
  order: OrderRecord,
  kind: ProblemKind,
  ref: string | null = null,
): Promise<void> {
  // An account that was closed has no address any more.
  if (order.email === null) return;
  const about = ref === null ? '' : `.${ref}`;
  const { heading, preheader, text } = words[kind](order);
  const rows: [string, string][] = [
    ['Order number', order.number],
    ['Course', order.planTitle],
    ['Amount', formatMoney(order.amountMinor, order.currency)],
    ...(order.paidProvider === null
      ? []
      : [['Paid with', providerNames[order.paidProvider]] as [string, string]]),
  ];
  const blocks: MailBlock[] = [
    ...text.map((line) => ({ kind: 'text' as const, text: line })),
    { kind: 'facts', rows },
    { kind: 'button', label: 'View my orders', path: '/profile' },
    { kind: 'note', text: 'If something is not clear, reply to this email and name the order.' },
  ];
  await outboxOf(strapi).queue({
    key: `payments.problem.${kind}.${order.documentId}${about}`,
    kind: kindNames[kind],
    to: order.email,
    content: { subject: `${heading} (${order.number})`, preheader, heading, blocks },
  });
}

const kindNames: Record<ProblemKind, MailKind> = {
  confirming_late: 'Payment: confirming takes longer',
  second_payment: 'Payment: second payment goes back',
  not_sold: 'Payment: goes back, no longer sold',
};

const words: Record<
  ProblemKind,
  (order: OrderRecord) => { heading: string; preheader: string; text: string[] }
> = {
  confirming_late: ({ planTitle }) => ({
    heading: 'We are confirming your payment',
    preheader: 'You need not pay again.',
    text: [
      `Your payment for ${planTitle} takes longer to be confirmed than usual. You do not need to do anything, and please do not pay again.`,
      'As soon as it is confirmed you get your receipt. If your bank does not let it through, nothing is charged.',
    ],
  }),
  second_payment: ({ planTitle }) => ({
    heading: 'You paid twice, and get the second payment back',
    preheader: 'The second payment is on its way back to you.',
    text: [
      `Two payments reached us for ${planTitle}. The first one paid your order. The second one is on its way back to you, in the way you paid it; you do not need to do anything.`,
      'We process a refund in 7 to 10 business days.',
    ],
  }),
  not_sold: ({ planTitle }) => ({
    heading: 'Your payment goes back to you',
    preheader: 'It came when the plan was no longer sold.',
    text: [
      `Your payment for ${planTitle} reached us late, when this plan was no longer sold. All of it is on its way back to you, in the way you paid it; you do not need to do anything.`,
      'We process a refund in 7 to 10 business days. You are welcome to choose another plan.',
    ],
  }),
};
