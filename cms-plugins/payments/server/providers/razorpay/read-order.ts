import type { PaymentSnapshot, ProviderOrderSnapshot } from '../provider';
import { textAt, wordAt, type Shape } from '../reading';

/** An order never ends at Razorpay: attempted only says that somebody tried (docs/payments/orders). */
const states: Record<string, ProviderOrderSnapshot['state']> = {
  created: 'open',
  attempted: 'open',
  paid: 'paid',
};

export function readOrder(entity: Shape, payments: PaymentSnapshot[]): ProviderOrderSnapshot {
  const state = wordAt(entity, 'status', states);
  const isHeld = state === 'open' && payments.some((payment) => payment.state === 'authorized');
  return { providerOrderId: textAt(entity, 'id'), state: isHeld ? 'approved' : state, payments };
}
