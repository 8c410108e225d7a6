import type { FinanceWeek } from '@lanternway/contracts/payments/staff';
import { currencies } from '@lanternway/contracts/money/money';
import type { WeekQuery } from '@lanternway/contracts/wire/weeks';
import { countRows } from '@lanternway/server-kit/db/count-rows';
import { countWeeks, weeksOf, type Period } from '@lanternway/server-kit/weeks';
import type { Core } from '@strapi/strapi';
import { refundsTable } from '../../content-types/money-records';
import { ordersTable } from '../../content-types/order';

/** What was paid and given back this week. */
export async function readWeek(strapi: Core.Strapi, query: WeekQuery): Promise<FinanceWeek> {
  const { now, before } = weeksOf(query);
  const [ofNow, ofBefore] = [await netIn(strapi, now), await netIn(strapi, before)];
  return {
    net: currencies.flatMap((currency) => {
      const net = { currency, now: ofNow.get(currency) ?? 0, before: ofBefore.get(currency) ?? 0 };
      return net.now === 0 && net.before === 0 ? [] : [net];
    }),
    paid: await countWeeks(query, (period) => countRows(paidIn(strapi, period))),
    refunded: await countWeeks(query, (period) => countRows(refundedIn(strapi, period))),
  };
}

const paidIn = (strapi: Core.Strapi, { from, to }: Period) =>
  strapi.db.connection(ordersTable).where('paid_at', '>=', from).where('paid_at', '<', to);

const refundedIn = (strapi: Core.Strapi, { from, to }: Period) =>
  strapi.db
    .connection(refundsTable)
    .where('state', 'done')
    .where('done_at', '>=', from)
    .where('done_at', '<', to);

type Rows = ReturnType<typeof paidIn>;

async function netIn(strapi: Core.Strapi, period: Period): Promise<Map<string, number>> {
  const net = await sumsOf(paidIn(strapi, period), 'captured_minor');
  for (const [currency, amount] of await sumsOf(refundedIn(strapi, period), 'amount_minor'))
    net.set(currency, (net.get(currency) ?? 0) - amount);
  return net;
}

async function sumsOf(rows: Rows, column: string): Promise<Map<string, number>> {
  const sums: { currency: string; amount: unknown }[] = await rows
    .select('currency')
    .sum({ amount: column })
    .groupBy('currency');
  return new Map(sums.map(({ currency, amount }) => [currency, Number(amount)]));
}
