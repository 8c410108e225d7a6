import { nameSource } from '@lanternway/contracts/insight/sources';
import {
  leastInGroup,
  type Grouping,
  type NumbersFilter,
  type Visits,
} from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { dayCountsTable } from '../../content-types/visits';
import { readSourceNames } from '../people/making';
import { numberOf, readRows, type Period, type Query } from './people';

/** The columns by which visits can be grouped and filtered. */
const visitColumns = { source: 'source', campaign: 'campaign', page: 'path', country: 'country' } as const;

type VisitGrouping = keyof typeof visitColumns;

const isVisitGrouping = (name: Grouping): name is VisitGrouping => Object.hasOwn(visitColumns, name);

const events = { visit: 'visits', form_open: 'formsOpened', form_sent: 'formsSent' } as const;

const nothing: Visits = { visits: 0, formsOpened: 0, formsSent: 0 };

/** Whether visits can be narrowed in this way. None of them knows a form, a course or what a family said. */
export const fitsVisits = ({ form, course, heard }: NumbersFilter): boolean =>
  form === undefined && course === undefined && heard === undefined;

/**
 * The visits of some days, grouped like the families of the same days. The two are never joined: they only
 * share the names of the groups. Null where visits cannot be grouped in this way.
 */
export async function visitsBy(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  period: Period,
  by: Grouping | 'day' | null,
): Promise<Map<string, Visits> | null> {
  if (!fitsVisits(filter) || (by !== null && by !== 'day' && !isVisitGrouping(by))) return null;
  const column = by === null || by === 'day' ? by : visitColumns[by];
  const names = await readSourceNames(strapi);
  const spellings = filter.source === undefined ? null : await spellingsOf(strapi, filter.source, period);
  const rows = await readRows(narrowed(strapi, filter, period, column, spellings));
  const sums = new Map<string, Visits>();
  for (const row of rows) {
    const label = column === null ? '' : String(row['label']);
    const name = by === 'source' ? nameSource(label, names) : label;
    const counts = sums.get(name) ?? { ...nothing };
    const event = events[row['event'] as keyof typeof events];
    counts[event] += numberOf(row['n']);
    sums.set(name, counts);
  }
  return sums;
}

function narrowed(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  { from, to }: Period,
  column: string | null,
  spellings: readonly string[] | null,
): Query {
  const { connection } = strapi.db;
  const rows = connection(dayCountsTable)
    .whereBetween('day', [from, to])
    .whereIn('event', Object.keys(events))
    .select(connection.raw(`${column ?? "''"} as label, event, sum(n) as n`))
    .groupBy('event');
  if (column !== null) void rows.groupBy(column);
  for (const name of ['campaign', 'page', 'country'] as const) {
    const value = filter[name];
    if (value !== undefined) void rows.where(visitColumns[name], value);
  }
  if (spellings !== null) void rows.whereIn('source', [...spellings]);
  return rows;
}

/** The raw names of one source among the visits of these days. */
async function spellingsOf(strapi: Core.Strapi, source: string, { from, to }: Period): Promise<string[]> {
  const names = await readSourceNames(strapi);
  const found = await readRows(
    strapi.db.connection(dayCountsTable).whereBetween('day', [from, to]).distinct('source'),
  );
  return found.map((row) => String(row['source'])).filter((raw) => nameSource(raw, names) === source);
}

/** Of so few visits no number is shown. */
export const shownVisits = (visits: Visits | undefined): Visits | null =>
  visits === undefined || visits.visits < leastInGroup ? null : visits;

export const addVisits = (all: Iterable<Visits>): Visits => {
  const sum = { ...nothing };
  for (const visits of all)
    for (const name of Object.keys(sum) as (keyof Visits)[]) sum[name] += visits[name];
  return sum;
};
