import type { Outcome } from '../../../server-calls/client';
import type { PaymentResult } from './paying';

/**
 * What to do when an order was not made.
 * @param otherwise the message if the server gives none
 */
export function afterRefusal(
  outcome: Exclude<Outcome<unknown>, { kind: 'done' }>,
  otherwise: string,
): PaymentResult {
  if (outcome.kind === 'unreachable') return { kind: 'failed', text: otherwise };
  const { reason, price, order, message } = outcome.refusal;
  if (reason === 'priceChanged' && price) return { kind: 'priceChanged', price };
  // Another tab, or an earlier visit, may already have paid for the same plan.
  if (reason === 'confirming' && order) return { kind: 'confirming', order: order.id };
  if (reason === 'boughtToday' && order) return { kind: 'boughtToday', bought: order };
  return { kind: 'failed', text: message };
}
