import { heardFrom } from '@lanternway/contracts/enquiries/heard';
import { leastInGroup, type Group, type GroupsQuery, type Visits } from '@lanternway/contracts/insight/staff';
import { classTeachingOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { catchUp } from '../keeping/catch-up';
import { addCosts, readCosts, type Cost } from '../spend/costs';
import { countGroups } from './count-groups';
import { addUp, withOthers, type Counted } from './counting';
import { periodOf } from './people';
import { addVisits, shownVisits, visitsBy } from './visits';

export interface Rights {
  teachers: boolean;
  money: boolean;
  costs: boolean;
}

/** The families of a period by source, campaign and the like, the largest group first, then the rest, then all. */
export async function readGroups(
  strapi: Core.Strapi,
  query: GroupsQuery,
  may: Rights,
  now: Date,
): Promise<Group[]> {
  if (query.by === 'teacher' && !may.teachers)
    throw new errors.ForbiddenError('You may not see what became of the families of each teacher.');
  await catchUp(strapi);
  const period = await periodOf(strapi, query, now);
  const costs = may.costs && hasCosts(query) ? await readCosts(strapi, period, query) : null;
  const counted = await countGroups(strapi, query, period, query.by);
  const visits = await visitsBy(strapi, query, period, query.by);
  const known = new Set(counted.map(({ label }) => label ?? ''));
  // A source without families still gets a row if money was spent on it, or if it had enough visits to be shown.
  const looked = [...(visits ?? [])].flatMap(([label, of]) => (shownVisits(of) === null ? [] : [label]));
  const visitsTo = (label: string): number => visits?.get(label)?.visits ?? 0;
  const withoutFamilies = [...new Set([...(costs?.keys() ?? []), ...looked])]
    .filter((label) => !known.has(label))
    .sort((a, b) => visitsTo(b) - visitsTo(a) || (a < b ? -1 : 1));
  const names = await namesOf(strapi, query, counted);
  const { shown, others } = withOthers(counted, leastInGroup);
  const costOf = (labels: readonly (string | null)[]): Cost[] | null =>
    costs === null ? null : addCosts(labels.map((label) => costs.get(label ?? '') ?? []));
  const row = (kind: Group['kind'], group: Counted, labels: readonly (string | null)[]): Group => ({
    ...{ label: group.label, kind, counts: group.counts, listed: group.listed },
    name: names.get(group.label ?? '') ?? null,
    visits: visits === null ? null : visitsOf(kind, visits, labels),
    money: may.money ? group.money : null,
    rupees: may.money ? group.rupees : null,
    cost: costOf(labels),
  });
  const labelsOf = (groups: readonly Counted[]) => groups.map(({ label }) => label);
  return [
    ...shown.map((group) => row('group', group, [group.label])),
    ...withoutFamilies.map((label) => row('group', addUp(label, []), [label])),
    ...(others.length === 0 ? [] : [row('others', addUp(null, others), labelsOf(others))]),
    row('all', addUp(null, counted), [...labelsOf(counted), ...withoutFamilies]),
  ];
}

/** The row of all counts every visit, also those of groups that are too small to be shown. */
function visitsOf(
  kind: Group['kind'],
  visits: ReadonlyMap<string, Visits>,
  labels: readonly (string | null)[],
): Visits | null {
  if (kind === 'all') return addVisits(visits.values());
  return shownVisits(addVisits(labels.flatMap((label) => visits.get(label ?? '') ?? [])));
}

/** Teachers are counted by the documents of their entries, and answers by their keys. */
async function namesOf(
  strapi: Core.Strapi,
  { by }: GroupsQuery,
  counted: readonly Counted[],
): Promise<Map<string, string>> {
  if (by === 'heard') return new Map(Object.entries(heardFrom));
  if (by !== 'teacher') return new Map();
  return classTeachingOf(strapi).namesOf(counted.flatMap(({ label }) => label ?? []));
}

/** Spend is known by source and campaign; of a course or a country nobody can say what was paid for it. */
const hasCosts = ({ by, page, form, course, country, heard }: GroupsQuery): boolean =>
  (by === 'source' || by === 'campaign') &&
  [page, form, course, country, heard].every((value) => value === undefined);
