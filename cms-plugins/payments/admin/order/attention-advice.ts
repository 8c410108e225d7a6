import type { Attention } from '@lanternway/contracts/payments/staff';

/** What to do about it. The finance guide has more details. */
export const attentionAdvice: Record<Attention, string> = {
  mismatch:
    'Nothing was fulfilled. Compare the payment with the order below; give it back, or agree with the parent what it is for.',
  second_payment:
    'The second payment is on its way back to the parent by itself. See that its refund is done, then tick this off.',
  chargeback:
    'The enrolment is suspended. Answer the dispute in the provider’s dashboard; the order follows what becomes of it.',
  stuck: 'Ask the provider again. If it still says nothing, look for the payment in its dashboard.',
  foreign_inr:
    'The money is there and the order is paid. Decide whether the parent should have paid in another currency.',
  refund_failed: 'See why among the refunds of this order, and try again or pay it back in another way.',
  not_sold: 'The payment goes back by itself. Tell the parent which plan is sold now.',
  duplicate_purchase: 'Ask the parent whether both are wanted. If not, refund one of them.',
  unreadable:
    'What could be read is settled. Look for the payment or refund in the provider’s dashboard, and tell the operators: the provider may use a word that is new to us.',
};
