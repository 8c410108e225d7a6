import { asEnquiry } from '../items/kinds';
import { deskColumns } from '../items/row-fixture';
import { parentZoneOf } from './parent-zone';

const zoneOf = (zone: string | null, parentPhone: string | null) =>
  parentZoneOf(
    asEnquiry('free-class', { ...deskColumns, zone, parentPhone }),
    new Date('2026-11-23T00:00:00Z'),
  );

it('is the one of the parent’s browser, whatever the phone number', () => {
  expect(zoneOf('Asia/Dubai', '+919800012345')).toEqual({ name: 'Asia/Dubai', from: 'browser' });
});

it('is the one of the phone number’s country where the browser does not tell', () => {
  for (const hidden of [null, 'UTC', 'Etc/GMT'])
    expect(zoneOf(hidden, '+919800012345')).toEqual({ name: 'Asia/Kolkata', from: 'country' });
});

it('is left open if the country has several clocks, or there is no number', () => {
  expect(zoneOf(null, '+12025550143')).toBeNull();
  expect(zoneOf(null, null)).toBeNull();
});
