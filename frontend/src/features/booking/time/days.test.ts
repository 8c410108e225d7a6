import { cityOf } from '../../../browser/time-zone';
import { daysOf, longDay, mondayOf, partOf, shortDay, shownTime, weekAfter, weekFrom } from './days';
import { allZones, zoneLabel } from './zone-words';

it('puts times under the days of the chosen clock', () => {
  const times = ['2026-11-28T18:30:00.000Z', '2026-11-28T18:45:00.000Z', '2026-11-29T10:00:00.000Z'];
  expect(daysOf(times, 'Asia/Kolkata')).toEqual([
    {
      date: '2026-11-29',
      times: [
        { at: times[0], clock: '00:00' },
        { at: times[1], clock: '00:15' },
        { at: times[2], clock: '15:30' },
      ],
    },
  ]);
  expect(daysOf(times, 'Europe/London').map(({ date }) => date)).toEqual(['2026-11-28', '2026-11-29']);
});

it.each([
  ['Europe/London', '2027-03-28', ['2027-03-28T00:30:00Z', '2027-03-28T01:00:00Z'], ['00:30', '02:00']],
  ['Europe/London', '2027-10-31', ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'], ['01:30', '01:30']],
  ['America/New_York', '2027-03-14', ['2027-03-14T06:30:00Z', '2027-03-14T07:00:00Z'], ['01:30', '03:00']],
  ['America/New_York', '2027-11-07', ['2027-11-07T05:30:00Z', '2027-11-07T06:30:00Z'], ['01:30', '01:30']],
  ['Asia/Kolkata', '2027-03-28', ['2027-03-28T00:30:00Z', '2027-03-28T01:00:00Z'], ['06:00', '06:30']],
  ['Asia/Kolkata', '2027-10-31', ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'], ['06:00', '07:00']],
  ['Australia/Sydney', '2027-04-04', ['2027-04-03T15:30:00Z', '2027-04-03T16:30:00Z'], ['02:30', '02:30']],
  ['Australia/Sydney', '2027-10-03', ['2027-10-02T15:30:00Z', '2027-10-02T16:00:00Z'], ['01:30', '03:00']],
])('shows what the clocks in %s show on %s, when they change or do not', (zone, date, times, clocks) => {
  const [day] = daysOf(times, zone);
  expect([day?.date, day?.times.map(({ clock }) => clock)]).toEqual([date, clocks]);
});

it('begins weeks on Monday, over the ends of months and years', () => {
  expect(['2026-11-28', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weekFrom('2026-12-28')).toContain('2027-01-03');
  expect([weekAfter('2026-12-28', 1), weekAfter('2026-12-28', -1)]).toEqual(['2027-01-04', '2026-12-21']);
});

it('says day and time in words, and when the class ends', () => {
  expect([longDay('2026-11-28'), shortDay('2026-11-28')]).toEqual(['Saturday, 28 November', 'Sat 28 Nov']);
  expect(shownTime('2026-11-28T10:00:00Z', 45, 'Europe/London')).toEqual({
    date: '2026-11-28',
    clock: '10:00',
    end: '10:45',
  });
  expect(['11:59', '12:00', '16:59', '17:00'].map(partOf)).toEqual([
    'Morning',
    'Afternoon',
    'Afternoon',
    'Evening',
  ]);
});

it('names a zone by its city and what its clocks are called then', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneLabel('Europe/London', new Date('2026-11-28T10:00:00Z'))).toBe('London (GMT)');
  expect(zoneLabel('Europe/London', new Date('2027-07-01T10:00:00Z'))).toBe('London (BST)');
});

it('offers every zone once, under its present name, with the own one', () => {
  const offered = allZones('Asia/Kolkata');
  const zones = offered.map(({ zone }) => zone);
  expect(zones).toContain('Asia/Kolkata');
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
  const labels = offered.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  // More would be cut off in the field on a screen of 320 px.
  expect(Math.max(...labels.map(({ length }) => length))).toBeLessThanOrEqual(16);
});
