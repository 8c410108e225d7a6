import { WrongShape } from '../reading';
import { amountAt, toMinor, toValue } from './money';

it.each([
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [1999, '19.99'],
  [24900, '249.00'],
  [123456789012, '1234567890.12'],
])('writes %i minor units as %s, and reads them again', (minor, value) => {
  expect(toValue(minor)).toBe(value);
  expect(toMinor(value)).toBe(minor);
});

it.each([
  ['249', 24900],
  ['64.9', 6490],
  ['-249.00', -24900],
  ['0.00', 0],
])('reads %s', (value, minor) => {
  expect(toMinor(value)).toBe(minor);
});

it.each(['1.005', '1,00', '', '.50', '1e3', ' 1.00', 'abc', '249.', '0x10', '9999999999999.00'])(
  'does not read "%s"',
  (value) => {
    expect(() => toMinor(value)).toThrow(WrongShape);
  },
);

it.each([0, -100, 1.5, Number.NaN, 2 ** 60])('writes no amount of %d', (minor) => {
  expect(() => toValue(minor)).toThrow(RangeError);
});

it('reads money that was taken back without its minus', () => {
  expect(amountAt({ amount: { value: '-249.00', currency_code: 'USD' } }, 'amount')).toEqual({
    amountMinor: 24900,
    currency: 'USD',
  });
});
