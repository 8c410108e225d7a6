import { cutText } from '@lanternway/contracts/fields/cut-text';
import {
  ProviderError,
  type NewProviderOrder,
  type PaymentProvider,
  type PaymentSnapshot,
} from '../provider';
import { timeShare } from '../retry-policy';
import { passOver, refundMade } from '../refund-made';
import { shapesIn, textAt, WrongShape, type Shape } from '../reading';
import type { Edge, RazorpayClient } from './client';
import { isId } from './ids';
import { orderNote } from './read-event';
import { readPayment } from './read-payment';
import { keyNote, readRefund } from './read-refund';
import type { RazorpayReads } from './reads';

export type RazorpayCommands = Pick<PaymentProvider, 'createOrder' | 'capture' | 'refund'>;

/**
 * Payments are captured at once, whatever the account's dashboard says. Late ones are captured for three days, the time in
 * which Razorpay asks the banks (docs/payments/late-authorisation).
 */
const takenAtOnce = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 4320, manual_expiry_period: 7200, refund_speed: 'normal' },
} as const;

export function createRazorpayCommands(client: RazorpayClient, reads: RazorpayReads): RazorpayCommands {
  /** Razorpay has no idempotency key for orders, so an order of an earlier try is found by its receipt. */
  const findOrder = (order: NewProviderOrder): Promise<string | null> =>
    client.call({
      name: 'find order',
      ref: order.reference,
      part: timeShare.checkAfter,
      isRepeatable: true,
      send: async (sdk) => sdk.orders.all({ receipt: order.reference, count: 100 }),
      read: (answer) => {
        const same = shapesIn(answer, 'items').find((found) => isSame(found, order));
        return same === undefined ? null : textAt(same, 'id');
      },
    });

  return {
    async createOrder(order) {
      const found = order.isRepeat ? await findOrder(order) : null;
      if (found !== null) return found;
      return client.call({
        name: 'create order',
        ref: order.reference,
        part: timeShare.command,
        isRepeatable: false,
        send: async (sdk) =>
          sdk.orders.create({
            amount: order.amountMinor,
            currency: order.currency,
            receipt: order.reference,
            notes: { [orderNote]: order.orderId, plan: cutText(order.title, { characters: 256 }) },
            payment: takenAtOnce,
          }),
        read: (answer) => orderIdOf(answer, order),
      });
    },

    async capture({ providerOrderId, payment }) {
      const held = payment ?? (await findHeld(reads, providerOrderId));
      if (held.state === 'captured') return held;
      try {
        return await client.call({
          name: 'capture',
          ref: held.paymentId,
          part: timeShare.command,
          isRepeatable: false,
          send: async (sdk) => sdk.payments.capture(wellFormed(held), held.amountMinor, held.currency),
          read: readPayment,
        });
      } catch (error) {
        return afterFailedCapture(reads, held, error);
      }
    },

    async refund({ paymentId, amountMinor, requestKey, note }) {
      if (!isId('payment', paymentId)) throw badId();
      const notes = {
        [keyNote]: requestKey,
        ...(note === null ? {} : { note: cutText(note, { characters: 256 }) }),
      };
      const send = () =>
        client.call({
          name: 'refund',
          ref: paymentId,
          part: timeShare.command,
          isRepeatable: true,
          send: (_sdk, edge) => sendRefund(edge, paymentId, requestKey, { amount: amountMinor, notes }),
          read: readRefund,
        });
      return refundMade(send, () => reads.listRefunds(paymentId, passOver), requestKey);
    },
  };
}

/** Not by the SDK's own call, which cannot carry the key (docs/api/refunds, idempotency). */
async function sendRefund(
  edge: Edge,
  paymentId: string,
  requestKey: string,
  refund: { amount: number; notes: Record<string, string> },
): Promise<unknown> {
  const answer = await edge.post(
    `/v1/payments/${paymentId}/refund`,
    { ...refund, speed: 'normal' },
    { headers: { 'X-Refund-Idempotency': requestKey } },
  );
  return answer.data;
}

const isSame = (found: Shape, order: NewProviderOrder): boolean =>
  found['receipt'] === order.reference &&
  found['amount'] === order.amountMinor &&
  found['currency'] === order.currency;

/** An order over another sum than the one asked for must never be paid. */
function orderIdOf(answer: Shape, order: NewProviderOrder): string {
  if (!isSame(answer, order)) throw new WrongShape('amount');
  const id = textAt(answer, 'id');
  if (!isId('order', id)) throw new WrongShape('id');
  return id;
}

const badId = () => new ProviderError('razorpay', 'invalid', 'BAD_ID', null);

function wellFormed({ paymentId }: PaymentSnapshot): string {
  if (!isId('payment', paymentId)) throw badId();
  return paymentId;
}

async function findHeld(reads: RazorpayReads, orderId: string): Promise<PaymentSnapshot> {
  const order = await reads.readOrder(orderId);
  if (order === null) throw new ProviderError('razorpay', 'gone', 'NO_SUCH_ORDER', null);
  const taken = order.payments.find(({ state }) => state === 'captured');
  const held = taken ?? order.payments.find(({ state }) => state === 'authorized');
  if (held === undefined) throw new ProviderError('razorpay', 'not_approved', 'NOTHING_AUTHORISED', null);
  return held;
}

/** If the capture was refused or not answered, the payment itself says whether it was done (docs/api/payments/capture). */
async function afterFailedCapture(
  reads: RazorpayReads,
  held: PaymentSnapshot,
  error: unknown,
): Promise<PaymentSnapshot> {
  if (!(error instanceof ProviderError) || error.fault === 'auth' || error.fault === 'rate') throw error;
  const now = await reads.readPayment(held.paymentId).catch(() => null);
  if (now !== null && (now.state === 'captured' || now.state === 'refunded')) return now;
  throw error;
}
