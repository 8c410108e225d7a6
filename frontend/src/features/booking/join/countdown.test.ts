import type { Door } from '@lanternway/contracts/classes/own-class';
import { countdown, momentOf, spoken } from './countdown';

const door: Door = {
  ...{ name: 'Meera', course: 'math', state: 'scheduled', zone: 'Europe/London', minutes: 45 },
  ...{ teacher: null, now: '2026-11-28T09:00:00Z' },
  at: '2026-11-28T10:00:00Z',
  opensAt: '2026-11-28T09:50:00Z',
};
const at = (clock: string): number => Date.parse(`2026-11-28T${clock}Z`);

it.each([
  ['09:49:59', 'before'],
  ['09:50:00', 'open'],
  ['10:44:59', 'open'],
  ['10:45:00', 'over'],
])('at %s the door is: %s', (clock, moment) => {
  expect(momentOf(door, at(clock))).toBe(moment);
});

it('is shut for a class that was cancelled or held', () => {
  expect(momentOf({ ...door, state: 'cancelled' }, at('09:55:00'))).toBe('off');
  expect(momentOf({ ...door, state: 'attended' }, at('09:55:00'))).toBe('over');
});

it.each([
  [402_000, '6:42'],
  [401_001, '6:42'],
  [7_602_000, '2:06:42'],
  [0, '0:00'],
  [-5, '0:00'],
  [3 * 86_400_000 + 1, '3 days'],
])('counts %i ms down as %s', (left, shown) => {
  expect(countdown(left)).toBe(shown);
});

it('is said aloud five and two minutes before, and when the door opens', () => {
  const said = ['09:44:00', '09:45:00', '09:47:00', '09:48:00', '09:50:00', '10:50:00'].map((clock) =>
    spoken(door, at(clock)),
  );
  expect(said).toEqual([
    '',
    'The door opens in five minutes.',
    'The door opens in five minutes.',
    'The door opens in two minutes.',
    'The door is open.',
    '',
  ]);
});
