import type { Preview } from '@lanternway/contracts/classes/staff';
import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { check, isRefused, verdictInWords } from './check';

const classOf = (
  id: string,
  name: string,
  clock: string,
  told: Partial<PlannedClass> = {},
): PlannedClass => ({
  ...{ id, name, course: 'math', level: 4, state: 'scheduled', minutes: 45, zone: 'Europe/London' },
  ...{ teacherKey: 't1', hasRoom: true, isConfirmed: false },
  startsAt: `2026-11-28T${clock}:00.000Z`,
  ...told,
});

const meera = classOf('e1', 'Meera', '10:00');

const found: Timetable = {
  now: '2026-11-28T07:00:00.000Z',
  teachers: [],
  classes: [meera, classOf('e2', 'Dev', '12:00'), classOf('e3', 'Zoe', '16:00', { state: 'attended' })],
  held: [{ teacherKey: 't1', startsAt: '2026-11-28T14:00:00.000Z', minutes: 45 }],
  offs: [
    {
      ...{ teacherKey: null, title: 'Holiday' },
      ...{ startsAt: '2026-11-28T18:00:00.000Z', endsAt: '2026-11-28T20:00:00.000Z' },
    },
  ],
  gone: [],
};

const free: Preview = {
  ...{ minutes: 45, pause: 15 },
  times: [{ at: '2026-11-28T10:30:00.000Z', teachers: [{ key: 't1', name: 'Ananya R.' }] }],
};

const at = (clock: string, teacherKey: string | null = 't1', told: { free?: Preview | null } = {}) =>
  check({
    ...{ planned: meera, found, free, zone: 'UTC', ...told },
    place: { at: `2026-11-28T${clock}:00.000Z`, teacherKey },
  });

it.each([
  ['10:00', { kind: 'own' }],
  ['10:30', { kind: 'free' }],
  ['06:30', { kind: 'past' }],
  ['12:30', { kind: 'taken', by: 'Dev, grade 4 at 12:00' }],
  // In the pause after another class, and with the own pause over its beginning.
  ['12:45', { kind: 'taken', by: 'Dev, grade 4 at 12:00' }],
  ['11:15', { kind: 'taken', by: 'Dev, grade 4 at 12:00' }],
  ['11:00', { kind: 'outside' }],
  ['13:00', { kind: 'outside' }],
  ['14:00', { kind: 'taken', by: 'a time that is held at 14:00' }],
  ['17:30', { kind: 'away' }],
  ['16:00', { kind: 'outside' }],
])('says of %s with the same teacher what it is', (clock, verdict) => {
  expect(at(clock)).toEqual(verdict);
});

it('asks each teacher for the own time, and nobody where none is to give the class', () => {
  expect(at('10:30', 't2')).toEqual({ kind: 'outside' });
  expect(at('12:30', 't2')).toEqual({ kind: 'outside' });
  expect(at('12:30', null)).toEqual({ kind: 'free' });
  expect(at('19:00', 't2')).toEqual({ kind: 'away' });
});

it('refuses what can never be, and lets staff be asked about the rest', () => {
  const isBad = (clock: string) => isRefused(at(clock));
  expect(['06:30', '12:30', '14:00', '17:30'].map(isBad)).toEqual([true, true, true, true]);
  expect(['10:30', '11:00'].map(isBad)).toEqual([false, false]);
  expect(verdictInWords(at('12:30'))).toBe('clashes with Dev, grade 4 at 12:00');
});

it('does not say more than it knows before the free times are there', () => {
  expect(at('10:30', 't1', { free: null })).toEqual({ kind: 'looking' });
  expect(at('12:30', 't1', { free: null })).toEqual({ kind: 'taken', by: 'Dev, grade 4 at 12:00' });
});
