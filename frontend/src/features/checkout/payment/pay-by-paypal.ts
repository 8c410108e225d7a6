import { wasPaid } from '@lanternway/contracts/payments/orders';
import {
  capturePayPal,
  capturePayPalFailed,
  createPayPalFailed,
  createPayPalOrder,
} from '@lanternway/contracts/payments/checkout';
import { readVisit } from '../../../browser/storage/visit';
import { send } from '../../../server-calls/client';
import { askOrder } from '../result/ask-order';
import type { Buyer } from './pay-by-card';
import type { PaymentResult } from './paying';
import { againOf, amountOf, titleOf, type Purchase } from '../purchase';
import { afterRefusal } from './refused';

/** An order at PayPal, with its id there and ours. */
export interface PayPalOrder {
  orderId: string;
  order: string;
}

type Made = { kind: 'made'; made: PayPalOrder } | { kind: 'ended'; result: PaymentResult };

/** Makes the order that PayPal's window then asks the parent to approve. */
export async function makePayPalOrder(purchase: Purchase, buyer: Buyer): Promise<Made> {
  const { plan, track, currency } = purchase;
  const outcome = await send(createPayPalOrder, {
    plan,
    track: track?.slug ?? null,
    amount: amountOf(purchase),
    currency,
    again: againOf(purchase),
    origin: readVisit(),
    userName: buyer.name,
    phone: buyer.phone,
    userEmail: buyer.email,
    course: titleOf(purchase),
  });
  if (outcome.kind !== 'done') return { kind: 'ended', result: afterRefusal(outcome, createPayPalFailed) };
  const { orderId, order } = outcome.reply;
  return { kind: 'made', made: { orderId, order } };
}

/**
 * Captures what the parent approved.
 * @returns the result, or `declined`: PayPal could not charge this way of paying and lets the parent choose another
 */
export async function takeApproved({
  orderId,
  order,
}: PayPalOrder): Promise<PaymentResult | { kind: 'declined' }> {
  const outcome = await send(capturePayPal, { orderId });
  if (outcome.kind === 'done') {
    // PayPal's words: COMPLETED means paid, PENDING means not yet.
    if (outcome.reply.status === 'COMPLETED') return { kind: 'paid', order };
    return outcome.reply.status === 'PENDING'
      ? { kind: 'confirming', order }
      : { kind: 'failed', text: capturePayPalFailed };
  }
  if (outcome.kind === 'refused' && outcome.refusal.reason === 'declined') return { kind: 'declined' };
  // Another tab has paid for the same plan meanwhile, and nothing was charged here.
  const refusal = outcome.kind === 'refused' ? outcome.refusal : null;
  if (refusal?.reason === 'boughtToday' && refusal.order)
    return { kind: 'boughtToday', bought: refusal.order };
  // Without a clear answer the money may have moved (rule D14).
  const isClear = outcome.kind === 'refused' && outcome.status < 500 && outcome.status !== 409;
  return isClear ? { kind: 'failed', text: outcome.refusal.message } : { kind: 'confirming', order };
}

/** Whether an order that the parent cancelled in PayPal's window was paid anyway, for example in another tab. */
export async function isPaidAllTheSame({ order }: PayPalOrder): Promise<boolean> {
  const view = await askOrder(order);
  return view !== null && wasPaid(view.status);
}
