import { leastInGroup, type Group, type GroupsQuery } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { addCosts, readCosts, type Cost } from '../spend/costs';
import { addUp, countGroups, withOthers, type Counted } from './counting';
import { periodOf } from './people';

export interface Rights {
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
  await catchUp(strapi);
  const period = await periodOf(strapi, query, now);
  const costs = may.costs && hasCosts(query) ? await readCosts(strapi, period, query) : null;
  const counted = await countGroups(strapi, query, period, query.by);
  const known = new Set(counted.map(({ label }) => label));
  // What was paid for a source that brought nobody stands there all the same.
  const withoutFamilies = [...(costs?.keys() ?? [])].filter((label) => !known.has(label));
  const { shown, others } = withOthers(counted, leastInGroup);
  const costOf = (labels: readonly (string | null)[]): Cost[] | null =>
    costs === null ? null : addCosts(labels.map((label) => costs.get(label ?? '') ?? []));
  const row = (kind: Group['kind'], group: Counted, labels: readonly (string | null)[]): Group => ({
    ...{ label: group.label, kind, counts: group.counts },
    money: may.money ? group.money : null,
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

/** Spend is known by source and campaign; of a course or a country nobody can say what was paid for it. */
const hasCosts = ({ by, page, form, course, country }: GroupsQuery): boolean =>
  (by === 'source' || by === 'campaign') &&
  [page, form, course, country].every((value) => value === undefined);
