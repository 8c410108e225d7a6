import type { TeacherRow, TeacherSettings } from '@lanternway/contracts/classes/staff';
import { copyToWeekdays, draftOf, nextSpan, readDraft } from './draft';

const settings: TeacherSettings = {
  version: 3,
  isActive: true,
  zone: 'Asia/Kolkata',
  grades: { from: 1, to: 6 },
  ages: null,
  roomUrl: null,
  adminUserId: 7,
  hours: [
    { weekday: 1, from: '16:00', until: '19:00' },
    { weekday: 6, from: '20:00', until: '24:00' },
  ],
};

const teacher: TeacherRow = { ...settings, key: 'ananya', name: 'Ananya R.', isPublished: true, booked: [] };

const draft = draftOf(teacher);

const faultsOf = (part: Partial<typeof draft>) => {
  const read = readDraft({ ...draft, ...part }, 3);
  return read.kind === 'invalid' ? read.errors : {};
};

it('saves what it shows', () => {
  expect(readDraft(draft, 3)).toEqual({ kind: 'valid', value: settings });
});

it('shows midnight as the browser does, and reads it as the end of the day', () => {
  expect(draft.hours[1]?.until).toBe('00:00');
  const read = readDraft(draft, 3);
  expect(read.kind === 'valid' && read.value.hours[1]?.until).toBe('24:00');
});

it('takes two empty grades as no maths classes, and asks for the other one of one', () => {
  const read = readDraft({ ...draft, grades: { from: ' ', to: '' } }, 3);
  expect(read).toMatchObject({ kind: 'valid', value: { grades: null } });
  expect(faultsOf({ grades: { from: '3', to: '' } })).toEqual({ 'grades.to': 'Please fill this in.' });
});

it('names the field that is wrong', () => {
  const hours = [...draft.hours, { weekday: 2, from: '10:05', until: '09:00' }];
  expect(Object.keys(faultsOf({ hours }))).toEqual(['hours[2].from', 'hours[2].until']);
  expect(Object.keys(faultsOf({ hours: [...draft.hours, nextSpan(draft.hours, 1)] }))).toEqual([
    'hours[2].until',
  ]);
  expect(Object.keys(faultsOf({ zone: '', roomUrl: 'rooms.example', ages: { from: '4', to: 'x' } }))).toEqual(
    expect.arrayContaining(['zone', 'roomUrl', 'ages.from', 'ages.to']),
  );
});

it('begins a further span where the last one of the day ends', () => {
  expect(nextSpan([], 3)).toEqual({ weekday: 3, from: '16:00', until: '19:00' });
  expect(nextSpan(draft.hours, 1)).toEqual({ weekday: 1, from: '19:00', until: '' });
});

it('copies a day to Monday to Friday in place of what was there, and leaves the weekend', () => {
  const copied = copyToWeekdays([...draft.hours, { weekday: 2, from: '08:00', until: '09:00' }], 1);
  expect(copied).toEqual([
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '16:00', until: '19:00' })),
    { weekday: 6, from: '20:00', until: '00:00' },
  ]);
});
