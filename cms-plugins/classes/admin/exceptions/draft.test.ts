import { freshDraft, readDraft, type Draft } from './draft';

const typed = (part: Partial<Draft>): Draft => ({
  ...freshDraft('Europe/London'),
  fromDate: '2026-12-24',
  ...part,
});

it('takes one day as a whole one', () => {
  expect(readDraft(typed({ title: 'Holiday' }), null)).toEqual({
    kind: 'valid',
    value: {
      teacherKey: null,
      what: 'off',
      fromDate: '2026-12-24',
      fromTime: '00:00',
      untilDate: '2026-12-24',
      untilTime: '24:00',
      zone: 'Europe/London',
      title: 'Holiday',
    },
  });
});

it('reads the times where it is not a whole day', () => {
  const read = readDraft(typed({ isWholeDays: false, fromTime: '10:00', untilTime: '12:00' }), 'ananya');
  expect(read).toMatchObject({ value: { teacherKey: 'ananya', fromTime: '10:00', untilTime: '12:00' } });
});

it('asks for the times of extra hours', () => {
  const read = readDraft(typed({ what: 'extra' }), 'ananya');
  expect(read.kind === 'invalid' && Object.keys(read.errors)).toEqual(['fromTime', 'untilTime']);
});

it('asks only for the first day', () => {
  const read = readDraft(typed({ fromDate: '' }), null);
  expect(read).toEqual({ kind: 'invalid', errors: { fromDate: 'Please choose a date.' } });
});
