import { mondayOf, weekQuery } from './weeks';

it.each([
  ['a Monday', new Date(2026, 10, 23, 0, 0, 1)],
  ['a Wednesday', new Date(2026, 10, 25, 13, 30)],
  ['a Sunday', new Date(2026, 10, 29, 23, 59)],
])('the week of %s begins on Monday at midnight', (_day, now) => {
  expect(mondayOf(now)).toEqual(new Date(2026, 10, 23));
});

it('asks for this week and the one before, over the end of a month', () => {
  const query = new URLSearchParams(weekQuery(new Date(2026, 10, 4)));
  expect(query.get('from')).toBe(new Date(2026, 10, 2).toISOString());
  expect(query.get('before')).toBe(new Date(2026, 9, 26).toISOString());
});
