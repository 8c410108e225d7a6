import { dayOf, daysFrom, zoneOf } from './days';

it('begins and ends a day where its zone does', () => {
  expect(dayOf('2026-12-05', 'Asia/Kolkata')).toEqual({
    from: new Date('2026-12-04T18:30:00Z'),
    to: new Date('2026-12-05T18:30:00Z'),
  });
});

it('knows that a day may have 23 hours', () => {
  const day = dayOf('2026-03-29', 'Europe/London');
  expect((day?.to.getTime() ?? 0) - (day?.from.getTime() ?? 0)).toBe(23 * 3_600_000);
});

it('knows of no 30th of February', () => {
  expect(dayOf('2026-02-30', 'UTC')).toBeNull();
});

it('counts today by the clock of the zone, not by the server', () => {
  expect(daysFrom(new Date('2026-12-04T20:00:00Z'), 1, 'Asia/Kolkata').from).toEqual(
    new Date('2026-12-04T18:30:00Z'),
  );
});

it.each(['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])('knows %s', (zone) => {
  expect(zoneOf(zone)).toBe(zone);
});

it.each(['', 'Mars/Olympus', '+05:30', 'local', '../etc'])('knows no zone "%s", and takes UTC', (zone) => {
  expect(zoneOf(zone)).toBe('UTC');
});
