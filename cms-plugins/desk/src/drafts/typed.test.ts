import { changedOf, fieldsOf } from './typed';

const fresh = { date: '', minutes: '45', isLarge: false, days: ['1'], notify: { contact: '' } };

it('keeps only the fields that were typed', () => {
  expect(changedOf(fresh, { ...fresh, date: '2026-12-01', days: ['1'] })).toEqual({ date: '2026-12-01' });
  expect(changedOf(fresh, fresh)).toEqual({});
});

it('fills in again what still fits the form', () => {
  const kept = { date: '2026-12-01', days: ['1', '2'], notify: { contact: 'a@b.example' } };
  expect(fieldsOf(fresh, kept)).toEqual(kept);
});

it.each([
  null,
  'text',
  [1],
  { date: 7 },
  { isLarge: 'yes' },
  { days: [1] },
  { notify: {} },
  { notify: null },
  { gone: 'x' },
])('leaves out what does not fit: %j', (kept) => {
  expect(fieldsOf(fresh, kept)).toEqual({});
});
