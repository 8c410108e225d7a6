import { unknownSource } from '@lanternway/contracts/insight/sources';
import { dimensions, type NumbersFilter } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { currencyNames } from '../people/person-of';
import { nobody, type Counted, type Sum } from './counting';
import { dayColumns, fitting, numberOf, readRows, type Period } from './people';

/** Which rows are counted: those whose day in column `day` is in the period, grouped by column `by`. */
interface Rows {
  strapi: Core.Strapi;
  filter: NumbersFilter;
  period: Period;
  day: string;
  by: string | null;
}

type Row = Record<string, unknown>;

/** The three steps up to the payment, each with the column of its day. */
const early = ['leads', 'booked', 'attended'] as const;

const kept = 'sum(case when is_kept then 1 else 0 end)';
const listed = [
  'count(order_id) as listed_paid',
  'sum(case when is_kept and order_id is not null then 1 else 0 end) as listed_kept',
];
/** Of those who paid: how many said how they found us, and of how many it is known, from that or from the first touch. */
const known = [
  'count(heard) as heard',
  `sum(case when heard is not null or source <> '${unknownSource}' then 1 else 0 end) as known`,
];
const money = currencyNames
  .flatMap(([, name]) => ['paid', 'refunded'].map((part) => `${part}_${name.toLowerCase()}`))
  .concat('net_rupees', 'unrated')
  .map((column) => `sum(${column}) as ${column}`);

/** Groups the families of a period by a column; null makes one group of all. */
export async function countGroups(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  period: Period,
  by: string | null,
): Promise<Counted[]> {
  const groups = new Map<string | null, Counted>();
  const rows = { strapi, filter, period, by };
  if (filter.view === 'activity') await countActivity(groups, rows);
  else await countCohort(groups, rows);
  return [...groups.values()];
}

function groupOf(groups: Map<string | null, Counted>, row: Row): Counted {
  const label = row['label'] === null ? null : String(row['label']);
  const group = groups.get(label) ?? nobody(label);
  groups.set(label, group);
  return group;
}

/**
 * For each column of the day: the columns by which families are first added up day by day. Mostly they are in the order of
 * an index: families of one day and page, for example, are next to each other in it, and are added up as they are read.
 * Sorting a year of families by one of the columns would take as long again as reading them. No index is in the order of
 * `form`, `course`, `country` or `heard`; but families are read by day, and sorting rows that are nearly in order takes
 * SQLite a third less time.
 */
const dayByDay: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  [dayColumns.leads]: {
    source: ['source'],
    campaign: ['source', 'campaign'],
    page: ['page'],
    form: ['form'],
    course: ['course'],
    country: ['country'],
    heard: ['heard'],
    teacher: ['teacher'],
  },
  [dayColumns.booked]: { page: ['page'] },
  [dayColumns.attended]: { page: ['page'] },
};

/** The columns for `by`; undefined where there are none, or a filter needs another column. */
function keysFor({ filter, day, by }: Rows): readonly string[] | undefined {
  const keys = dayByDay[day]?.[by ?? ''];
  return dimensions.every((name) => filter[name] === undefined || keys?.includes(name)) ? keys : undefined;
}

/** Sums over all families of a step, by a column: first for each day, then over all days. `sums`: SQL by name. */
async function readStep(asked: Rows, sums: Readonly<Record<string, string>>): Promise<Row[]> {
  const { strapi, filter, period, day, by } = asked;
  const { connection } = strapi.db;
  const named = Object.entries(sums).map(([name, sum]) => `${sum} as ${name}`);
  const keys = keysFor(asked);
  if (by === null || keys === undefined) return read(asked, named);
  const ofDays = fitting(strapi, filter)
    .whereBetween(day, [period.from, period.to])
    .select(connection.raw([day, ...keys, ...named].join(', ')))
    .groupBy([day, ...keys]);
  const added = Object.keys(sums).map((name) => `sum(${name}) as ${name}`);
  return readRows(
    connection
      .from(ofDays.as('days'))
      .select(connection.raw([`${by} as label`, ...added].join(', ')))
      .groupBy(by),
  );
}

/** Adds up the rows with one statement, without the step by day. */
async function read(
  { strapi, filter, period, day, by }: Rows,
  sums: readonly string[],
  and?: string,
): Promise<Row[]> {
  const label = by === null ? `'' as label` : `${by} as label`;
  const query = fitting(strapi, filter)
    .whereBetween(day, [period.from, period.to])
    .select(strapi.db.connection.raw([label, ...sums].join(', ')));
  if (and !== undefined) void query.whereRaw(and);
  if (by !== null) void query.groupBy(by);
  return readRows(query);
}

/** Families who came in the period, and what became of them, whenever it was. */
async function countCohort(groups: Map<string | null, Counted>, asked: Omit<Rows, 'day'>): Promise<void> {
  const rows = { ...asked, day: dayColumns.leads };
  const steps = [...early, 'paid', 'kept'] as const;
  const sums = {
    ...Object.fromEntries([...early, 'paid' as const].map((step) => [step, `count(${dayColumns[step]})`])),
    kept,
  };
  for (const row of await readStep(rows, sums)) {
    const group = groupOf(groups, row);
    for (const step of steps) group.counts[step] = numberOf(row[step]);
    for (const step of early) group.listed[step] = group.counts[step];
  }
  // Few: those who ordered without writing, and those who were erased.
  const unlisted = early.map((step) => `count(${dayColumns[step]}) as ${step}`);
  for (const row of await read(rows, unlisted, 'enquiry_id is null')) {
    const group = groupOf(groups, row);
    for (const step of early) group.listed[step] -= numberOf(row[step]);
  }
  for (const row of await read(rows, [...listed, ...known, ...money], 'paid_day is not null'))
    takeMoney(groupOf(groups, row), row);
}

/** What happened in the period, to whatever family. */
async function countActivity(groups: Map<string | null, Counted>, asked: Omit<Rows, 'day'>): Promise<void> {
  const all = 'count(*) as families';
  for (const step of early) {
    const rows = { ...asked, day: dayColumns[step] };
    for (const row of await readStep(rows, { families: 'count(*)' })) {
      const group = groupOf(groups, row);
      group.counts[step] = numberOf(row['families']);
      group.listed[step] = group.counts[step];
    }
    for (const row of await read(rows, [all], 'enquiry_id is null'))
      groupOf(groups, row).listed[step] -= numberOf(row['families']);
  }
  for (const row of await read({ ...asked, day: dayColumns.paid }, [
    all,
    `${kept} as kept`,
    ...listed,
    ...known,
    ...money,
  ])) {
    const group = groupOf(groups, row);
    group.counts.paid = numberOf(row['families']);
    group.counts.kept = numberOf(row['kept']);
    takeMoney(group, row);
  }
}

function takeMoney(group: Counted, row: Row): void {
  group.listed.paid = numberOf(row['listed_paid']);
  group.listed.kept = numberOf(row['listed_kept']);
  group.known = { heard: numberOf(row['heard']), known: numberOf(row['known']) };
  group.money = sumsIn(row);
  group.rupees = { minor: numberOf(row['net_rupees']), unrated: numberOf(row['unrated']) };
}

/** Only the currencies in which anything was paid. */
const sumsIn = (row: Row): Sum[] =>
  currencyNames
    .map(([currency, name]) => ({
      currency,
      paidMinor: numberOf(row[`paid_${name.toLowerCase()}`]),
      refundedMinor: numberOf(row[`refunded_${name.toLowerCase()}`]),
    }))
    .filter(({ paidMinor }) => paidMinor > 0);
