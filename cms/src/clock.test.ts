import { advanceClock } from './clock';

const day = 24 * 60 * 60_000;

let putBack: () => void = () => undefined;

afterEach(() => {
  putBack();
});

it('puts the clock of the process ahead, and leaves moments that are named alone', () => {
  const before = Date.now();
  putBack = advanceClock(3 * day);
  for (const moment of [Date.now(), new Date().getTime(), Date.parse(Date())])
    expect(Math.abs(moment - before - 3 * day)).toBeLessThan(60_000);
  expect(new Date('2026-11-28T10:00:00Z').toISOString()).toBe('2026-11-28T10:00:00.000Z');
  expect(new Date(2026, 10, 28) instanceof Date).toBe(true);
  expect(Date.UTC(2026, 10, 28)).toBe(Date.parse('2026-11-28'));
});

it('is put ahead once, and can be put back', () => {
  const before = Date.now();
  putBack = advanceClock(day);
  advanceClock(day);
  expect(Date.now() - before).toBeLessThan(day + 60_000);
  putBack();
  expect(Date.now() - before).toBeLessThan(60_000);
});
