import { nameSource, type SourceNames } from '@lanternway/contracts/insight/sources';
import {
  leastInGroup,
  type Grouping,
  type NumbersFilter,
  type Visits,
} from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { readSourceNames } from '../people/making';
import { sumVisits, type VisitSums } from '../visits/sums';
import type { Period } from './people';

/** The columns by which visits can be grouped and filtered. */
const visitColumns = { source: 'source', campaign: 'campaign', page: 'path', country: 'country' } as const;

type VisitGrouping = keyof typeof visitColumns;

const isVisitGrouping = (name: Grouping): name is VisitGrouping => Object.hasOwn(visitColumns, name);

const events = { visit: 'visits', form_open: 'formsOpened', form_sent: 'formsSent' } as const;

const shownEvents = ['visit', 'form_open', 'form_sent'] as const satisfies readonly (keyof typeof events)[];

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
  const names = await readSourceNames(strapi);
  const rows = await sumVisits(strapi, {
    ...period,
    by: by === null || by === 'day' ? by : visitColumns[by],
    only: await onlyOf(strapi, filter, period, names),
    events: shownEvents,
  });
  const sums = new Map<string, Visits>();
  for (const { label, event, n } of rows) {
    const name = by === 'source' ? nameSource(label, names) : label;
    const counts = sums.get(name) ?? { ...nothing };
    counts[events[event as keyof typeof events]] += Number(n);
    sums.set(name, counts);
  }
  return sums;
}

/** A source is chosen by the name that staff have given it: of visits, by all its raw names. */
async function onlyOf(
  strapi: Core.Strapi,
  { source, campaign, page, country }: NumbersFilter,
  { from, to }: Period,
  names: SourceNames,
): Promise<VisitSums['only']> {
  const only: VisitSums['only'] = {
    ...(campaign === undefined ? {} : { campaign: [campaign] }),
    ...(page === undefined ? {} : { path: [page] }),
    ...(country === undefined ? {} : { country: [country] }),
  };
  if (source === undefined) return only;
  const told = await sumVisits(strapi, { from, to, by: 'source', only: {}, events: ['visit'] });
  const raw = new Set(told.map(({ label }) => label));
  return { ...only, source: [...raw].filter((one) => nameSource(one, names) === source) };
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
