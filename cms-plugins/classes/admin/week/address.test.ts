import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { isNarrowed, narrow, readAddress } from './address';

const planned = (id: string, told: Partial<PlannedClass> = {}): PlannedClass => ({
  id,
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

const teacher = (key: string) => ({ key, name: key, zone: 'Asia/Kolkata', isPublished: true });

const found: Timetable = {
  now: '2026-11-24T10:00:00.000Z',
  teachers: [teacher('t1'), teacher('t2')],
  classes: [
    planned('maths'),
    planned('coding', { course: 'coding', teacherKey: 't2', state: 'attended' }),
    planned('by-hand', { teacherKey: null }),
    planned('soon', { startsAt: '2026-11-24T11:00:00.000Z', hasRoom: false }),
  ],
  held: [{ teacherKey: 't1', startsAt: '2026-11-28T19:00:00.000Z', minutes: 45 }],
  offs: [],
  gone: [planned('gone', { teacherKey: 't3' })],
};

const shownFor = (address: string) => {
  const shown = narrow(found, readAddress(new URLSearchParams(address)));
  return [
    shown.classes.map(({ id }) => id),
    shown.teachers.map(({ key }) => key),
    shown.held.length,
    shown.gone.length,
  ];
};

it('shows all without a filter, and what an address cannot mean is no filter', () => {
  const all = [['maths', 'coding', 'by-hand', 'soon'], ['t1', 't2'], 1, 1];
  expect(shownFor('')).toEqual(all);
  expect(shownFor('teacher=<b>&course=latin&state=cancelled&week=soon&zone=Mars')).toEqual(all);
  const odd = readAddress(new URLSearchParams('course=latin&week=soon&zone=Mars&view=cards'));
  expect(odd).toMatchObject({ week: null, zone: null, isList: false });
  expect(isNarrowed(odd)).toBe(false);
});

it('narrows to a teacher, with their held times, or to the classes without one', () => {
  expect(shownFor('teacher=t1')).toEqual([['maths', 'soon'], ['t1'], 1, 1]);
  expect(shownFor('teacher=nobody')).toEqual([['by-hand'], [], 0, 1]);
});

it('narrows to a course or a state, and leaves out held times and teachers without such a class', () => {
  expect(shownFor('course=coding')).toEqual([['coding'], ['t2'], 0, 1]);
  expect(shownFor('state=attended')).toEqual([['coding'], ['t2'], 0, 1]);
  expect(shownFor('state=scheduled&teacher=t1')).toEqual([['maths', 'soon'], ['t1'], 0, 1]);
  expect(shownFor('state=no-room')).toEqual([['soon'], ['t1'], 0, 1]);
});

it('reads a whole address', () => {
  const address = 'week=2026-11-23&zone=Asia/Dubai&view=list&teacher=t1&course=math&state=no-room';
  expect(readAddress(new URLSearchParams(address))).toEqual({
    week: '2026-11-23',
    zone: 'Asia/Dubai',
    isList: true,
    teacher: 't1',
    course: 'math',
    state: 'no-room',
  });
});
