import { weekOf } from '../plan';
import { afterKey, onDate } from './steps';

const zone = 'Europe/London';
const { days } = weekOf(new Date('2027-03-24T10:00:00Z'), zone, null);
const keys = [null, 't1', 't2'];

const place = (at: string, teacherKey: string | null = 't1') => ({ at: `2027-03-${at}:00.000Z`, teacherKey });

const press = (key: string, from: ReturnType<typeof place>) => afterKey(key, from, { days, zone, keys });

it('moves a class by a day on the clock of the page, also over the night in which clocks change', () => {
  expect(press('ArrowRight', place('26T17:00'))).toEqual(place('27T17:00'));
  expect(press('ArrowRight', place('27T17:00'))).toEqual(place('28T16:00'));
  expect(press('ArrowLeft', place('28T16:00'))).toEqual(place('27T17:00'));
});

it('moves it by half an hour, and to the teachers above and below', () => {
  expect(press('ArrowDown', place('26T17:00'))).toEqual(place('26T17:30'));
  expect(press('ArrowUp', place('26T17:00'))).toEqual(place('26T16:30'));
  expect(press('PageDown', place('26T17:00'))).toEqual(place('26T17:00', 't2'));
  expect(press('PageUp', place('26T17:00'))).toEqual(place('26T17:00', null));
});

it('stays in the week that is shown, and among its teachers', () => {
  expect(press('ArrowLeft', place('22T17:00'))).toEqual(place('22T17:00'));
  expect(press('ArrowRight', place('28T16:00'))).toEqual(place('28T16:00'));
  expect(press('ArrowUp', place('22T00:00'))).toEqual(place('22T00:00'));
  expect(press('PageDown', place('26T17:00', 't2'))).toEqual(place('26T17:00', 't2'));
  expect(press('PageDown', place('26T17:00', 'gone'))).toEqual(place('26T17:00', 'gone'));
});

it('leaves all other keys alone', () => {
  for (const key of ['Enter', 'Escape', 'Tab', 'a']) expect(press(key, place('26T17:00'))).toBeNull();
});

it('takes the first clock time after one that a day skips', () => {
  expect(onDate(place('27T01:30'), '2027-03-28', zone)).toEqual(place('28T01:30'));
});
