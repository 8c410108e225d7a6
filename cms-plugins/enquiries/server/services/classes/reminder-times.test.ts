import { isDue } from './reminder-times';

const zone = 'Europe/London';
const longAgo = new Date('2026-11-01T10:00:00Z');

const due = (reminder: 1440 | 60, startsAt: string, now: string, agreedAt: Date | null = longAgo) =>
  isDue(reminder, { startsAt: new Date(startsAt), zone, agreedAt }, new Date(now));

it('is due a day and an hour before, and not earlier', () => {
  expect(due(1440, '2026-12-05T10:00:00Z', '2026-12-04T09:59:00Z')).toBe(false);
  expect(due(1440, '2026-12-05T10:00:00Z', '2026-12-04T10:00:00Z')).toBe(true);
  expect(due(60, '2026-12-05T10:00:00Z', '2026-12-05T08:59:00Z')).toBe(false);
  expect(due(60, '2026-12-05T10:00:00Z', '2026-12-05T09:00:00Z')).toBe(true);
});

it('is left out when it is late by more than half its time, and once the class has begun', () => {
  expect(due(1440, '2026-12-05T10:00:00Z', '2026-12-04T22:00:00Z')).toBe(true);
  expect(due(1440, '2026-12-05T10:00:00Z', '2026-12-04T22:01:00Z')).toBe(false);
  expect(due(60, '2026-12-05T10:00:00Z', '2026-12-05T09:31:00Z')).toBe(false);
  expect(due(60, '2026-12-05T10:00:00Z', '2026-12-05T10:00:00Z')).toBe(false);
});

it('goes out the evening before where it would come at night on the clock of the parent', () => {
  // 06:30 in London the day before: 20:00 two evenings before the class.
  expect(due(1440, '2026-12-05T06:30:00Z', '2026-12-03T19:59:00Z')).toBe(false);
  expect(due(1440, '2026-12-05T06:30:00Z', '2026-12-03T20:00:00Z')).toBe(true);
  // 22:30 the day before: 20:00 of that evening.
  expect(due(1440, '2026-12-05T22:30:00Z', '2026-12-04T20:00:00Z')).toBe(true);
  // The last hour is the last hour.
  expect(due(60, '2026-12-05T07:30:00Z', '2026-12-04T20:00:00Z')).toBe(false);
  expect(due(60, '2026-12-05T07:30:00Z', '2026-12-05T06:30:00Z')).toBe(true);
});

it('is left out for who has agreed on the time shortly before', () => {
  const agreed = new Date('2026-12-04T08:00:00Z');
  expect(due(1440, '2026-12-05T10:00:00Z', '2026-12-04T10:00:00Z', agreed)).toBe(false);
  expect(due(60, '2026-12-05T10:00:00Z', '2026-12-05T09:00:00Z', agreed)).toBe(true);
  expect(due(1440, '2026-12-05T10:00:00Z', '2026-12-04T10:00:00Z', null)).toBe(true);
});
