import { countryOfCode, dialCodes } from './dial-codes';
import { zoneOfPhone, zonesOf } from './country-zones';
import { isTimeZone, presentName } from './time-zones';

const now = new Date('2026-11-23T00:00:00Z');

it('knows a zone by its name, and no offset', () => {
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC'].every(isTimeZone)).toBe(
    true,
  );
  expect(['', '+05:30', 'Mars/Olympus', ' UTC', 'A'.repeat(65)].some(isTimeZone)).toBe(false);
  expect(presentName('Asia/Calcutta')).toBe('Asia/Kolkata');
});

it('knows every zone of this computer, and by the name that it has today', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(400);
  const wrong = zones.filter((zone) => {
    const present = presentName(zone);
    return !isTimeZone(zone) || !isTimeZone(present) || presentName(present) !== present;
  });
  expect(wrong).toEqual([]);
});

it('lists for every country zones that clocks can be set to', () => {
  const broken = dialCodes.filter(({ iso }) => {
    const zones = zonesOf(iso);
    return zones.length === 0 || !zones.every(isTimeZone);
  });
  expect(broken).toEqual([]);
});

it.each([
  ['+919800012345', 'Asia/Kolkata'],
  ['+447700900123', 'Europe/London'],
  ['+4915112345678', 'Europe/Berlin'],
  ['+971501234567', 'Asia/Dubai'],
])('%s is answered on the clocks of %s', (phone, zone) => {
  expect(zoneOfPhone(phone, now)).toBe(zone);
});

it.each(['+12025550143', '+34600000000', '+61400000000', '9800012345', ''])(
  'cannot tell from %s which clocks the family has',
  (phone) => {
    expect(zoneOfPhone(phone, now)).toBeNull();
  },
);

it('takes the zone of the country that a code most likely means', () => {
  for (const { code } of dialCodes) {
    const zone = zoneOfPhone(`${code}5550100`, now);
    if (zone !== null) expect(zonesOf(countryOfCode(code)?.iso ?? '')).toContain(zone);
  }
});
