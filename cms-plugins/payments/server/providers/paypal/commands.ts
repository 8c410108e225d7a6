import { cutText } from '@lanternway/contracts/fields/cut-text';
import {
  ProviderError,
  type NewProviderOrder,
  type PaymentProvider,
  type PaymentSnapshot,
} from '../provider';
import { timeShare } from '../retry-policy';
import { passOver, refundMade } from '../refund-made';
import { textAt, WrongShape, type Shape } from '../reading';
import type { PayPalClient } from './client';
import { isId } from './ids';
import { toValue } from './money';
import { paymentOf, readOrder } from './read-order';
import { readRefund } from './read-refund';
import type { PayPalReads } from './reads';

export type PayPalCommands = Pick<PaymentProvider, 'createOrder' | 'capture' | 'refund'>;

export function createPayPalCommands(client: PayPalClient, reads: PayPalReads): PayPalCommands {
  return {
    // A repeat needs no search: the same key is answered with the order that an earlier try made.
    createOrder: (order) =>
      client.call({
        name: 'create order',
        ref: order.reference,
        method: 'POST',
        path: '/v2/checkout/orders',
        body: JSON.stringify(orderBody(order)),
        key: order.requestKey,
        read: orderIdOf,
      }),

    async capture({ providerOrderId: id, requestKey }) {
      if (!isId(id)) throw badId();
      try {
        const order = await client.call({
          name: 'capture',
          ref: id,
          part: timeShare.command,
          method: 'POST',
          path: `/v2/checkout/orders/${id}/capture`,
          body: '{}',
          key: requestKey,
          read: readOrder,
        });
        return paymentOf(order) ?? (await captureOfOrder(reads, id));
      } catch (error) {
        return afterFailedCapture(reads, id, error);
      }
    },

    async refund({ paymentId, amountMinor, currency, requestKey, note }) {
      if (!isId(paymentId)) throw badId();
      const body = {
        amount: { value: toValue(amountMinor), currency_code: currency },
        custom_id: requestKey,
        ...(note === null ? {} : { note_to_payer: cutText(note, { characters: 255 }) }),
      };
      const send = () =>
        client.call({
          name: 'refund',
          ref: paymentId,
          part: timeShare.command,
          method: 'POST',
          path: `/v2/payments/captures/${paymentId}/refund`,
          body: JSON.stringify(body),
          key: requestKey,
          read: (refund) => readRefund(refund, paymentId),
        });
      return refundMade(send, () => reads.listRefunds(paymentId, passOver), requestKey);
    },
  };
}

/**
 * Names no source of payment, so that PayPal's buttons offer both an account and a card. The application context is
 * deprecated, but without a source it is the only place for these two settings (docs/api/orders/v2).
 */
const orderBody = (order: NewProviderOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: order.orderId,
      invoice_id: order.reference,
      description: cutText(order.title, { characters: 127 }),
      amount: { currency_code: order.currency, value: toValue(order.amountMinor) },
    },
  ],
  application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
});

function orderIdOf(answer: Shape): string {
  const id = textAt(answer, 'id');
  if (!isId(id)) throw new WrongShape('id');
  return id;
}

const badId = () => new ProviderError('paypal', 'invalid', 'BAD_ID', null);

async function captureOfOrder(reads: PayPalReads, orderId: string): Promise<PaymentSnapshot> {
  const order = await reads.readOrder(orderId);
  const payment = order === null ? null : paymentOf(order);
  if (payment === null) throw new ProviderError('paypal', 'unknown', 'NO_CAPTURE_IN_ORDER', null);
  return payment;
}

/** The money may have been captured earlier, or without an answer. Then the order holds a capture, and that is the result. */
async function afterFailedCapture(
  reads: PayPalReads,
  orderId: string,
  error: unknown,
): Promise<PaymentSnapshot> {
  const mayBeDone =
    error instanceof ProviderError && ['already_done', 'unknown', 'busy'].includes(error.fault);
  if (!mayBeDone) throw error;
  const order = await reads.readOrder(orderId).catch(() => null);
  const payment = order === null ? null : paymentOf(order);
  if (payment === null || payment.state === 'failed') throw error;
  return payment;
}
