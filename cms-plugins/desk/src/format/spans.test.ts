import { clockOf, formatSpan } from './spans';

const minute = 60_000;

it.each([
  [0, '0 min'],
  [59 * minute, '59 min'],
  [60 * minute, '1 h'],
  [185 * minute, '3 h 05'],
  [24 * 60 * minute, '1 day'],
  [74 * 60 * minute, '3 days'],
])('says %d ms as %s', (ms, words) => {
  expect(formatSpan(ms)).toBe(words);
});

it('says whether a time has passed, is near, or is later', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(clockOf('2026-11-23T09:25:00Z', now)).toEqual({ state: 'late', words: '35 min late' });
  expect(clockOf('2026-11-23T10:25:00Z', now)).toEqual({ state: 'soon', words: 'in 25 min' });
  expect(clockOf('2026-11-23T12:05:00Z', now)).toEqual({ state: 'later', words: 'in 2 h 05' });
  expect(clockOf('2026-11-25T10:00:00Z', now)).toMatchObject({ state: 'later' });
});
