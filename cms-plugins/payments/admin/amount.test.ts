import { readAmount, typeAmount } from './amount';

it.each([
  ['6499', 649_900],
  ['19.99', 1_999],
  ['19.9', 1_990],
  ['₹1,19,999', 11_999_900],
  ['$ 1,234.50', 123_450],
  ['0', 0],
])('reads %j', (typed, minor) => {
  expect(readAmount(typed)).toBe(minor);
});

it.each(['', '-5', '19,99', '1.999', '12,', 'ten', '1e3', '1 000', '.5'])('does not guess at %j', (typed) => {
  expect(readAmount(typed)).toBeNull();
});

it.each([
  [649_900, '6499'],
  [1_999, '19.99'],
  [1_990, '19.90'],
])('types %d so that it can be read again', (minor, typed) => {
  expect(typeAmount(minor)).toBe(typed);
  expect(readAmount(typed)).toBe(minor);
});
