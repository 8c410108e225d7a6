import { financialYearOf, receiptNumberOf } from './number';

it.each([
  // India is five and a half hours ahead of the server's clock.
  ['2026-03-31T18:29:59.999Z', 4, '25-26'],
  ['2026-03-31T18:30:00.000Z', 4, '26-27'],
  ['2026-11-21T12:00:00.000Z', 4, '26-27'],
  ['2027-01-01T00:00:00.000Z', 4, '26-27'],
  ['2099-06-01T00:00:00.000Z', 4, '99-00'],
  ['2026-12-31T18:30:00.000Z', 1, '2027'],
  ['2026-12-01T00:00:00.000Z', 12, '26-27'],
])('%s, with years that begin in month %d, is in %s', (at, startsIn, year) => {
  expect(financialYearOf(new Date(at), startsIn)).toBe(year);
});

it('numbers within sixteen characters', () => {
  expect(receiptNumberOf('R', '26-27', 1)).toBe('R/26-27/000001');
  expect(receiptNumberOf('LWX', '26-27', 999_999)).toBe('LWX/26-27/999999');
  expect(receiptNumberOf('LWX', '26-27', 999_999)).toHaveLength(16);
});
