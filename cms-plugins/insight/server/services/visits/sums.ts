import type { CountedEvent } from '@lanternway/contracts/insight/visits';
import { visitGroupings, type VisitGrouping } from '@lanternway/contracts/insight/visits-staff';
import type { Core } from '@strapi/strapi';
import { dayCountsTable, dayTotalsTable } from '../../content-types/visits';
import { lastAddedUp } from './add-up';

/** What is asked for of some days, both included. */
export interface VisitSums {
  from: string;
  to: string;
  by: VisitGrouping | 'day' | null;
  /** Only visits with one of these values. */
  only: Partial<Record<VisitGrouping, readonly string[]>>;
  /** Without it, all. */
  events?: readonly CountedEvent[];
}

/** A sum from the database; text in PostgreSQL. A label may come twice: once for days that are over, once for the latest. */
export interface Summed {
  label: string;
  event: CountedEvent;
  n: number | string;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10);

/** Adds up the counts: of days that are over from their totals if at most one column is asked for, else from single rows. */
export async function sumVisits(strapi: Core.Strapi, asked: VisitSums): Promise<Summed[]> {
  const named = new Set([
    ...visitGroupings.filter((part) => asked.only[part] !== undefined),
    ...(asked.by === null || asked.by === 'day' ? [] : [asked.by]),
  ]);
  const last = named.size > 1 ? null : await lastAddedUp(strapi);
  if (last === null || last < asked.from) return sumRows(strapi, asked);
  const [part = 'day'] = named;
  const over = await sumTotals(strapi, part, { ...asked, to: last < asked.to ? last : asked.to });
  return asked.to <= last ? over : [...over, ...(await sumRows(strapi, { ...asked, from: dayAfter(last) }))];
}

async function sumTotals(
  strapi: Core.Strapi,
  part: VisitGrouping | 'day',
  { from, to, by, only, events }: VisitSums,
): Promise<Summed[]> {
  const column = by === 'day' ? 'day' : 'label';
  const label = by === null ? "''" : column;
  const rows = strapi.db.connection(dayTotalsTable).where('part', part).whereBetween('day', [from, to]);
  const values = part === 'day' ? undefined : only[part];
  if (values !== undefined) void rows.whereIn('label', [...values]);
  if (events !== undefined) void rows.whereIn('event', [...events]);
  if (by !== null) void rows.groupBy(column);
  return (await rows
    .groupBy('event')
    .select(strapi.db.connection.raw(`${label} as label, event, sum(n) as n`))) as Summed[];
}

async function sumRows(strapi: Core.Strapi, { from, to, by, only, events }: VisitSums): Promise<Summed[]> {
  const rows = strapi.db.connection(dayCountsTable).whereBetween('day', [from, to]);
  for (const part of visitGroupings) {
    const values = only[part];
    if (values !== undefined) void rows.whereIn(part, [...values]);
  }
  if (events !== undefined) void rows.whereIn('event', [...events]);
  if (by !== null) void rows.groupBy(by);
  return (await rows
    .groupBy('event')
    .select(strapi.db.connection.raw(`${by ?? "''"} as label, event, sum(n) as n`))) as Summed[];
}
