import type { ReconciliationDifference } from '@lanternway/contracts/payments/reconciliation';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { ledgerTable, ledgerUid, paymentUid, refundUid } from '../../content-types/money-records';
import { ordersTable, orderUid } from '../../content-types/order';
import { deliveryUid, enrolmentUid, receiptUid } from '../../content-types/service-records';
import { compareBooks, type OrderBooks } from './books-compare';
import { holdOrder } from '../orders/orders';
import type { OrderRecord } from '../orders/records';

const ordersAtATime = 200;
const maxReported = 500;

/** Whether our own rows agree with each other: every order with its append-only ledger and what stands behind it. */
export async function checkBooks(
  strapi: Core.Strapi,
): Promise<{ compared: number; differences: ReconciliationDifference[] }> {
  const differences = await findLost(strapi);
  let compared = 0;
  for (let last = 0; ;) {
    const orders = await rowsIn(strapi, orderUid).findMany({
      where: { id: { $gt: last } },
      orderBy: [{ id: 'asc' }],
      limit: ordersAtATime,
    });
    for (const one of await booksOf(strapi, orders)) {
      if (compareBooks(one).length === 0) continue;
      if (differences.length < maxReported) differences.push(...(await compareAgain(strapi, one.order.id)));
    }
    compared += orders.length;
    last = orders.at(-1)?.id ?? last;
    if (orders.length < ordersAtATime) return { compared, differences };
  }
}

/** Compares again while nobody can change the order: its rows were first read one after the other. */
async function compareAgain(strapi: Core.Strapi, id: number): Promise<ReconciliationDifference[]> {
  return strapi.db.transaction(async () => {
    const order = await holdOrder(strapi, id);
    const [now] = await booksOf(strapi, [order]);
    return (now === undefined ? [] : compareBooks(now)).map(({ field, stands, follows }) => ({
      kind: 'ledger' as const,
      words: `Order ${order.number}, ${field}: the row says ${stands}, and its history says ${follows}.`,
      orderId: order.documentId,
      paymentId: order.number,
      isMended: false,
    }));
  });
}

/** Of several orders in few queries. */
async function booksOf(strapi: Core.Strapi, orders: readonly OrderRecord[]): Promise<OrderBooks[]> {
  if (orders.length === 0) return [];
  const of = { where: { orderId: { $in: orders.map(({ id }) => id) } }, orderBy: [{ id: 'asc' }] };
  const ofOrder = (row: { orderId: number }) => row.orderId;
  const lines = byKey(await rowsIn(strapi, ledgerUid).findMany(of), ofOrder);
  const payments = byKey(await rowsIn(strapi, paymentUid).findMany(of), ofOrder);
  const refunds = byKey(await rowsIn(strapi, refundUid).findMany(of), ofOrder);
  const receipts = byKey(await rowsIn(strapi, receiptUid).findMany(of), ofOrder);
  const enrolments = await rowsIn(strapi, enrolmentUid).findMany(of);
  const ofEnrolments = { where: { enrolmentId: { $in: enrolments.map(({ id }) => id) } } };
  const held = byKey(await rowsIn(strapi, deliveryUid).findMany(ofEnrolments), (row) => row.enrolmentId);
  return orders.map((order) => {
    const enrolment = enrolments.find(({ orderId }) => orderId === order.id) ?? null;
    return {
      order,
      lines: lines.get(order.id) ?? [],
      payments: payments.get(order.id) ?? [],
      refunds: refunds.get(order.id) ?? [],
      receipt: receipts.get(order.id)?.[0] ?? null,
      enrolment,
      deliveries: enrolment === null ? [] : (held.get(enrolment.id) ?? []),
    };
  });
}

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}

/** Orders that have a history but no row any more. Their numbers went with the rows. */
async function findLost(strapi: Core.Strapi): Promise<ReconciliationDifference[]> {
  const found: { id: number }[] = await strapi.db
    .connection({ line: ledgerTable })
    .leftJoin({ row: ordersTable }, 'row.id', 'line.order_id')
    .whereNull('row.id')
    .distinct({ id: 'line.order_id' })
    .limit(maxReported);
  return found.map(({ id }) => ({
    kind: 'ledger',
    words: `The order with the row ${String(id)} is gone, and its history is there.`,
    orderId: null,
    paymentId: `row ${String(id)}`,
    isMended: false,
  }));
}
