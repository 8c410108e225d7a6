import { nextAttempt, waitsMs } from './back-off';

const now = new Date('2026-11-21T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

it('waits longer each time, for about a day in all', () => {
  expect([...waitsMs].sort((a, b) => a - b)).toEqual(waitsMs);
  const hours = waitsMs.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);
});

it('tries a failed mail again after ten seconds, and gives up after the last wait', () => {
  expect(nextAttempt(1, now, null)).toEqual(after(10_000));
  expect(nextAttempt(2, now, null)).toEqual(after(30_000));
  expect(nextAttempt(waitsMs.length, now, null)).toEqual(after(8 * 3_600_000));
  expect(nextAttempt(waitsMs.length + 1, now, null)).toBeNull();
});

it('looks at a mail again when it expires, not later', () => {
  expect(nextAttempt(4, now, after(60_000))).toEqual(after(60_000));
  expect(nextAttempt(1, now, after(60_000))).toEqual(after(10_000));
});
