import {
  dimensions,
  type NumbersFilter,
  type PeriodName,
  type Stage,
} from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { peopleTable } from '../../content-types/person';
import { readMaking } from '../people/making';
import { addDays, dayIn, mondayOf } from '../people/days';

export type Query = ReturnType<Core.Strapi['db']['connection']>;

/** The rows of families that fit the filter, of any period. */
export function fitting(strapi: Core.Strapi, filter: Partial<NumbersFilter>): Query {
  const rows = strapi.db.connection(peopleTable);
  for (const name of dimensions) {
    const value = filter[name];
    if (value !== undefined) void rows.where(name, value);
  }
  return rows;
}

/** The steps, by the day on which each was taken. Who is kept was so from the payment on. */
export const dayColumns = {
  leads: 'lead_day',
  booked: 'booked_day',
  attended: 'attended_day',
  paid: 'paid_day',
  kept: 'paid_day',
} as const satisfies Record<Stage, string>;

export const hasFilter = (filter: Partial<NumbersFilter>): boolean =>
  dimensions.some((name) => filter[name] !== undefined);

export interface Period {
  from: string;
  to: string;
}

const usualDays = 60;

/** The first and the last day of a time that is asked for by name. */
export function namedPeriod(name: PeriodName, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  if (name === 'week') return { from: mondayOf(today), to: today };
  if (name === 'month') return { from: month, to: today };
  if (name === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const last = addDays(month, -1);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}

/** The days of the filter; where it names none, the last sixty. */
export async function periodOf(
  strapi: Core.Strapi,
  { from, to, period }: Pick<NumbersFilter, 'from' | 'to' | 'period'>,
  now: Date,
): Promise<Period & { zone: string; today: string }> {
  const { zone } = await readMaking(strapi);
  const today = dayIn(now, zone);
  if (period !== undefined && from === undefined && to === undefined)
    return { ...namedPeriod(period, today), zone, today };
  const last = to ?? today;
  return { from: from ?? addDays(last, 1 - usualDays), to: last, zone, today };
}

/** Counts as the database gives them: PostgreSQL's are texts. */
export const numberOf = (value: unknown): number => Number(value ?? 0);

/** One after another: SQLite has one connection, and a page of numbers is not to take all of PostgreSQL's. */
export const readRows = async (query: Query): Promise<Record<string, unknown>[]> =>
  (await query) as Record<string, unknown>[];
