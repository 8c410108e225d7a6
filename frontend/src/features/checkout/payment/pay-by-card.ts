import { readVisit } from '../../../browser/storage/visit';
import {
  createOrder,
  createOrderFailed,
  initiationFailed,
  paymentFailed,
  updatePayment,
} from '@lanternway/contracts/payments/checkout';
import type { InferType } from 'yup';
import { loadScript } from '../../../browser/load-script';
import { openRazorpay } from '../../../browser/razorpay-window';
import { type Outcome, send } from '../../../server-calls/client';
import { formatPrice } from '../../../ui/order-text';
import { resultOfState } from '../result/ask-order';
import type { PaymentResult } from './paying';
import { againOf, amountOf, titleOf, type Purchase } from '../purchase';
import { afterRefusal } from './refused';

export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/** What the card window needs besides the order. */
export interface CardWindow {
  scriptUrl: string;
  brandName: string;
}

interface WindowWatcher {
  /** The window is open. */
  opened: () => void;
  /** The parent came back from it. With the order that it says is paid, or null. */
  returned: (paidOrder: string | null) => void;
}

type CreatedOrder = InferType<typeof createOrder.reply>;
type UpdateOutcome = Outcome<InferType<typeof updatePayment.reply>>;

/** What the page says of a payment besides its ids. The server has the true values. */
const aboutOf = (purchase: Purchase, { amount, currency }: CreatedOrder, { name }: Buyer) => ({
  name,
  course: titleOf(purchase),
  amount,
  currency,
});

/**
 * A payment by card: script, order, window, and the result of the window. The script comes first, so that no order is
 * made if it is blocked.
 */
export async function payByCard(
  purchase: Purchase,
  buyer: Buyer,
  card: CardWindow,
  watcher: WindowWatcher,
): Promise<PaymentResult> {
  if (!(await loadScript(card.scriptUrl))) return { kind: 'failed', text: initiationFailed };
  const { plan, track, currency } = purchase;
  const amount = amountOf(purchase);
  const created = await send(createOrder, {
    plan,
    track: track?.slug ?? null,
    amount,
    currency,
    again: againOf(purchase),
    origin: readVisit(),
    ...buyer,
  });
  if (created.kind !== 'done') return afterRefusal(created, createOrderFailed);
  const order = created.reply;
  const about = { ...aboutOf(purchase, order, buyer), orderId: order.id };
  const note = (paymentId: string | null) =>
    send(updatePayment, { ...about, paymentId, signature: null, status: 'failed' });

  let hasFailed = false;
  const leaving = openRazorpay(windowOptions(order, purchase, buyer, card), (paymentId) => {
    hasFailed = true;
    // Only for the record: the window stays open for another try, and nothing waits for this.
    void note(paymentId);
  });
  watcher.opened();
  const left = await leaving;
  watcher.returned(left.kind === 'returned' ? order.order : null);
  if (left.kind === 'broken') return { kind: 'failed', text: initiationFailed };
  if (left.kind === 'closed') return afterClosing(order, await note(null), hasFailed);
  const { paymentId, signature } = left;
  return afterProof(order, await send(updatePayment, { ...about, paymentId, signature, status: 'success' }));
}

function windowOptions(order: CreatedOrder, purchase: Purchase, buyer: Buyer, { brandName }: CardWindow) {
  return {
    key: order.key,
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    name: brandName,
    description: `${titleOf(purchase)}, ${formatPrice(order.amount, order.currency)}`,
    buyer,
    orderNumber: order.number,
  };
}

/** From here on money has most likely moved. Whatever the answer is, the page keeps asking about the order. */
function afterProof({ order }: CreatedOrder, outcome: UpdateOutcome): PaymentResult {
  const result = outcome.kind === 'done' ? resultOfState(outcome.reply.status, order) : null;
  return result ?? { kind: 'confirming', order };
}

/**
 * A closed window says nothing about the money, because an app on the phone may have paid. When the server gets this
 * report, it asks the provider.
 */
function afterClosing({ order }: CreatedOrder, outcome: UpdateOutcome, hasFailed: boolean): PaymentResult {
  if (outcome.kind !== 'done') return { kind: 'unsure', order };
  const { status } = outcome.reply;
  if (status === 'processing') return { kind: 'confirming', order };
  const result = resultOfState(status, order);
  return result ?? (hasFailed ? { kind: 'failed', text: paymentFailed } : { kind: 'closed' });
}
