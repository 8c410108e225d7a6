import { addWorkingHours, stateOfDesk } from './working-hours';

const hours = { zone: 'Asia/Kolkata', from: '09:00', to: '19:00', days: [1, 2, 3, 4, 5, 6], replyHours: 4 };

const after = (start: string, count = 4) =>
  addWorkingHours(new Date(`${start}+05:30`), count, hours).toISOString();
const at = (moment: string) => new Date(`${moment}+05:30`).toISOString();

it('counts from now while the desk works', () => {
  expect(after('2026-11-23T10:15')).toBe(at('2026-11-23T14:15'));
});

it('begins in the morning with what came at night, and on Monday with what came on Sunday', () => {
  expect(after('2026-11-23T06:00')).toBe(at('2026-11-23T13:00'));
  expect(after('2026-11-23T22:00')).toBe(at('2026-11-24T13:00'));
  expect(after('2026-11-22T12:00')).toBe(at('2026-11-23T13:00'));
});

it('goes on the next working day with what the day is too short for', () => {
  expect(after('2026-11-23T17:30')).toBe(at('2026-11-24T11:30'));
  expect(after('2026-11-28T18:00')).toBe(at('2026-11-30T12:00'));
  expect(after('2026-11-23T09:00', 25)).toBe(at('2026-11-25T14:00'));
});

it.each([
  ['is open until the evening', '2026-11-23T09:00', true, '2026-11-23T19:00'],
  ['opens later today', '2026-11-23T08:59', false, '2026-11-23T09:00'],
  ['opens tomorrow', '2026-11-23T19:00', false, '2026-11-24T09:00'],
  ['opens on Monday', '2026-11-28T19:00', false, '2026-11-30T09:00'],
])('knows that the desk %s', (_, now, isOpen, until) => {
  expect(stateOfDesk(new Date(`${now}+05:30`), hours)).toEqual({ isOpen, until: new Date(`${until}+05:30`) });
});

it('finds the next week where the desk works on one day', () => {
  const { until } = stateOfDesk(new Date('2026-11-23T20:00+05:30'), { ...hours, days: [1] });
  expect(until).toEqual(new Date('2026-11-30T09:00+05:30'));
});
