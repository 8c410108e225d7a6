import type { Attention, OrderDetail } from '@lanternway/contracts/payments/staff';
import type { RefundRow } from '@lanternway/contracts/payments/refunds';

/** What to do about it. The finance guide has more details. */
const attentionAdvice: Record<Attention, string> = {
  mismatch:
    'Nothing was fulfilled. Compare the payment with the order below; give it back, or agree with the parent what it is for.',
  second_payment:
    'The second payment is on its way back to the parent by itself. See that its refund is done, then tick this off.',
  chargeback:
    'The enrolment is suspended. Answer the dispute in the provider’s dashboard; the order follows what becomes of it.',
  stuck: 'Check with the provider. If it still says nothing, look for the payment in its dashboard.',
  foreign_inr:
    'The money is there and the order is paid. Decide whether the parent should have paid in another currency.',
  refund_failed: 'See why among the refunds of this order, and try again or pay it back in another way.',
  not_sold: 'The payment goes back by itself. Tell the parent which plan is sold now.',
  duplicate_purchase: 'Ask the parent whether both are wanted. If not, refund one of them.',
  unreadable:
    'What could be read is settled. Look for the payment or refund in the provider’s dashboard, and tell the operators: the provider may use a word that is new to us.',
};

type Refund = Pick<RefundRow, 'kind' | 'state'>;

/** Which refunds settle it. */
const settledBy: Partial<Record<Attention, (refund: Refund) => boolean>> = {
  second_payment: ({ kind }) => kind === 'duplicate',
  not_sold: ({ kind }) => kind === 'not_sold',
  refund_failed: () => true,
};

interface Order {
  state: OrderDetail['state'];
  refunds: readonly Refund[];
}

/** What to do about it now, after what has happened since. */
export function adviceOn(attention: Attention, { state, refunds }: Order): string {
  const isAnswered = !['pending', 'processing', 'review'].includes(state);
  if (attention === 'stuck' && isAnswered) return over('The provider has answered.');
  const its = refunds.filter(settledBy[attention] ?? (() => false)).map((refund) => refund.state);
  if (its.length === 0 || its.includes('failed')) return attentionAdvice[attention];
  if (its.includes('awaiting_approval')) return 'Its refund waits for a second person to approve it.';
  if (its.includes('queued') || its.includes('pending'))
    return 'Its refund is on the way. Nothing to do until it is done.';
  return its.includes('done') ? over('Its refund is done.') : attentionAdvice[attention];
}

const over = (what: string) => `${what} You can mark this as dealt with.`;
