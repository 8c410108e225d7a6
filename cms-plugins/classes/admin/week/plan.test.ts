import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { dayOf, planOf, weekOf } from './plan';

const planned = (told: Partial<PlannedClass>): PlannedClass => ({
  id: 'e1',
  name: 'Meera Raman',
  course: 'math',
  level: 4,
  state: 'scheduled',
  startsAt: '2026-11-28T10:00:00.000Z',
  minutes: 45,
  zone: 'Europe/London',
  teacherKey: 't1',
  hasRoom: true,
  isConfirmed: false,
  ...told,
});

const teacher = { key: 't1', name: 'Ananya R.', zone: 'Asia/Kolkata', isPublished: true };

const timetable = (told: Partial<Timetable> = {}): Timetable => ({
  now: '2026-11-24T10:00:00.000Z',
  teachers: [teacher],
  classes: [],
  held: [],
  offs: [],
  gone: [],
  ...told,
});

const now = new Date('2026-11-24T10:00:00Z');

it('begins a week on the Monday of the chosen clock, also where the clocks are changed in it', () => {
  const { from, until, days } = weekOf(now, 'Asia/Kolkata', null);
  expect([from, until]).toEqual(['2026-11-22T18:30:00.000Z', '2026-11-29T18:30:00.000Z']);
  expect(days.map(({ title }) => title)).toEqual([
    ...['Mon 23 Nov', 'Tue 24 Nov', 'Wed 25 Nov', 'Thu 26 Nov', 'Fri 27 Nov', 'Sat 28 Nov', 'Sun 29 Nov'],
  ]);
  const changed = weekOf(new Date('2027-03-24T10:00:00Z'), 'Europe/London', null);
  expect([changed.from, changed.until]).toEqual(['2027-03-22T00:00:00.000Z', '2027-03-28T23:00:00.000Z']);
  expect([changed.before, changed.after]).toEqual(['2027-03-15', '2027-03-29']);
});

it('takes the week of a day that was chosen, and this week where there is no such day', () => {
  expect(weekOf(now, 'UTC', '2026-12-02').from).toBe('2026-11-30T00:00:00.000Z');
  expect(weekOf(now, 'UTC', '2026-02-30').from).toBe('2026-11-23T00:00:00.000Z');
});

it('takes the day of the chosen clock for today', () => {
  expect(dayOf(new Date('2026-11-24T20:00:00Z'), 'Asia/Kolkata')).toEqual({
    from: '2026-11-24T18:30:00.000Z',
    until: '2026-11-25T18:30:00.000Z',
    title: 'Wednesday, 25 November',
  });
});

it('puts classes, what is held and time off under the day of the chosen clock, in order', () => {
  const found = timetable({
    classes: [planned({ startsAt: '2026-11-28T20:00:00.000Z' })],
    held: [{ teacherKey: 't1', startsAt: '2026-11-28T19:00:00.000Z', minutes: 45 }],
    offs: [
      {
        teacherKey: null,
        startsAt: '2026-11-26T18:30:00.000Z',
        endsAt: '2026-11-27T18:30:00.000Z',
        title: 'Holiday',
      },
    ],
  });
  const kindsIn = (zone: string) =>
    planOf(found, weekOf(now, zone, null).days, zone)[0]?.days.map((day) => day.map(({ kind }) => kind));
  expect(kindsIn('Europe/London')).toEqual([[], [], [], ['off'], ['off'], ['held', 'class'], []]);
  expect(kindsIn('Asia/Kolkata')).toEqual([[], [], [], [], ['off'], [], ['held', 'class']]);
});

it('shows classes by hand in a row of their own, where there are any', () => {
  const { days } = weekOf(now, 'UTC', null);
  expect(planOf(timetable(), days, 'UTC').map((row) => row.teacher?.name ?? null)).toEqual(['Ananya R.']);
  const byHand = timetable({ classes: [planned({ teacherKey: null })] });
  expect(planOf(byHand, days, 'UTC').map((row) => row.teacher?.name ?? null)).toEqual([null, 'Ananya R.']);
});
