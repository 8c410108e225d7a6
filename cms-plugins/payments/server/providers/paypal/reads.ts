import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import { ProviderError, type PaymentProvider } from '../provider';
import { isUnreadable } from '../retry-policy';
import { failAsWhole } from '../reading';
import type { PayPalClient } from './client';
import { isId } from './ids';
import { listCaptureIds } from './list-captures';
import { readOrder, type PayPalOrder } from './read-order';
import { isRefundedInPart, orderOf, readPayment } from './read-payment';
import { readRefund } from './read-refund';

export type PayPalReads = Pick<
  PaymentProvider,
  'readPayment' | 'readRefund' | 'listRefunds' | 'listPayments'
> & { readOrder: (orderId: string) => Promise<PayPalOrder | null> };

const atOnce = 4;

export function createPayPalReads(client: PayPalClient, part = 1): PayPalReads {
  const fetchOrder = (id: string): Promise<PayPalOrder | null> =>
    orNull(() =>
      client.call({
        name: 'read order',
        ref: id,
        part,
        method: 'GET',
        path: `/v2/checkout/orders/${id}`,
        read: readOrder,
      }),
    );

  const fetchCapture = (id: string) =>
    orNull(() =>
      client.call({
        name: 'read capture',
        ref: id,
        part,
        method: 'GET',
        path: `/v2/payments/captures/${id}`,
        read: (capture) => ({
          payment: readPayment(capture),
          orderId: orderOf(capture),
          isRefundedInPart: isRefundedInPart(capture),
        }),
      }),
    );

  const reads: PayPalReads = {
    readOrder: async (id) => (isId(id) ? fetchOrder(id) : null),

    async readPayment(id) {
      const found = isId(id) ? await fetchCapture(id) : null;
      if (found === null) return null;
      if (!found.isRefundedInPart || found.orderId === null || !isId(found.orderId)) return found.payment;
      // Only the order says how much of a capture went back.
      const order = await fetchOrder(found.orderId);
      return order?.payments.find(({ paymentId }) => paymentId === id) ?? found.payment;
    },

    async readRefund({ refundId, paymentId }) {
      if (!isId(refundId)) return null;
      return orNull(() =>
        client.call({
          name: 'read refund',
          ref: refundId,
          part,
          method: 'GET',
          path: `/v2/payments/refunds/${refundId}`,
          read: (refund) => readRefund(refund, paymentId),
        }),
      );
    },

    async listRefunds(paymentId, onUnread = failAsWhole) {
      const found = isId(paymentId) ? await fetchCapture(paymentId) : null;
      if (found === null) return [];
      const order = found.orderId !== null && isId(found.orderId) ? await fetchOrder(found.orderId) : null;
      // PayPal lists refunds only within an order. Refunds that we cannot see must not look like no refunds.
      if (order === null) throw new ProviderError('paypal', 'unknown', 'ORDER_NOT_KEPT', null);
      order.unreadRefunds.forEach(onUnread);
      return order.refunds.filter((refund) => refund.paymentId === paymentId);
    },

    async listPayments(from, to, onUnread = failAsWhole) {
      const ids = await listCaptureIds(client, { from, to }, onUnread);
      const payments = await mapConcurrent(ids, atOnce, (id) =>
        reads.readPayment(id).catch((error: unknown) => {
          if (!isUnreadable(error)) throw error;
          onUnread({ id });
          return null;
        }),
      );
      return payments.flatMap((payment) =>
        payment !== null && isWithin(new Date(payment.at), from, to) ? [payment] : [],
      );
    },
  };
  return reads;
}

const isWithin = (at: Date, from: Date, to: Date): boolean => at >= from && at <= to;

async function orNull<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof ProviderError && error.fault === 'gone') return null;
    throw error;
  }
}
