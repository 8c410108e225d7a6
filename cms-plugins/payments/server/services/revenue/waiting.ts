import type { Revenue } from '@lanternway/contracts/payments/revenue';
import type { Core } from '@strapi/strapi';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { disputeUid } from '../../content-types/disputes';
import { ordersTable, orderUid } from '../../content-types/order';
import { enrolmentUid } from '../../content-types/service-records';
import { isoOf, type DisputeRecord, type OrderRecord } from '../orders/records';

/** Orders in these stages by currency, of one plan or of all. Without `stages`: those begun and those being confirmed. */
export async function openOrders(
  strapi: Core.Strapi,
  stages: readonly ('pending' | 'processing')[] = ['pending', 'processing'],
  plan?: string,
): Promise<Revenue['open']> {
  const knex = strapi.db.connection;
  const rows: { currency: Revenue['open'][number]['currency']; orders: unknown; amount: unknown }[] =
    await knex(ordersTable)
      .whereIn('stage', [...stages])
      .where(plan === undefined ? {} : { plan_key: plan })
      .select('currency')
      .select(knex.raw('count(*) as orders, sum(cast(amount_minor as bigint)) as amount'))
      .groupBy('currency');
  return rows.map(({ currency, orders, amount }) => ({
    currency,
    orders: Number(orders),
    amount: Number(amount),
  }));
}

/** Sessions that families have paid for and not had yet, by currency, with their part of the money, rounded down. */
export async function owedSessions(strapi: Core.Strapi, plan?: string): Promise<Revenue['owed']> {
  const knex = strapi.db.connection;
  const enrolments = strapi.db.metadata.get(enrolmentUid).tableName;
  const rows: { currency: Revenue['owed'][number]['currency']; sessions: unknown; amount: unknown }[] =
    await knex(`${enrolments} as taken`)
      .join(`${ordersTable} as sold`, 'sold.id', 'taken.order_id')
      .whereNot('taken.state', 'ended')
      .whereRaw('taken.used < taken.bought')
      .where(plan === undefined ? {} : { 'sold.plan_key': plan })
      .select('sold.currency')
      .select(
        knex.raw(
          'sum(taken.bought - taken.used) as sessions, sum(cast(sold.captured_minor as bigint) * (taken.bought - taken.used) / taken.bought) as amount',
        ),
      )
      .groupBy('sold.currency');
  return rows.map(({ currency, sessions, amount }) => ({
    currency,
    sessions: Number(sessions),
    amount: Number(amount),
  }));
}

/** More than anybody answers. */
const maxDisputes = 200;

/** Open disputes: their orders by currency, and each dispute with the time by which it is to be answered. */
export async function openDisputes(strapi: Core.Strapi): Promise<Pick<Revenue, 'disputed' | 'deadlines'>> {
  const open = await rowsIn(strapi, disputeUid).findMany({
    where: { state: 'open' },
    orderBy: [{ answerBy: 'asc' }, { id: 'asc' }],
    limit: maxDisputes,
  });
  const ids = [...new Set(open.map(({ orderId }) => orderId))];
  const orders = await rowsIn(strapi, orderUid).findMany({ where: { id: { $in: ids } } });
  const deadlines = open.flatMap((dispute) => {
    const order = orders.find(({ id }) => id === dispute.orderId);
    return order === undefined ? [] : [deadlineOf(dispute, order)];
  });
  // One without a day comes last, on both databases.
  deadlines.sort((a, b) => (a.answerBy ?? '9').localeCompare(b.answerBy ?? '9'));
  return { disputed: byCurrency(orders), deadlines };
}

const deadlineOf = (
  { reason, answerBy, amountMinor, currency }: DisputeRecord,
  order: OrderRecord,
): Revenue['deadlines'][number] => ({
  orderId: order.documentId,
  orderNumber: order.number,
  amount: currency === order.currency && amountMinor !== null ? amountMinor : order.capturedMinor,
  currency: order.currency,
  reason,
  answerBy: isoOf(answerBy),
});

function byCurrency(orders: readonly OrderRecord[]): Revenue['disputed'] {
  const sums = new Map<string, Revenue['disputed'][number]>();
  for (const { currency, capturedMinor } of orders) {
    const before = sums.get(currency) ?? { currency, orders: 0, amount: 0 };
    sums.set(currency, { currency, orders: before.orders + 1, amount: before.amount + capturedMinor });
  }
  return [...sums.values()];
}
