import type { Span } from '@lanternway/contracts/classes/staff';
import { clockIn, hoursInWords, levelsInWords, momentIn, periodInWords } from './words';

const on = (weekdays: number[], from: string, until: string): Span[] =>
  weekdays.map((weekday) => ({ weekday, from, until }));

it.each([
  [[], ''],
  [on([1], '16:00', '19:00'), 'Mon 16:00–19:00'],
  [on([1, 3], '16:00', '19:00'), 'Mon, Wed 16:00–19:00'],
  [on([5, 1, 2, 4, 3], '16:00', '24:00'), 'Mon–Fri 16:00–24:00'],
  [on([6, 7], '09:00', '12:30'), 'Sat, Sun 09:00–12:30'],
  [
    [...on([2], '17:00', '19:00'), ...on([2], '09:00', '11:00'), ...on([4], '17:00', '19:00')],
    'Tue 09:00–11:00, 17:00–19:00; Thu 17:00–19:00',
  ],
])('puts days with the same hours together: %j', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});

it.each([
  [{ grades: { from: 1, to: 6 }, ages: { from: 5, to: 9 } }, 'Maths, grades 1 to 6; Coding, ages 5 to 9'],
  [{ grades: { from: 4, to: 4 }, ages: null }, 'Maths, grade 4'],
  [{ grades: null, ages: null }, ''],
])('says whom a teacher teaches: %j', (teacher, words) => {
  expect(levelsInWords(teacher)).toBe(words);
});

it('shows times on the clock of a zone', () => {
  const iso = '2026-12-01T10:30:00.000Z';
  expect(clockIn('Asia/Kolkata', new Date(iso))).toBe('Tue 16:00');
  expect(momentIn(iso, 'America/New_York')).toBe('Tue, 1 Dec 2026, 05:30');
});

const off = { teacherKey: null, what: 'off', title: '', byName: '', zone: 'Europe/London' } as const;

it.each([
  ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', 'Tue, 1 Dec 2026'],
  ['2026-12-01T00:00:00Z', '2026-12-04T00:00:00Z', 'Tue, 1 Dec 2026 to Thu, 3 Dec 2026'],
  ['2026-12-01T10:00:00Z', '2026-12-01T12:30:00Z', 'Tue, 1 Dec 2026, 10:00–12:30'],
  ['2026-12-01T10:00:00Z', '2026-12-02T00:00:00Z', 'Tue, 1 Dec 2026, 10:00–24:00'],
  ['2026-12-01T10:00:00Z', '2026-12-02T09:00:00Z', 'Tue, 1 Dec 2026, 10:00 to Wed, 2 Dec 2026, 09:00'],
  // The clocks go forward in the night before.
  ['2027-03-28T00:00:00Z', '2027-03-28T23:00:00Z', 'Sun, 28 Mar 2027'],
])('says when a time off is: %s to %s', (startsAt, endsAt, words) => {
  expect(periodInWords({ ...off, startsAt, endsAt })).toBe(words);
});
