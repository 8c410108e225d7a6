import { describeWindows } from '@lanternway/contracts/classes/wishes';
import { nearestWindow, windowAt } from './window';

it.each([
  // London's clocks go forward on 28 March 2027 and back on 31 October 2027; New York's on 14 March.
  ['2027-03-27T12:00:00Z', 'Europe/London', '6-afternoon'],
  ['2027-03-28T11:00:00Z', 'Europe/London', '7-afternoon'],
  ['2027-03-28T10:59:00Z', 'Europe/London', '7-morning'],
  ['2027-10-30T16:00:00Z', 'Europe/London', '6-evening'],
  ['2027-10-31T16:00:00Z', 'Europe/London', '7-afternoon'],
  ['2027-10-31T17:00:00Z', 'Europe/London', '7-evening'],
  ['2027-03-13T13:00:00Z', 'America/New_York', '6-morning'],
  ['2027-03-14T12:00:00Z', 'America/New_York', '7-morning'],
  ['2027-03-14T11:59:00Z', 'America/New_York', null],
  ['2026-11-27T18:35:00Z', 'Asia/Kolkata', null],
  ['2026-11-28T02:30:00Z', 'Asia/Kolkata', '6-morning'],
  ['2026-11-28T21:00:00Z', 'Europe/London', null],
])('finds the window of %s in %s', (at, zone, window) => {
  expect(windowAt(new Date(at), zone)).toBe(window);
});

it('takes an early or late time for the window next to it on that day', () => {
  const london = (at: string) => nearestWindow(new Date(at), 'Europe/London');
  expect([london('2026-11-28T06:00:00Z'), london('2026-11-28T22:00:00Z')]).toEqual([
    '6-morning',
    '6-evening',
  ]);
  expect(london('2026-11-28T13:00:00Z')).toBe('6-afternoon');
});

it('names days of the same parts together', () => {
  expect(describeWindows(['3-evening', '1-evening', '6-morning', '7-morning'])).toBe(
    'Monday and Wednesday evening, Saturday and Sunday morning',
  );
  expect(describeWindows(['2-morning', '2-afternoon', '2-evening'])).toBe('Tuesday all day');
});
