import { stages, type Counts, type NumbersFilter, type Stage } from '@lanternway/contracts/insight/staff';
import type { Currency } from '@lanternway/contracts/money/money';
import type { Core } from '@strapi/strapi';
import { currencyNames } from '../people/person-of';
import { dayColumns, fitting, numberOf, readRows, type Period } from './people';

export interface Sum {
  currency: Currency;
  paidMinor: number;
  refundedMinor: number;
}

/** What a group of families came to. `label` is null where it is not known. */
export interface Counted {
  label: string | null;
  counts: Counts;
  /** How many of them a list at the desks can show. */
  listed: Counts;
  money: Sum[];
}

export const none: Counts = { leads: 0, booked: 0, attended: 0, paid: 0, kept: 0 };

const kept = 'sum(case when is_kept then 1 else 0 end) as kept';
const money = currencyNames
  .flatMap(([, name]) => ['paid', 'refunded'].map((part) => `${part}_${name.toLowerCase()}`))
  .map((column) => `sum(${column}) as ${column}`);

/** What a list shows of those who took a step: their enquiries, and from the payment on their orders. */
const shownBy = {
  leads: 'enquiry_id',
  booked: 'enquiry_id',
  attended: 'enquiry_id',
  paid: 'order_id',
  kept: 'order_id',
} as const satisfies Record<Stage, string>;

const listed = (stage: Stage): string => {
  const kept = stage === 'kept' ? ' and is_kept' : '';
  return `sum(case when ${dayColumns[stage]} is not null and ${shownBy[stage]} is not null${kept} then 1 else 0 end) as listed_${stage}`;
};

const listedIn = (row: Record<string, unknown>): Counts => ({
  leads: numberOf(row['listed_leads']),
  booked: numberOf(row['listed_booked']),
  attended: numberOf(row['listed_attended']),
  paid: numberOf(row['listed_paid']),
  kept: numberOf(row['listed_kept']),
});

/** Groups the families of a period by a column; by none where it is null. */
export const countGroups = (
  strapi: Core.Strapi,
  filter: NumbersFilter,
  period: Period,
  by: string | null,
): Promise<Counted[]> =>
  filter.view === 'activity'
    ? countActivity(strapi, filter, period, by)
    : countCohort(strapi, filter, period, by);

const labelOf = (by: string | null) => (by === null ? `'' as label` : `${by} as label`);

/** Families who came in the period, and what became of them, whenever it was. */
async function countCohort(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  { from, to }: Period,
  by: string | null,
): Promise<Counted[]> {
  const selected = [
    labelOf(by),
    'count(*) as leads',
    ...(['booked', 'attended', 'paid'] as const).map((stage) => `count(${dayColumns[stage]}) as ${stage}`),
    kept,
    ...stages.map(listed),
    ...money,
  ].join(', ');
  const query = fitting(strapi, filter)
    .whereBetween('lead_day', [from, to])
    .select(strapi.db.connection.raw(selected));
  if (by !== null) void query.groupBy(by);
  const rows = await readRows(query);
  return rows.map((row) => ({
    label: row['label'] === null ? null : String(row['label']),
    counts: {
      leads: numberOf(row['leads']),
      booked: numberOf(row['booked']),
      attended: numberOf(row['attended']),
      paid: numberOf(row['paid']),
      kept: numberOf(row['kept']),
    },
    listed: listedIn(row),
    money: sumsIn(row),
  }));
}

/** What happened in the period, to whatever family. */
async function countActivity(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  { from, to }: Period,
  by: string | null,
): Promise<Counted[]> {
  const groups = new Map<string | null, Counted>();
  const groupOf = (label: string | null) => {
    const group = groups.get(label) ?? { label, counts: { ...none }, listed: { ...none }, money: [] };
    groups.set(label, group);
    return group;
  };
  for (const stage of ['leads', 'booked', 'attended', 'paid'] as const) {
    const selected = [
      labelOf(by),
      'count(*) as families',
      listed(stage),
      ...(stage === 'paid' ? [kept, listed('kept'), ...money] : []),
    ].join(', ');
    const query = fitting(strapi, filter)
      .whereBetween(dayColumns[stage], [from, to])
      .select(strapi.db.connection.raw(selected));
    if (by !== null) void query.groupBy(by);
    for (const row of await readRows(query)) {
      const group = groupOf(row['label'] === null ? null : String(row['label']));
      group.counts[stage] = numberOf(row['families']);
      group.listed[stage] = numberOf(row[`listed_${stage}`]);
      if (stage !== 'paid') continue;
      group.counts.kept = numberOf(row['kept']);
      group.listed.kept = numberOf(row['listed_kept']);
      group.money = sumsIn(row);
    }
  }
  return [...groups.values()];
}

/** Only the currencies in which anything was paid. */
const sumsIn = (row: Record<string, unknown>): Sum[] =>
  currencyNames
    .map(([currency, name]) => ({
      currency,
      paidMinor: numberOf(row[`paid_${name.toLowerCase()}`]),
      refundedMinor: numberOf(row[`refunded_${name.toLowerCase()}`]),
    }))
    .filter(({ paidMinor }) => paidMinor > 0);

/** Several groups as one. */
export function addUp(label: string | null, groups: readonly Counted[]): Counted {
  const counts = { ...none };
  const listed = { ...none };
  const sums = new Map<Currency, Sum>();
  for (const group of groups) {
    for (const stage of stages) {
      counts[stage] += group.counts[stage];
      listed[stage] += group.listed[stage];
    }
    for (const { currency, paidMinor, refundedMinor } of group.money) {
      const before = sums.get(currency) ?? { currency, paidMinor: 0, refundedMinor: 0 };
      sums.set(currency, {
        currency,
        paidMinor: before.paidMinor + paidMinor,
        refundedMinor: before.refundedMinor + refundedMinor,
      });
    }
  }
  const money = currencyNames.flatMap(([currency]) => sums.get(currency) ?? []);
  return { label, counts, listed, money };
}

/** Groups that are too small to be shown are one: counts must not say what became of a single family. */
export function withOthers<Group extends Counted>(
  groups: readonly Group[],
  least: number,
): { shown: Group[]; others: Group[] } {
  const sizeOf = ({ counts }: Group) => Math.max(counts.leads, counts.booked, counts.attended, counts.paid);
  const shown = groups.filter((group) => sizeOf(group) >= least);
  const others = groups.filter((group) => sizeOf(group) < least);
  return { shown: shown.sort((a, b) => b.counts.leads - a.counts.leads), others };
}
