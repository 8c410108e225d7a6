import type { ProviderOrderSnapshot } from '../provider';
import { textAt, type Shape } from '../reading';

/** An order never ends at Razorpay: attempted only says that somebody tried (docs/payments/orders). */
const states: Record<string, ProviderOrderSnapshot['state']> = {
  created: 'open',
  attempted: 'open',
  paid: 'paid',
};

export function readOrder(
  entity: Shape,
  { payments, unread }: Pick<ProviderOrderSnapshot, 'payments' | 'unread'>,
): ProviderOrderSnapshot {
  const status = textAt(entity, 'status');
  const state = Object.hasOwn(states, status) ? (states[status] ?? 'unknown') : 'unknown';
  const isHeld = state === 'open' && payments.some((payment) => payment.state === 'authorized');
  return { providerOrderId: textAt(entity, 'id'), state: isHeld ? 'approved' : state, payments, unread };
}
