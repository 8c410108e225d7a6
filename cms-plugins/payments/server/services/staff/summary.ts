import type { FinanceSummary } from '@lanternway/contracts/payments/staff';
import { currencies, type Currency } from '@lanternway/contracts/money/money';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { refundRequestUid, refundUid } from '../../content-types/money-records';
import { ordersTable, orderUid } from '../../content-types/order';
import { reconciliationUid } from '../../content-types/service-records';
import { midnightIn } from '../revenue/months';
import { openDisputes, openOrders } from '../revenue/waiting';
import { readZone } from '../revenue/zone';
import { countAttention } from './waiting-counts';

/** What there is to do for the person who asks, and what has come in today. */
export async function readSummary(strapi: Core.Strapi, staffId: number, now: Date): Promise<FinanceSummary> {
  const approvable = approvableBy(staffId);
  const { isTest, razorpay, paypal } = readConfig(strapi);
  return {
    attention: await countAttention(strapi),
    openRequests: await rowsIn(strapi, refundRequestUid).count({ where: { state: 'open' } }),
    awaitingApproval: await rowsIn(strapi, refundUid).count({ where: approvable }),
    oldestRequestAt: isoOf(await rowsIn(strapi, refundRequestUid).findOne(oldest({ state: 'open' }))),
    oldestApprovalAt: isoOf(await rowsIn(strapi, refundUid).findOne(oldest(approvable))),
    disputes: (await openDisputes(strapi)).deadlines,
    open: await openOrders(strapi, ['pending']),
    processing: await rowsIn(strapi, orderUid).count({ where: { stage: 'processing' } }),
    takenToday: await takenSince(strapi, midnightIn(await readZone(strapi), now)),
    isTest,
    configured: { razorpay: razorpay !== null, paypal: paypal !== null },
    lastReconciliation: await lastReconciliation(strapi),
  };
}

/** Nobody approves their own refund. Without the null, SQL leaves out those that the server asked for. */
const approvableBy = (staffId: number) => ({
  state: 'awaiting_approval' as const,
  $or: [{ requestedById: { $null: true } }, { requestedById: { $ne: staffId } }],
});

/** The one that was asked for first. */
const oldest = <Where extends object>(where: Where) =>
  ({ where, select: ['askedAt'], orderBy: { askedAt: 'asc' } }) as const;

const isoOf = (row: { askedAt: string | Date } | null): string | null =>
  row === null ? null : new Date(row.askedAt).toISOString();

async function takenSince(strapi: Core.Strapi, from: Date): Promise<FinanceSummary['takenToday']> {
  const counted: { currency: Currency; amount: unknown; orders: unknown }[] = await strapi.db
    .connection(ordersTable)
    .select('currency')
    .sum({ amount: 'captured_minor' })
    .count({ orders: '*' })
    .where('paid_at', '>=', from)
    .groupBy('currency');
  return currencies.flatMap((currency) => {
    const taken = counted.find((row) => row.currency === currency);
    if (taken === undefined) return [];
    return [{ currency, amount: Number(taken.amount), orders: Number(taken.orders) }];
  });
}

async function lastReconciliation(strapi: Core.Strapi): Promise<FinanceSummary['lastReconciliation']> {
  const found = await rowsIn(strapi, reconciliationUid).findMany({
    orderBy: [{ ranAt: 'desc' }, { id: 'desc' }],
    limit: 3,
  });
  const [last] = found;
  if (last === undefined) return null;
  // A day has one row for each provider, and one for our own ledger.
  const ofDay = found.filter(
    (row) => row === last || (row.day === last.day && row.provider !== last.provider),
  );
  const differences = ofDay.flatMap((row) => (row.differences ?? []).filter(({ isMended }) => !isMended));
  return { day: last.day, differences: differences.length };
}
