import type { OrderFilter, OrderQuery } from '@lanternway/contracts/payments/staff';
import { nameSource } from '@lanternway/contracts/insight/sources';
import { readFamilyList } from '@lanternway/contracts/insight/family-list';
import { countRows } from '@lanternway/server-kit/db/count-rows';
import { familyListsOf } from '@lanternway/server-kit/family-lists';
import { familySourcesOf } from '@lanternway/server-kit/family-sources';
import type { Core } from '@strapi/strapi';
import { DateTime } from 'luxon';
import { providerOrdersTable, refundsTable } from '../../content-types/money-records';
import { ordersTable } from '../../content-types/order';
import { amountIn, searchesOf } from './search';

type Connection = Core.Strapi['db']['connection'];
type Builder = ReturnType<Connection['queryBuilder']>;

/** All that the list filters, searches and sorts by, so that it reads only the rows of one page. */
const columns = [
  'placed_at',
  'id',
  'stage',
  'currency',
  'paid_provider',
  'plan_key',
  'attention',
  'amount_minor',
  'search_text',
];

/**
 * Makes the list's index at the start, if it is missing. It is no index of the content type: Strapi does not see the column
 * `id` in an index of PostgreSQL, so at every upgrade it would take the index for a changed one, and fail to make it again.
 */
export async function prepareDeskIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create index if not exists ${ordersTable}_desk_ix on ${ordersTable} (${columns.join(', ')})`,
  );
}

/** A filter that the database understands: staff name a source, but orders keep it as the browser reported it. */
export interface ReadFilter extends OrderFilter {
  told?: readonly (string | null)[];
}

export async function readFilter<Filter extends OrderFilter>(
  strapi: Core.Strapi,
  filter: Filter,
): Promise<Filter & ReadFilter> {
  if (filter.source === undefined) return filter;
  const names = await familySourcesOf(strapi).names();
  const rows: { source: string | null }[] = await strapi.db.connection(ordersTable).distinct('source');
  const told = rows
    .map(({ source }) => source)
    .filter((source) => nameSource(source, names) === filter.source);
  return { ...filter, told };
}

/** Every order that fits, unordered. */
export function fitting(strapi: Core.Strapi, filter: ReadFilter): Builder {
  const knex = strapi.db.connection;
  const orders = knex(ordersTable);
  if (filter.state !== undefined) void orders.where('stage', filter.state);
  if (filter.currency !== undefined) void orders.where('currency', filter.currency);
  if (filter.plan !== undefined) void orders.where('plan_key', filter.plan);
  if (filter.attention) void orders.whereNotNull('attention');
  narrowByProvider(knex, orders, filter);
  narrowByDay(orders, filter);
  narrowBySource(orders, filter);
  narrowByMoney(knex, orders, filter);
  narrowBySearch(orders, filter);
  narrowByFamilies(strapi, orders, filter);
  return orders;
}

/** Orders paid at this provider; of unpaid orders, those begun at it. */
function narrowByProvider(knex: Connection, orders: Builder, { provider }: OrderFilter): void {
  if (provider === undefined) return;
  const tried = knex(providerOrdersTable)
    .select(knex.raw('1'))
    .where(`${providerOrdersTable}.provider`, provider)
    .whereRaw('?? = ??', [`${providerOrdersTable}.order_id`, `${ordersTable}.id`]);
  void orders.where((paid) => {
    void paid.where('paid_provider', provider).orWhere((open) => {
      void open.whereNull('paid_provider').whereExists(tried);
    });
  });
}

/** A day that does not exist, such as 31 April, does not narrow the list. */
function narrowByDay(orders: Builder, { from, to }: OrderFilter): void {
  const first = DateTime.fromISO(from ?? '', { zone: 'utc' });
  const last = DateTime.fromISO(to ?? '', { zone: 'utc' });
  if (first.isValid) void orders.where('placed_at', '>=', first.toJSDate());
  if (last.isValid) void orders.where('placed_at', '<', last.plus({ days: 1 }).toJSDate());
}

function narrowBySource(orders: Builder, { told }: ReadFilter): void {
  if (told === undefined) return;
  const known = told.filter((source) => source !== null);
  void orders.where((any) => {
    void any.whereIn('source', known);
    if (told.includes(null)) void any.orWhereNull('source');
  });
}

/** The families behind a number of the funnel: the first order that each paid. */
function narrowByFamilies(strapi: Core.Strapi, orders: Builder, { families }: OrderFilter): void {
  const list = families === undefined ? null : readFamilyList(families);
  if (list !== null) void orders.whereIn('document_id', familyListsOf(strapi).orders(list));
}

/** As the revenue counts: money that pays an order, and what was given back of that. */
function narrowByMoney(knex: Connection, orders: Builder, filter: OrderFilter): void {
  const { paidFrom, paidUntil, refundedFrom, refundedUntil } = filter;
  if (paidFrom !== undefined) void orders.where('paid_at', '>=', new Date(paidFrom));
  if (paidUntil !== undefined) void orders.where('paid_at', '<', new Date(paidUntil));
  if (refundedFrom === undefined && refundedUntil === undefined) return;
  const refunds = knex(refundsTable)
    .select('order_id')
    .where({ state: 'done', payment_id: knex.ref(`${ordersTable}.paid_payment_id`) });
  if (refundedFrom !== undefined) void refunds.where('done_at', '>=', new Date(refundedFrom));
  if (refundedUntil !== undefined) void refunds.where('done_at', '<', new Date(refundedUntil));
  void orders.whereIn('id', refunds);
}

function narrowBySearch(orders: Builder, { search }: OrderFilter): void {
  const searches = searchesOf(search);
  if (searches.length === 0) return;
  const amount = amountIn(search);
  void orders.where((any) => {
    if (amount !== null) void any.orWhere('amount_minor', amount);
    for (const patterns of searches) {
      void any.orWhere((all) => {
        for (const pattern of patterns) void all.whereRaw(`search_text like ? escape '\\'`, [pattern]);
      });
    }
  });
}

/** The row ids that fit, in an order in which no two are equal, so that no page repeats or leaves out one. */
export function inOrder(strapi: Core.Strapi, filter: ReadFilter, sort: OrderQuery['sort']): Builder {
  const orders = fitting(strapi, filter).select('id');
  // An amount cannot be compared with one of another currency.
  if (sort === 'amount') void orders.orderBy('currency').orderBy('amount_minor', 'desc');
  const way = sort === 'oldest' ? 'asc' : 'desc';
  return orders.orderBy([
    { column: 'placed_at', order: way },
    { column: 'id', order: way },
  ]);
}

export const countFitting = (strapi: Core.Strapi, filter: ReadFilter): Promise<number> =>
  countRows(fitting(strapi, filter));
