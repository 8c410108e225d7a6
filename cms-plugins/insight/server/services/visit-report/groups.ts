import { smallestGroup, type VisitCounts, type VisitGroup } from '@lanternway/contracts/insight/visits-staff';
import { sumOf } from './counts';

/** By what a group is measured: pages by their views, as a visit counts at its first page only. */
export type Measure = 'visits' | 'views';

/** More are not shown. */
const mostShown = 100;

/**
 * The groups by size, and all that are too small or too many as one row without a name in the end.
 */
export function groupsOf(byName: ReadonlyMap<string, VisitCounts>, measure: Measure): VisitGroup[] {
  const sorted = [...byName]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((a, b) => b[measure] - a[measure] || (a.name < b.name ? -1 : 1));
  const shown = sorted.filter((group, index) => group[measure] >= smallestGroup && index < mostShown);
  const others = sorted.slice(shown.length);
  return others.length === 0 ? shown : [...shown, { name: null, ...sumOf(others) }];
}
