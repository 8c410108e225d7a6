import type { OrderState } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import { mayTransition } from './transitions';
import type { OrderRecord } from './records';

/** The rows of orders. Every change of one goes through `changeOrder`, so that it only takes listed transitions (rule D6). */

export type OrderChange = Partial<Omit<OrderRecord, 'id' | 'documentId' | 'number' | 'version' | 'stage'>> & {
  stage?: OrderState;
};

export class OrderHasChanged extends Error {
  override name = 'OrderHasChanged';
}

const findOne = async (strapi: Core.Strapi, where: object): Promise<OrderRecord | null> =>
  await rowsIn(strapi, orderUid).findOne({ where });

/** An order by its row id. */
export const findOrder = (strapi: Core.Strapi, id: number) => findOne(strapi, { id });

export const findOrderByDocument = (strapi: Core.Strapi, documentId: string) =>
  findOne(strapi, { documentId });

/** Null too where the order is another parent's. */
export const findOrderOfParent = (strapi: Core.Strapi, userId: number, documentId: string) =>
  findOne(strapi, { userId, documentId });

/**
 * Reads an order and locks its row until the transaction ends. To be called in a transaction, before anything else of the
 * order is touched. Money is reserved or given back only while the order is held, so that two calls at the same moment
 * never give back the same money. On SQLite every transaction waits for the one before it anyway.
 */
export async function holdOrder(strapi: Core.Strapi, id: number): Promise<OrderRecord> {
  if (!strapi.db.inTransaction()) throw new Error('An order can only be locked in a transaction.');
  const held = strapi.db.queryBuilder(orderUid).select('*').where({ id }).first().forUpdate();
  const order = await held.execute<OrderRecord | null>();
  if (order === null) throw new Error('There is no such order.');
  return order;
}

/**
 * Changes an order that the caller has read, and returns it as it is then. Throws `OrderHasChanged` if it has changed since
 * it was read, which cannot happen while it is held, and an error if the transition is not listed.
 */
export async function changeOrder(
  strapi: Core.Strapi,
  order: OrderRecord,
  data: OrderChange,
): Promise<OrderRecord> {
  const { id, version, stage, number } = order;
  if (data.stage !== undefined && data.stage !== stage && !mayTransition(stage, data.stage)) {
    throw new Error(`${number}: ${stage} does not become ${data.stage}.`);
  }
  const next = { ...data, version: version + 1 };
  const { count } = await rowsIn(strapi, orderUid).updateMany({ where: { id, version }, data: next });
  if (count !== 1) throw new OrderHasChanged(`${number} has changed meanwhile.`);
  return { ...order, ...next };
}
