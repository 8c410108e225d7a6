import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../content-types/money-records';
import { orderUid } from '../content-types/order';
import { receiptUid } from '../content-types/service-records';
import type { OrderRecord, PaymentRecord, ProviderOrderRecord, ReceiptRecord } from './records';

/** What the finance desk finds an order by. */
export interface SearchText {
  /** Written anew from all that is known. In the caller's transaction, wherever something of it became known. */
  refresh: (orderRowId: number) => Promise<void>;
}

export function searchText({ strapi }: { strapi: Core.Strapi }): SearchText {
  return {
    async refresh(orderRowId) {
      const of = { where: { orderId: orderRowId }, orderBy: { id: 'desc' } } as const;
      const order = (await strapi.db.query(orderUid).findOne({ where: { id: orderRowId } })) as unknown;
      if (order === null) return;
      const text = searchTextOf(order as OrderRecord, {
        providerOrders: await strapi.db.query(providerOrderUid).findMany(of),
        payments: await strapi.db.query(paymentUid).findMany(of),
        receipts: await strapi.db.query(receiptUid).findMany(of),
      });
      await strapi.db.query(orderUid).updateMany({ where: { id: orderRowId }, data: { searchText: text } });
    },
  };
}

interface Beside {
  providerOrders: Pick<ProviderOrderRecord, 'providerOrderId'>[];
  payments: Pick<PaymentRecord, 'paymentId'>[];
  receipts: Pick<ReceiptRecord, 'number'>[];
}

type Named = Pick<OrderRecord, 'name' | 'email' | 'phone' | 'number' | 'paidPaymentId'>;

/** As long as the column; an index of PostgreSQL takes no more than some 2,700 bytes. */
const mostCharacters = 900;
const mostBytes = 2_000;

/** What people search by most stands first: of an order with very many tries the oldest ids fall off the end. */
export function searchTextOf(order: Named, { providerOrders, payments, receipts }: Beside): string {
  const parts = [
    order.number,
    order.name,
    order.email,
    order.phone?.replace(/\D/g, ''),
    ...receipts.map(({ number }) => number),
    order.paidPaymentId,
    ...payments.map(({ paymentId }) => paymentId),
    ...providerOrders.map(({ providerOrderId }) => providerOrderId),
  ];
  const words = new Set(
    parts.flatMap((part) => (part === null || part === undefined || part === '' ? [] : [tidySearch(part)])),
  );
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (longer.length <= mostCharacters && Buffer.byteLength(longer) <= mostBytes) text = longer;
  }
  return text;
}

/** The same letters, however they were typed. */
export const tidySearch = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
