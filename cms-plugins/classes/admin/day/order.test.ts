import type { TaughtClass } from '@lanternway/contracts/classes/teaching';
import { partsOf, summaryOf } from './order';

const zone = 'Asia/Kolkata';
const now = '2026-11-24T10:00:00.000Z';

const taught = (id: string, startsAt: string, state: TaughtClass['state'] = 'scheduled'): TaughtClass => ({
  ...{ id, startsAt, state },
  ...{ name: 'Mira', course: 'math', level: 3, note: '', sequence: 0, minutes: 45 },
  ...{ opensAt: startsAt, room: null, hasRoom: true, joinedAt: null, mayMark: true, report: null },
});

const idsOf = (classes: readonly TaughtClass[]) => classes.map(({ id }) => id);

it('divides classes by the day on the teacher’s clock', () => {
  const parts = partsOf(
    [
      taught('told first', '2026-11-20T10:00:00.000Z', 'attended'),
      taught('untold', '2026-11-21T10:00:00.000Z'),
      taught('told last', '2026-11-22T10:00:00.000Z', 'no-show'),
      // A minute after midnight in India, and still the day before in London.
      taught('today, early', '2026-11-23T18:31:00.000Z', 'attended'),
      taught('today, late', '2026-11-24T18:29:00.000Z'),
      taught('tomorrow', '2026-11-24T18:30:00.000Z'),
    ],
    zone,
    now,
  );
  expect(idsOf(parts.today)).toEqual(['today, early', 'today, late']);
  expect(idsOf(parts.unmarked)).toEqual(['untold']);
  expect(idsOf(parts.coming)).toEqual(['tomorrow']);
  expect(idsOf(parts.earlier)).toEqual(['told last', 'told first']);
});

it.each([
  [[], 'no class today or tomorrow'],
  [['2026-11-24T12:00:00.000Z'], '1 class today'],
  [
    ['2026-11-24T12:00:00.000Z', '2026-11-24T13:00:00.000Z', '2026-11-25T12:00:00.000Z'],
    '2 classes today, 1 class tomorrow',
  ],
])('counts today’s classes and tomorrow’s: %j', (times, said) => {
  const parts = partsOf(
    times.map((at) => taught(at, at)),
    zone,
    now,
  );
  expect(summaryOf(parts, zone, now)).toBe(said);
});
