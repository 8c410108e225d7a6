import { cutText } from '@lanternway/contracts/fields/cut-text';
import { toSearchForm } from '@lanternway/server-kit/text-forms';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { receiptUid } from '../../content-types/service-records';
import { apart } from './apart';
import type { OrderRecord, PaymentRecord, ProviderOrderRecord, ReceiptRecord } from './records';

type WriteSearchText = (receipts?: readonly ReceiptNumber[]) => Promise<void>;

type ReceiptNumber = Pick<ReceiptRecord, 'number'>;

/**
 * Writes the text by which the finance desk finds an order, from all that is known, in the caller's transaction. To be
 * called wherever some of it becomes known. If it cannot be written, the order is still found by the text before, and
 * nothing else is lost.
 */
export async function refreshSearchText(strapi: Core.Strapi, order: SearchedOrder): Promise<void> {
  const write = await prepareSearchText(strapi, order);
  await write();
}

/** Reads all that is known, and returns a function that writes it, with the number of a receipt that is not known yet. */
export async function prepareSearchText(strapi: Core.Strapi, order: SearchedOrder): Promise<WriteSearchText> {
  const of = { where: { orderId: order.id }, orderBy: { id: 'desc' } } as const;
  const providerOrders = await rowsIn(strapi, providerOrderUid).findMany(of);
  const payments = await rowsIn(strapi, paymentUid).findMany(of);
  const receipts = await rowsIn(strapi, receiptUid).findMany(of);
  return async (toCome = []) => {
    const text = searchTextOf(order, { providerOrders, payments, receipts: [...toCome, ...receipts] });
    await apart(strapi, `what ${order.number} is found by`, async () => {
      await rowsIn(strapi, orderUid).updateMany({ where: { id: order.id }, data: { searchText: text } });
    });
  };
}

interface OrderIds {
  providerOrders: Pick<ProviderOrderRecord, 'providerOrderId'>[];
  payments: Pick<PaymentRecord, 'paymentId'>[];
  receipts: ReceiptNumber[];
}

type Named = Pick<OrderRecord, 'name' | 'email' | 'phone' | 'number' | 'paidPaymentId'>;

/** As it is now in the caller's transaction. */
type SearchedOrder = Named & Pick<OrderRecord, 'id'>;

/** As long as the column. An index of PostgreSQL takes no more than some 2,700 bytes, and other columns are in it. */
const maxCharacters = 900;
const maxBytes = 1_500;

/** The room for one of its parts: tidying may turn one letter into many. */
const partRoom = { characters: 254, bytes: 700 };

/** What people search by most stands first: of an order with very many tries the oldest ids fall off the end. */
export function searchTextOf(order: Named, { providerOrders, payments, receipts }: OrderIds): string {
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
    parts.flatMap((part) =>
      part === null || part === undefined || part === '' ? [] : [cutText(toSearchForm(part), partRoom)],
    ),
  );
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (longer.length <= maxCharacters && Buffer.byteLength(longer) <= maxBytes) text = longer;
  }
  return text;
}
