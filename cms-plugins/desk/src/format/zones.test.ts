import { describeZone, formatZone, sayZone, zones, zonesFor } from './zones';

it('lists zones by the names people look for today', () => {
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/New_York', 'UTC']));
  expect(zones).not.toContain('Asia/Calcutta');
});

it('lists each zone once, by name', () => {
  expect(zones).toEqual([...new Set(zones)].sort());
  expect(zones.length).toBeGreaterThan(350);
});

it('lists only zones that clocks can be set to', () => {
  const broken = zones.filter((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return false;
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

it('writes a zone with spaces, as one types it', () => {
  expect(formatZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
});

it('says a zone as people do', () => {
  expect(['Asia/Kolkata', 'America/New_York', 'UTC'].map(sayZone)).toEqual([
    'India',
    'America/New York',
    'UTC',
  ]);
});

it.each(['Mumbai', 'India', 'IST', 'kolkata'])('finds the zone of India first by “%s”', (typed) => {
  expect(zonesFor(typed)[0]?.zone).toBe('Asia/Kolkata');
});

it('lists every zone, whatever is typed', () => {
  expect(zonesFor('nowhere')).toHaveLength(zones.length);
  expect(describeZone('Europe/London')).toContain('United Kingdom');
  expect(describeZone('UTC')).toBe('UTC');
});
