import { fromClock, quickDate, toClock } from './quick-dates';

// A Thursday.
const noon = new Date(2026, 2, 26, 12, 20);

it('means the end of the working day by today', () => {
  expect(quickDate('Today', noon)).toEqual({ date: '2026-03-26', time: '17:00' });
});

it('means within the hour by today, once the working day is over', () => {
  expect(quickDate('Today', new Date(2026, 2, 26, 18, 40))).toEqual({ date: '2026-03-26', time: '19:00' });
  expect(quickDate('Today', new Date(2026, 2, 26, 23, 10))).toEqual({ date: '2026-03-26', time: '23:59' });
});

it('means ten in the morning by another day', () => {
  expect(quickDate('Tomorrow', noon)).toEqual({ date: '2026-03-27', time: '10:00' });
  expect(quickDate('In 3 days', noon)).toEqual({ date: '2026-03-29', time: '10:00' });
  expect(quickDate('In 3 days', new Date(2026, 11, 30, 9))).toEqual({ date: '2027-01-02', time: '10:00' });
});

it('means Monday by next week, on a Monday the one after', () => {
  expect(quickDate('Next week', noon)).toEqual({ date: '2026-03-30', time: '10:00' });
  expect(quickDate('Next week', new Date(2026, 2, 29, 9))).toEqual({ date: '2026-03-30', time: '10:00' });
  expect(quickDate('Next week', new Date(2026, 2, 30, 9))).toEqual({ date: '2026-04-06', time: '10:00' });
});

it('comes back to the same clock', () => {
  const iso = fromClock({ date: '2026-12-01', time: '09:05' });
  expect(iso).toBe(new Date(2026, 11, 1, 9, 5).toISOString());
  expect(toClock(String(iso))).toEqual({ date: '2026-12-01', time: '09:05' });
});

it('knows no moment without a date and a time', () => {
  expect(fromClock({ date: '', time: '09:05' })).toBeNull();
  expect(fromClock({ date: '2026-12-01', time: '' })).toBeNull();
  expect(fromClock({ date: '2026-13-41', time: '10:00' })).toBeNull();
});
