import type { OrderRow } from '@lanternway/contracts/payments/staff';
import type { Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { receiptUid } from '../../content-types/service-records';
import { attentionsOf, isoOf, timeOf, type OrderRecord } from '../orders/records';

/** A receipt's number and the provider that was tried last, by the order's row id. */
interface OrderExtras {
  receipts: ReadonlyMap<number, string>;
  providers: ReadonlyMap<number, Provider>;
}

/** The orders of these row ids as the list shows them, in that order. One that is gone is left out. */
export async function readOrderRows(strapi: Core.Strapi, ids: readonly number[]): Promise<OrderRow[]> {
  const where = { id: { $in: [...ids] } };
  const orders = await rowsIn(strapi, orderUid).findMany({ where });
  const rows = await toOrderRows(strapi, orders);
  const places = new Map(orders.map(({ id }, index) => [id, rows[index]]));
  return ids.flatMap((id) => places.get(id) ?? []);
}

export async function toOrderRows(strapi: Core.Strapi, orders: readonly OrderRecord[]): Promise<OrderRow[]> {
  const of = { where: { orderId: { $in: orders.map(({ id }) => id) } }, orderBy: { id: 'asc' } } as const;
  const receipts = await rowsIn(strapi, receiptUid).findMany(of);
  const tried = await rowsIn(strapi, providerOrderUid).findMany(of);
  const extras = {
    receipts: new Map(receipts.map(({ orderId, number }) => [orderId, number])),
    providers: new Map(tried.map(({ orderId, provider }) => [orderId, provider])),
  };
  return orders.map((order) => rowOf(order, extras));
}

const rowOf = (order: OrderRecord, { receipts, providers }: OrderExtras): OrderRow => ({
  id: order.documentId,
  number: order.number,
  // Both are taken away where a person asked to be forgotten; the order stays.
  name: order.name ?? '',
  email: order.email ?? '',
  planTitle: order.planTitle,
  trackTitle: order.trackTitle,
  amount: order.amountMinor,
  currency: order.currency,
  refunded: order.refundedMinor,
  state: order.stage,
  provider: order.paidProvider ?? providers.get(order.id) ?? null,
  paymentId: order.paidPaymentId,
  receiptNumber: receipts.get(order.id) ?? null,
  attentions: attentionsOf(order),
  createdAt: timeOf(order.placedAt).toISOString(),
  paidAt: isoOf(order.paidAt),
});
