import type { OrderPage, OrderQuery } from '@lanternway/contracts/payments/staff';
import type { OrderedPlan } from '@lanternway/contracts/payments/staff-order';
import type { Core } from '@strapi/strapi';
import { ordersTable } from '../../content-types/order';
import { countFitting, inOrder, readFilter } from './query';
import { readOrderRows } from './rows';

/** One page of the list of orders. */
export async function listOrders(strapi: Core.Strapi, asked: OrderQuery): Promise<OrderPage> {
  const query = await readFilter(strapi, asked);
  const { page, pageSize, sort } = query;
  const total = await countFitting(strapi, query);
  const found: { id: number }[] = await inOrder(strapi, query, sort)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await readOrderRows(
    strapi,
    found.map(({ id }) => id),
  );
  return { rows, total, page, pageSize };
}

/** Every plan that has ever been ordered, under the name it had last. */
export async function listOrderedPlans(strapi: Core.Strapi): Promise<OrderedPlan[]> {
  const knex = strapi.db.connection;
  const last = knex(ordersTable).max('id').groupBy('plan_key');
  const found: OrderedPlan[] = await knex(ordersTable)
    .select({ key: 'plan_key', title: 'plan_title' })
    .whereIn('id', last);
  return found.sort((a, b) => a.title.localeCompare(b.title) || a.key.localeCompare(b.key));
}
