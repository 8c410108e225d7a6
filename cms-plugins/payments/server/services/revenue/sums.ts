import { isCurrency, type Currency } from '@lanternway/contracts/money/money';
import type { Core } from '@strapi/strapi';
import { creditNotesTable } from '../../content-types/credit-notes';
import { refundsTable } from '../../content-types/money-records';
import { ordersTable } from '../../content-types/order';
import { receiptsTable } from '../../content-types/service-records';
import type { Month } from './months';

/* The sums behind the revenue, each by one statement that an index covers. */

/** Sums come as text from PostgreSQL. */
type Sum = number | string | null;

export interface SalesSum {
  /** The place of the month among those asked for. */
  bucket: number;
  plan_key: string;
  plan_title: string;
  currency: Currency;
  source: string | null;
  count: Sum;
  amount: Sum;
  rupees: Sum;
  unrated: Sum;
}

type Connection = Core.Strapi['db']['connection'];

/** The index of the month in which a time falls. The caller sees to it that it falls in one of them. */
function bucketOf(knex: Connection, column: string, months: readonly Month[]) {
  const ends = months.map((_month, at) => `when ${column} < ? then ${String(at)}`);
  const values = months.map(({ until }) => until);
  return knex.raw(`case ${ends.join(' ')} end as bucket`, values);
}

/** Paise, half up, in whole numbers, so that both databases agree: rates are in millionths. */
const rupeesSql = (amount: string): string =>
  `sum(case when sold.currency = 'INR' then ${amount} else (cast(${amount} as bigint) * sold.rupee_rate + 500000) / 1000000 end) as rupees`;

const unratedSql = `sum(case when sold.currency <> 'INR' and sold.rupee_rate is null then 1 else 0 end) as unrated`;

/** What orders brought that were paid in these months, of one plan or of all. */
export async function salesIn(
  strapi: Core.Strapi,
  months: readonly Month[],
  plan?: string,
): Promise<SalesSum[]> {
  const knex = strapi.db.connection;
  const rows: SalesSum[] = await knex(`${ordersTable} as sold`)
    .where('sold.paid_at', '>=', startOf(months))
    .where('sold.paid_at', '<', endOf(months))
    .where(ofPlan(plan))
    .select('sold.plan_key', 'sold.currency', 'sold.source')
    .select(bucketOf(knex, 'sold.paid_at', months))
    .select(knex.raw('max(sold.plan_title) as plan_title, count(*) as count'))
    .select(knex.raw('sum(cast(sold.captured_minor as bigint)) as amount'))
    .select(knex.raw(`${rupeesSql('sold.captured_minor')}, ${unratedSql}`))
    .groupBy('bucket', 'sold.plan_key', 'sold.currency', 'sold.source');
  return rows.filter(({ currency }) => isCurrency(currency));
}

/** What was given back in these months of the money that paid orders, whenever that was. */
export async function refundsIn(
  strapi: Core.Strapi,
  months: readonly Month[],
  plan?: string,
): Promise<SalesSum[]> {
  const knex = strapi.db.connection;
  return knex(`${refundsTable} as back`)
    .join(`${ordersTable} as sold`, function sameMoney() {
      this.on('sold.id', 'back.order_id')
        .andOn('sold.paid_provider', 'back.provider')
        .andOn('sold.paid_payment_id', 'back.payment_id');
    })
    .where('back.state', 'done')
    .where('back.done_at', '>=', startOf(months))
    .where('back.done_at', '<', endOf(months))
    .where(ofPlan(plan))
    .select('sold.plan_key', 'sold.currency', 'sold.source')
    .select(bucketOf(knex, 'back.done_at', months))
    .select(knex.raw('max(sold.plan_title) as plan_title, count(*) as count'))
    .select(knex.raw('sum(cast(back.amount_minor as bigint)) as amount'))
    .select(knex.raw(`${rupeesSql('back.amount_minor')}, ${unratedSql}`))
    .groupBy('bucket', 'sold.plan_key', 'sold.currency', 'sold.source');
}

/** All orders where no plan is named. */
const ofPlan = (plan?: string) => (plan === undefined ? {} : { 'sold.plan_key': plan });

export interface TaxSum {
  bucket: number;
  currency: Currency;
  count: Sum;
  amount: Sum;
  tax: Sum;
}

/** The receipts that were issued in these months. */
export const receiptsIn = (strapi: Core.Strapi, months: readonly Month[]): Promise<TaxSum[]> =>
  taxIn(strapi, receiptsTable, months, '1');

/** The credit notes, less those that cancel one. */
export const notesIn = (strapi: Core.Strapi, months: readonly Month[]): Promise<TaxSum[]> =>
  taxIn(strapi, creditNotesTable, months, `case when kind = 'credit' then 1 else -1 end`);

async function taxIn(
  strapi: Core.Strapi,
  table: string,
  months: readonly Month[],
  sign: string,
): Promise<TaxSum[]> {
  const knex = strapi.db.connection;
  return knex(table)
    .where('issued_at', '>=', startOf(months))
    .where('issued_at', '<', endOf(months))
    .select('currency')
    .select(bucketOf(knex, 'issued_at', months))
    .select(knex.raw(`sum(${sign}) as count, sum(cast(amount_minor as bigint) * (${sign})) as amount`))
    .select(knex.raw(`sum(cast(tax_minor as bigint) * (${sign})) as tax`))
    .groupBy('bucket', 'currency');
}

const startOf = (months: readonly Month[]): Date => months[0]?.from ?? new Date(0);
const endOf = (months: readonly Month[]): Date => months.at(-1)?.until ?? new Date(0);
