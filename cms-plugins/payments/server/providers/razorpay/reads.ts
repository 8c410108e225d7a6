import type Razorpay from 'razorpay';
import { ProviderError, type PaymentProvider, type PaymentSnapshot, type Unread } from '../provider';
import { failAsWhole, listAt, readEach, type Shape } from '../reading';
import type { RazorpayClient } from './client';
import { isId } from './ids';
import { readOrder } from './read-order';
import { readPayment } from './read-payment';
import { readRefund } from './read-refund';

export type RazorpayReads = Pick<
  PaymentProvider,
  'readOrder' | 'readPayment' | 'readRefund' | 'listRefunds' | 'listPayments'
>;

/** The largest page, and how many of them are read (docs/api/payments/fetch-all-payments). */
const pageSize = 100;
const maxPages = 100;

type Reader = <T>(
  name: string,
  ref: string,
  send: (sdk: Razorpay) => Promise<unknown>,
  read: (answer: Shape) => T,
) => Promise<T>;

export function createRazorpayReads(client: RazorpayClient, part = 1): RazorpayReads {
  const look: Reader = (name, ref, send, read) =>
    client.call({ name, ref, part, isRepeatable: true, send: async (sdk) => send(sdk), read });

  return {
    async readOrder(id) {
      if (!isId('order', id)) return null;
      return orNull(async () => {
        const unread: Unread[] = [];
        const payments = await look(
          'read payments of order',
          id,
          (sdk) => sdk.orders.fetchPayments(id),
          (answer) => readEach(listAt(answer, 'items'), readPayment, (one) => unread.push(one)),
        );
        return look(
          'read order',
          id,
          (sdk) => sdk.orders.fetch(id),
          (answer) => readOrder(answer, { payments, unread }),
        );
      });
    },

    async readPayment(id) {
      if (!isId('payment', id)) return null;
      return orNull(() => look('read payment', id, (sdk) => sdk.payments.fetch(id), readPayment));
    },

    async readRefund({ refundId }) {
      if (!isId('refund', refundId)) return null;
      return orNull(() => look('read refund', refundId, (sdk) => sdk.refunds.fetch(refundId), readRefund));
    },

    async listRefunds(paymentId, onUnread = failAsWhole) {
      if (!isId('payment', paymentId)) return [];
      return look(
        'list refunds',
        paymentId,
        (sdk) => sdk.payments.fetchMultipleRefund(paymentId, { count: pageSize }),
        (answer) => readEach(listAt(answer, 'items'), readRefund, onUnread),
      );
    },

    async listPayments(from, to, onUnread = failAsWhole) {
      const found: PaymentSnapshot[] = [];
      for (let page = 0; page < maxPages; page += 1) {
        const query = { from: seconds(from), to: seconds(to), count: pageSize, skip: page * pageSize };
        const some = await look(
          'list payments',
          `from ${from.toISOString()}`,
          (sdk) => sdk.payments.all(query),
          (answer) => {
            const items = listAt(answer, 'items');
            return { payments: readEach(items, readPayment, onUnread), count: items.length };
          },
        );
        found.push(...some.payments);
        if (some.count < pageSize) break;
      }
      return found;
    },
  };
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Razorpay answers 400 for an id it does not know, without a word that a program could read (docs/errors). */
async function orNull<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof ProviderError && (error.fault === 'invalid' || error.fault === 'gone')) return null;
    throw error;
  }
}
