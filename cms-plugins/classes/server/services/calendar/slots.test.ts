import { freeStarts, offeredPeriod, weekOf, type KindRules, type TeacherTime } from './slots';
import { zoneClock } from './zone-clock';

const rules: KindRules = {
  minutes: 45,
  pause: 15,
  step: 30,
  noticeMinutes: 60,
  horizonDays: 2,
  perTeacherDay: 6,
};

const everyDay = (from: string, until: string) =>
  weekOf([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until })));

const teacher = (zone: string, told: Partial<TeacherTime> = {}): TeacherTime => ({
  clock: zoneClock(zone),
  hours: everyDay('16:00', '18:00'),
  extra: [],
  off: [],
  busy: new Set(),
  open: new Map(),
  classesOn: new Map(),
  ...told,
});

const at = (iso: string) => Date.parse(iso);

const starts = (who: TeacherTime, now: string, more: Partial<KindRules> = {}) =>
  [...freeStarts(who, { ...rules, ...more }, offeredPeriod(at(now), { ...rules, ...more }))]
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment).toISOString().slice(0, 16));

it('offers every step of the hours in which a whole class fits', () => {
  expect(starts(teacher('UTC'), '2026-11-30T08:00:00Z', { horizonDays: 1 })).toEqual([
    '2026-11-30T16:00',
    '2026-11-30T16:30',
    '2026-11-30T17:00',
  ]);
});

it('offers nothing that is too soon, and counts on from the beginning of the span', () => {
  expect(starts(teacher('UTC'), '2026-11-30T15:20:00Z', { horizonDays: 1 })).toEqual([
    '2026-11-30T16:30',
    '2026-11-30T17:00',
  ]);
});

it('leaves out days off and what is taken, with the pause', () => {
  const off = [{ from: at('2026-11-30T17:30:00Z'), until: at('2026-11-30T20:00:00Z') }];
  expect(starts(teacher('UTC', { off }), '2026-11-30T08:00:00Z', { horizonDays: 1 })).toEqual([
    '2026-11-30T16:00',
    '2026-11-30T16:30',
  ]);
  // A class at 17:00 with its pause: a class before it must end, pause included, at 17:00.
  const busy = new Set([0, 1, 2, 3].map((cell) => at('2026-11-30T17:00:00Z') / 900_000 + cell));
  expect(starts(teacher('UTC', { busy }), '2026-11-30T08:00:00Z', { horizonDays: 1 })).toEqual([
    '2026-11-30T16:00',
  ]);
});

it('offers hours in addition, and no more of a day that is full', () => {
  const extra = [{ from: at('2026-11-30T10:00:00Z'), until: at('2026-11-30T11:00:00Z') }];
  expect(starts(teacher('UTC', { extra, hours: weekOf([]) }), '2026-11-30T08:00:00Z')).toEqual([
    '2026-11-30T10:00',
  ]);
  const classesOn = new Map([['2026-11-30', 6]]);
  expect(starts(teacher('UTC', { extra, hours: weekOf([]), classesOn }), '2026-11-30T08:00:00Z')).toEqual([]);
});

it('offers a class that has places left, as long as it can be booked', () => {
  const [today, next] = [at('2026-11-30T17:00:00Z'), at('2026-12-01T17:00:00Z')];
  const busy = new Set([today, next].flatMap((start) => [0, 1, 2, 3].map((cell) => start / 900_000 + cell)));
  const open = new Map([today, next].map((start) => [start, 1]));
  expect(starts(teacher('UTC', { busy, open }), '2026-11-30T16:30:00Z')).toEqual([
    '2026-12-01T16:00',
    '2026-12-01T17:00',
    '2026-12-02T16:00',
  ]);
});

it('offers hours until midnight, on the clock of the teacher', () => {
  const late = teacher('Asia/Kolkata', { hours: everyDay('23:00', '24:00') });
  expect(starts(late, '2026-11-30T08:00:00Z', { horizonDays: 1 })).toEqual(['2026-11-30T17:30']);
});

it('offers a class across midnight, where the hours go on', () => {
  const hours = weekOf([
    { weekday: 1, from: '22:45', until: '24:00' },
    { weekday: 2, from: '00:00', until: '01:00' },
  ]);
  // 30 November 2026 is a Monday.
  expect(starts(teacher('UTC', { hours }), '2026-11-30T08:00:00Z')).toEqual([
    '2026-11-30T22:45',
    '2026-11-30T23:15',
    '2026-11-30T23:45',
    '2026-12-01T00:00',
  ]);
});

it('offers a class from the hours into those in addition', () => {
  const extra = [{ from: at('2026-11-30T18:00:00Z'), until: at('2026-11-30T18:30:00Z') }];
  expect(starts(teacher('UTC', { extra }), '2026-11-30T08:00:00Z', { horizonDays: 1 })).toEqual([
    '2026-11-30T16:00',
    '2026-11-30T16:30',
    '2026-11-30T17:00',
    '2026-11-30T17:30',
  ]);
});

/** Sunday's hours 00:00 to 05:00 around both changes of 2027, every half hour. */
const changes = [
  ['Europe/London', '2027-03-28', '00:00', 8, '2027-03-28T00:00'],
  ['Europe/London', '2027-10-31', '00:00', 12, '2027-10-30T23:00'],
  ['America/New_York', '2027-03-14', '00:00', 8, '2027-03-14T05:00'],
  ['America/New_York', '2027-11-07', '00:00', 12, '2027-11-07T04:00'],
  ['Australia/Sydney', '2027-04-04', '00:00', 12, '2027-04-03T13:00'],
  ['Australia/Sydney', '2027-10-03', '00:00', 8, '2027-10-02T14:00'],
  ['Asia/Kolkata', '2027-03-28', '00:00', 10, '2027-03-27T18:30'],
  ['Asia/Kolkata', '2027-10-31', '00:00', 10, '2027-10-30T18:30'],
] as const;

it.each(changes)('counts the hours that there are in %s on %s', (zone, day, from, halves, first) => {
  const hours = weekOf([{ weekday: 7, from, until: '05:00' }]);
  const before = new Date(at(`${day}T00:00:00Z`) - 26 * 3_600_000).toISOString();
  // Every half hour in which a class of 30 minutes fits.
  const found = starts(teacher(zone, { hours }), before, { minutes: 30, pause: 0 });
  expect([found.length, found[0]]).toEqual([halves, first]);
});

it.each([
  ['Europe/London', '2027-03-28', '01:30', '2027-03-28T01:00'],
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:00'],
  ['Australia/Sydney', '2027-10-03', '02:15', '2027-10-02T16:00'],
])(
  'begins at the first minute that exists where the clocks in %s leave the time out',
  (zone, day, from, first) => {
    const hours = weekOf([{ weekday: 7, from, until: '05:00' }]);
    const before = new Date(at(`${day}T00:00:00Z`) - 26 * 3_600_000).toISOString();
    expect(starts(teacher(zone, { hours }), before)[0]).toBe(first);
  },
);

it.each([
  ['Europe/London', '2027-10-31', '01:30', '2027-10-31T00:30'],
  ['America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30'],
  ['Australia/Sydney', '2027-04-04', '02:30', '2027-04-03T15:30'],
])('begins at the first of two where the clocks in %s show the time twice', (zone, day, from, first) => {
  const hours = weekOf([{ weekday: 7, from, until: '05:00' }]);
  const before = new Date(at(`${day}T00:00:00Z`) - 26 * 3_600_000).toISOString();
  expect(starts(teacher(zone, { hours }), before)[0]).toBe(first);
});
