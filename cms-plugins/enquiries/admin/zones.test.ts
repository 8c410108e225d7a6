import { presentName, formatZone, zones } from './zones';

it('lists zones by the names people look for today', () => {
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/New_York', 'UTC']));
  expect(zones).not.toContain('Asia/Calcutta');
  expect(presentName('Asia/Calcutta')).toBe('Asia/Kolkata');
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
