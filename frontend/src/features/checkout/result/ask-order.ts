import { isOpen, wasPaid, type OrderState } from '@lanternway/contracts/payments/orders';
import { readOrder, type OrderView } from '@lanternway/contracts/payments/parent-orders';
import { paymentFailed } from '@lanternway/contracts/payments/checkout';
import { send } from '../../../server-calls/client';
import type { PaymentResult } from '../payment/paying';

/** The order from the server; null if the server cannot say. */
export async function askOrder(order: string): Promise<OrderView | null> {
  const outcome = await send(readOrder, {}, { id: order });
  return outcome.kind === 'done' ? outcome.reply.order : null;
}

/** What an order's state means to a parent who has paid, or believes so; null while the page should wait. */
export function resultOfState(status: OrderState, order: string): PaymentResult | null {
  if (wasPaid(status)) return { kind: 'paid', order };
  if (status === 'review') return { kind: 'review', order };
  return isOpen(status) ? null : { kind: 'failed', text: paymentFailed };
}
