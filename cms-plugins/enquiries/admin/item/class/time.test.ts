import { classInstant } from './time';

it('finds the instant of a clock elsewhere, in summer and in winter', () => {
  const agreed = { time: '17:00', zone: 'America/New_York' };
  expect(classInstant({ ...agreed, date: '2026-12-01' })).toBe('2026-12-01T22:00:00.000Z');
  expect(classInstant({ ...agreed, date: '2026-07-01' })).toBe('2026-07-01T21:00:00.000Z');
  expect(classInstant({ date: '2026-12-01', time: '17:00', zone: 'Asia/Kolkata' })).toBe(
    '2026-12-01T11:30:00.000Z',
  );
});

it('finds none in the hour that the clocks skip', () => {
  expect(classInstant({ date: '2026-03-29', time: '02:30', zone: 'Europe/Berlin' })).toBeNull();
});

it('finds none while something is missing or odd', () => {
  expect(classInstant({ date: '', time: '17:00', zone: 'UTC' })).toBeNull();
  expect(classInstant({ date: '2026-12-01', time: '', zone: 'UTC' })).toBeNull();
  expect(classInstant({ date: '2026-12-01', time: '17:00', zone: 'Mars/Olympus' })).toBeNull();
});
