import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import type { OrderRecord } from './records';

const dayMs = 24 * 60 * 60 * 1000;

type SamePurchase = Pick<OrderRecord, 'userId' | 'planKey' | 'track'>;

/**
 * The order by which a parent bought the same plan and track within 24 hours, in any currency (product rule D14); null
 * where there is none, or its money went back. `except` is the row id of an order to leave out.
 */
export async function boughtToday(
  strapi: Core.Strapi,
  { userId, planKey, track }: SamePurchase,
  except?: number,
): Promise<OrderRecord | null> {
  const where = {
    ...{ userId, planKey, track },
    ...(except === undefined ? {} : { id: { $ne: except } }),
    paidAt: { $gte: new Date(Date.now() - dayMs) },
    stage: { $ne: 'refunded' },
  };
  return await rowsIn(strapi, orderUid).findOne({ where, orderBy: [{ paidAt: 'desc' }] });
}

/**
 * Locks all orders of a parent for a plan, so that of two paid at the same moment the second finds the first. To be called
 * in a transaction, before any order is held. It always locks in the same order, so that no two calls wait for each other.
 */
export async function holdSame(
  strapi: Core.Strapi,
  { userId, planKey }: Omit<SamePurchase, 'track'>,
): Promise<void> {
  await strapi.db
    .queryBuilder(orderUid)
    .select('id')
    .where({ userId, planKey })
    .orderBy({ id: 'asc' })
    .forUpdate()
    .execute();
}
