import { zoneClock } from './zone-clock';

const quarter = 15 * 60_000;

it('shows every quarter hour of every zone as one that begins with a whole quarter in UTC', () => {
  const moments = Intl.supportedValuesOf('timeZone').flatMap((zone) =>
    ['2027-01-15', '2027-07-15'].map((day): [string, number] => [zone, zoneClock(zone).momentAt(day, 975)]),
  );
  expect(moments.length).toBeGreaterThan(800);
  expect(moments.filter(([, moment]) => moment % quarter !== 0)).toEqual([]);
});

it('has its days begin and end where the zone has them', () => {
  const clock = zoneClock('Australia/Sydney');
  expect(clock.dayAt(Date.parse('2027-10-02T13:59:00Z'))).toBe('2027-10-02');
  expect(clock.dayAt(Date.parse('2027-10-02T14:00:00Z'))).toBe('2027-10-03');
  const length = clock.momentAt('2027-10-03', 1440) - clock.momentAt('2027-10-03', 0);
  expect(length / quarter).toBe(23 * 4);
});
