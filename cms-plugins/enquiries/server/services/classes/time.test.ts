import { fullWhen } from '../items/when';
import { classTime, clockOf, pastClassTime } from './time';

const now = new Date('2026-01-01T00:00:00Z');
const at = (date: string, time: string, zone: string) => classTime({ date, time, zone }, now);

it('is the moment that the clock of the zone shows', () => {
  expect(at('2026-12-05', '17:30', 'Asia/Kolkata')).toEqual({
    kind: 'at',
    startsAt: new Date('2026-12-05T12:00:00Z'),
  });
});

it('is the same clock time in summer and in winter', () => {
  expect(at('2026-07-01', '17:30', 'Europe/London')).toMatchObject({
    startsAt: new Date('2026-07-01T16:30:00Z'),
  });
  expect(at('2026-12-01', '17:30', 'Europe/London')).toMatchObject({
    startsAt: new Date('2026-12-01T17:30:00Z'),
  });
});

it.each([
  ['2026-03-29', '01:30', 'Europe/London'],
  ['2026-03-08', '02:30', 'America/New_York'],
])('refuses %s %s in %s, which no clock shows', (date, time, zone) => {
  expect(at(date, time, zone)).toMatchObject({ kind: 'invalid', field: 'time' });
});

it.each([
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
])('takes the first where clocks show %s %s twice in %s', (date, time, zone, utc) => {
  expect(at(date, time, zone)).toEqual({ kind: 'at', startsAt: new Date(utc) });
});

it('refuses the past, this moment too', () => {
  expect(at('2025-12-31', '23:59', 'UTC')).toMatchObject({ kind: 'invalid', field: 'time' });
  expect(at('2026-01-01', '00:00', 'UTC')).toMatchObject({ kind: 'invalid', field: 'time' });
  expect(at('2026-01-01', '00:01', 'UTC')).toMatchObject({ kind: 'at' });
});

it('refuses what is still to come where a class is recorded', () => {
  const recorded = (time: string) => pastClassTime({ date: '2026-01-01', time, zone: 'UTC' }, now);
  expect(recorded('00:00')).toMatchObject({ kind: 'at' });
  expect(recorded('00:01')).toMatchObject({ kind: 'invalid', field: 'time' });
});

it('refuses days and zones that there are not', () => {
  expect(at('2026-02-30', '10:00', 'UTC')).toMatchObject({ field: 'date' });
  expect(at('2026-12-05', '10:00', 'Mars/Olympus')).toMatchObject({ field: 'zone' });
});

it('is written in full, with the name of its zone', () => {
  expect(fullWhen('2026-12-05T12:00:00.000Z', 'Asia/Kolkata')).toBe(
    'Saturday, 5 December 2026, 17:30 (India Standard Time)',
  );
  expect(clockOf('2026-12-05T12:00:00.000Z', 'Asia/Kolkata')).toEqual({ date: '2026-12-05', time: '17:30' });
});
