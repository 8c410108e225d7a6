import { browserDay, queryOf, readAddress } from './address';
import { pointsOf } from './weeks';
import { nameOf, shareOf } from './words';

const none = {
  formsOpened: 0,
  formsFailed: 0,
  formsSent: 0,
  plansChosen: 0,
  checkoutsOpened: 0,
};

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...none,
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    visits: 1,
    views: 2,
  }));

it('takes what an address cannot mean as not said', () => {
  expect(readAddress(new URLSearchParams('days=5&by=name&country='))).toEqual({
    days: '28',
    by: 'path',
    only: {},
  });
  const address = readAddress(new URLSearchParams('days=7&by=country&path=/faq&source=a%00b'));
  expect(address).toEqual({ days: '7', by: 'country', only: { path: '/faq' } });
  expect(queryOf(address, '2026-11-25')).toEqual({
    from: '2026-11-19',
    to: '2026-11-25',
    by: 'country',
    path: '/faq',
  });
});

it('begins with the day of the browser', () => {
  expect(browserDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('begins as many days before today as were chosen, today included, over the end of a month', () => {
  const address = readAddress(new URLSearchParams('days=7'));
  expect(queryOf(address, '2026-03-02')).toMatchObject({ from: '2026-02-24', to: '2026-03-02' });
});

it('draws days of a quarter, and weeks from Monday of more', () => {
  expect(pointsOf(daysFrom('2026-09-01', 91))).toMatchObject({ areWeeks: false });
  // 1 June 2026 is a Monday.
  const { points, areWeeks } = pointsOf(daysFrom('2026-06-03', 100));
  expect(areWeeks).toBe(true);
  expect(points.slice(0, 2)).toEqual([
    { day: '2026-06-01', visits: 5, views: 10 },
    { day: '2026-06-08', visits: 7, views: 14 },
  ]);
  expect(points.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
});

it('says no percentage of a few', () => {
  expect([shareOf(3, 4), shareOf(0, 0), shareOf(12, 40), shareOf(1, 30)]).toEqual([
    '3 of 4',
    null,
    '30%',
    '3.3%',
  ]);
});

it('names groups as people do', () => {
  expect([
    nameOf('country', 'IN'),
    nameOf('source', ''),
    nameOf('device', 'desktop'),
    nameOf('path', null),
    nameOf('path', '/faq'),
  ]).toEqual(['India', 'Direct or not known', 'Computer', 'Others', '/faq']);
});
