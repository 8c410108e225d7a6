import type { VisitCounts } from '@lanternway/contracts/insight/visits-staff';
import { nothingCounted } from './counts';
import { groupsOf } from './groups';

const withVisits = (visits: Record<string, number>): Map<string, VisitCounts> =>
  new Map(
    Object.entries(visits).map(([name, n]) => [name, { ...nothingCounted(), visits: n, views: 2 * n }]),
  );

const shown = (visits: Record<string, number>) =>
  groupsOf(withVisits(visits), 'visits').map((group) => [group.name, group.visits]);

it('shows the largest first, and what is small only together', () => {
  expect(shown({ MT: 2, IN: 40, GB: 7, NZ: 4, US: 5 })).toEqual([
    ['IN', 40],
    ['GB', 7],
    ['US', 5],
    [null, 6],
  ]);
});

it('names nothing where all are small', () => {
  expect(shown({ IN: 3, MT: 1 })).toEqual([[null, 4]]);
});

it('has no others where every group is large, and none at all where nothing was counted', () => {
  expect(shown({ IN: 40, GB: 5 })).toEqual([
    ['IN', 40],
    ['GB', 5],
  ]);
  expect(shown({})).toEqual([]);
});

it('measures pages by their views', () => {
  const pages = new Map([
    ['/faq', { ...nothingCounted(), visits: 0, views: 12 }],
    ['/blog', { ...nothingCounted(), visits: 9, views: 9 }],
  ]);
  expect(groupsOf(pages, 'views').map(({ name }) => name)).toEqual(['/faq', '/blog']);
});

it('shows a hundred, and all others together', () => {
  const many = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`/p${String(index)}`, 10]));
  const groups = groupsOf(withVisits(many), 'visits');
  expect([groups.length, groups.at(-1)]).toMatchObject([101, { name: null, visits: 300 }]);
});
