import { parse } from '../wire/parse';
import { receiptFilter, receiptQuery, receiptSentences } from './receipts';

it('lists from the first page, all of the time', () => {
  expect(parse(receiptQuery, {})).toEqual({ kind: 'valid', value: { page: 1, pageSize: 20 } });
});

it.each(['2026-02-31', '20.11.2026', '2026-1-1', '2026-13-01', ['2026-11-20', '2026-11-21']])(
  'finds no day in %j',
  (from) => {
    expect(parse(receiptFilter, { from })).toEqual({
      kind: 'invalid',
      errors: { from: receiptSentences.noDay },
    });
  },
);

it('wants the first day before the last, or the same', () => {
  expect(parse(receiptFilter, { from: '2026-11-21', to: '2026-11-20' })).toEqual({
    kind: 'invalid',
    errors: { to: receiptSentences.wrongOrder },
  });
  expect(parse(receiptFilter, { from: '2026-11-20', to: '2026-11-20' }).kind).toBe('valid');
});

it('says how many there are where they are too many for one file', () => {
  expect(receiptSentences.tooMany(1234, 1000)).toContain(
    '1,234 receipts in this time, and one file holds 1,000',
  );
});
