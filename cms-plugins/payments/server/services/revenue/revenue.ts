import { nameSource, type SourceNames } from '@lanternway/contracts/insight/sources';
import type { Transform } from 'node:stream';
import { toMajor } from '@lanternway/contracts/money/money';
import {
  type Revenue,
  type RevenueQuery,
  type RevenueRow,
  type TaxRow,
} from '@lanternway/contracts/payments/revenue';
import { receiptZone } from '@lanternway/contracts/money/payment-day';
import { csvStream } from '@lanternway/server-kit/csv-stream';
import { familySourcesOf } from '@lanternway/server-kit/family-sources';
import type { Core } from '@strapi/strapi';
import { DateTime } from 'luxon';
import { earlierThan, monthsOf, type Month } from './months';
import { notesIn, receiptsIn, refundsIn, salesIn, type SalesSum, type TaxSum } from './sums';
import { openDisputes, openOrders, owedSessions } from './waiting';
import { readZone } from './zone';

/** What came in, what was given back and what is left, month by month, each currency apart. */
export async function readRevenue(strapi: Core.Strapi, query: RevenueQuery, now: Date): Promise<Revenue> {
  const { plan } = query;
  const zone = await readZone(strapi);
  const months = monthsOf(query, zone, now);
  const ofIndia = monthsOf({ from: months[0]?.month, to: months.at(-1)?.month }, receiptZone, now);
  return {
    zone,
    today: DateTime.fromJSDate(now, { zone }).toFormat('yyyy-MM-dd'),
    months: months.map(({ month, from, until }) => ({
      month,
      from: from.toISOString(),
      until: until.toISOString(),
    })),
    rows: rowsOf(
      { months, names: await familySourcesOf(strapi).names() },
      await salesIn(strapi, months, plan),
      await refundsIn(strapi, months, plan),
    ),
    earlier: await readEarlier(strapi, query, earlierThan(months, query.against, zone, now)),
    tax: taxOf(ofIndia, await receiptsIn(strapi, ofIndia), await notesIn(strapi, ofIndia)),
    open: await openOrders(strapi, undefined, plan),
    owed: await owedSessions(strapi, plan),
    ...(await openDisputes(strapi)),
  };
}

/** What came in and went back in the time that the months are set against. */
async function readEarlier(
  strapi: Core.Strapi,
  { plan }: RevenueQuery,
  { first, last, ...time }: ReturnType<typeof earlierThan>,
): Promise<Revenue['earlier']> {
  const sales = await salesIn(strapi, [time], plan);
  const refunds = await refundsIn(strapi, [time], plan);
  const sum = (all: readonly SalesSum[], part: 'rupees' | 'unrated') =>
    all.reduce((total, one) => total + Number(one[part] ?? 0), 0);
  return {
    ...{ first, last, gross: sum(sales, 'rupees'), refunded: sum(refunds, 'rupees') },
    unrated: sum(sales, 'unrated') + sum(refunds, 'unrated'),
  };
}

/** Sources are named as where families are counted, so that both pages say the same of the same order. */
function rowsOf(
  { months, names }: { months: readonly Month[]; names: SourceNames },
  sales: readonly SalesSum[],
  refunds: readonly SalesSum[],
): RevenueRow[] {
  const rows = new Map<string, RevenueRow>();
  const rowOf = (sum: SalesSum): RevenueRow => {
    const month = months[sum.bucket]?.month ?? '';
    const source = nameSource(sum.source, names);
    const key = [month, sum.plan_key, sum.currency, source].join('|');
    const of = { month, planKey: sum.plan_key, planTitle: sum.plan_title, source, currency: sum.currency };
    const row = rows.get(key) ?? { ...of, ...nothing };
    rows.set(key, row);
    row.unrated += Number(sum.unrated);
    return row;
  };
  for (const sum of sales) {
    const row = rowOf(sum);
    row.orders += Number(sum.count);
    row.gross += Number(sum.amount);
    row.grossRupees += Number(sum.rupees ?? 0);
  }
  for (const sum of refunds) {
    const row = rowOf(sum);
    row.refunds += Number(sum.count);
    row.refunded += Number(sum.amount);
    row.refundedRupees += Number(sum.rupees ?? 0);
  }
  return [...rows.values()].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const nothing = {
  ...{ orders: 0, gross: 0, refunds: 0, refunded: 0, grossRupees: 0, refundedRupees: 0, unrated: 0 },
};

const orderOf = ({ month, planTitle, currency, source }: RevenueRow): string =>
  [month, planTitle, currency, source].join('|');

function taxOf(months: readonly Month[], receipts: readonly TaxSum[], notes: readonly TaxSum[]): TaxRow[] {
  const rows = new Map<string, TaxRow>();
  const rowOf = ({ bucket, currency }: TaxSum): TaxRow => {
    const month = months[bucket]?.month ?? '';
    const none = { receipts: 0, amount: 0, tax: 0, notes: 0, credited: 0, creditedTax: 0 };
    const row = rows.get(`${month}|${currency}`) ?? { month, currency, ...none };
    rows.set(`${month}|${currency}`, row);
    return row;
  };
  for (const sum of receipts)
    Object.assign(rowOf(sum), {
      receipts: Number(sum.count),
      amount: Number(sum.amount),
      tax: Number(sum.tax),
    });
  for (const sum of notes)
    Object.assign(rowOf(sum), {
      notes: Number(sum.count),
      credited: Number(sum.amount),
      creditedTax: Number(sum.tax),
    });
  return [...rows.values()].sort((a, b) =>
    `${a.month}${a.currency}`.localeCompare(`${b.month}${b.currency}`),
  );
}

type Column = [title: string, read: (row: RevenueRow) => string];

/** Plain numbers that a spreadsheet adds up; the currency has its own column. */
const amount = (minor: number): string => toMajor(minor).toFixed(2);

const columns: readonly Column[] = [
  ['Month', ({ month }) => month],
  ['Plan', ({ planTitle }) => planTitle],
  ['Plan key', ({ planKey }) => planKey],
  ['Source', ({ source }) => source],
  ['Currency', ({ currency }) => currency],
  ['Orders', ({ orders }) => String(orders)],
  ['Gross', ({ gross }) => amount(gross)],
  ['Refunds', ({ refunds }) => String(refunds)],
  ['Refunded', ({ refunded }) => amount(refunded)],
  ['Net', ({ gross, refunded }) => amount(gross - refunded)],
  ['Gross in INR at the rate of payment', ({ grossRupees }) => amount(grossRupees)],
  ['Refunded in INR at the rate of payment', ({ refundedRupees }) => amount(refundedRupees)],
  ['Without a rate', ({ unrated }) => String(unrated)],
];

/** The rows of the revenue as a table. */
export async function exportRevenueCsv(
  strapi: Core.Strapi,
  query: RevenueQuery,
  now: Date,
): Promise<{ name: string; stream: Transform }> {
  const { months, rows } = await readRevenue(strapi, query, now);
  const name = `revenue-${months[0]?.month ?? ''}-to-${months.at(-1)?.month ?? ''}.csv`;
  const titles = columns.map(([title]) => title);
  return { name, stream: csvStream(titles, cells(rows)) };
}

async function* cells(rows: readonly RevenueRow[]): AsyncGenerator<string[]> {
  for (const row of rows) yield await Promise.resolve(columns.map(([, read]) => read(row)));
}
