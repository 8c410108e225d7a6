import {
  smallestGroup,
  visitGroupings,
  type VisitCounts,
  type VisitDay,
  type VisitGrouping,
  type VisitQuery,
  type VisitReport,
} from '@lanternway/contracts/insight/visits-staff';
import type { Core } from '@strapi/strapi';
import { siteDays } from '../visits/site-day';
import { sumVisits, type Summed, type VisitSums } from '../visits/sums';
import { countsByName, nothingCounted, sumOf } from './counts';
import { groupsOf, type Measure } from './groups';

const dayMs = 24 * 60 * 60_000;

/** The days from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** What was counted in some days, by day and by one grouping. */
export async function reportVisits(strapi: Core.Strapi, query: VisitQuery, now: Date): Promise<VisitReport> {
  const site = siteDays(strapi);
  const [zone, today] = [await site.zone(), await site.dayOf(now)];
  const isNarrowed = visitGroupings.some((name) => isSet(query[name]));
  const measure: Measure = query.by === 'path' || isSet(query.path) ? 'views' : 'visits';
  const byDay = countsByName(await sumsBy(strapi, 'day', query));
  const totals = sumOf(byDay.values());
  if (isNarrowed && totals[measure] < smallestGroup)
    return { zone, today, isFew: true, totals: nothingCounted(), days: [], groups: [] };
  const groups = groupsOf(countsByName(await sumsBy(strapi, query.by, query)), measure);
  return { zone, today, isFew: false, totals, days: everyDay(query, byDay), groups };
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

const everyDay = ({ from, to }: VisitQuery, byDay: ReadonlyMap<string, VisitCounts>): VisitDay[] =>
  daysBetween(from, to).map((day) => ({ day, ...(byDay.get(day) ?? nothingCounted()) }));

const sumsBy = (
  strapi: Core.Strapi,
  by: VisitGrouping | 'day',
  query: VisitQuery,
): Promise<readonly Summed[]> => {
  const only: VisitSums['only'] = {};
  for (const name of visitGroupings) {
    const wanted = query[name];
    if (isSet(wanted)) only[name] = [wanted];
  }
  return sumVisits(strapi, { from: query.from, to: query.to, by, only });
};
