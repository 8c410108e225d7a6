import { countryOfCode, defaultDialCode, dialCodes, findDialCode, spacedPhone } from './dial-codes';

it('has every country and territory once, with a code', () => {
  expect(dialCodes.length).toBeGreaterThanOrEqual(240);
  expect(new Set(dialCodes.map(({ iso }) => iso)).size).toBe(dialCodes.length);
  expect(dialCodes.filter(({ iso }) => !/^[A-Z]{2}$/.test(iso))).toEqual([]);
  expect(dialCodes.filter(({ code }) => !/^\+[1-9]\d{0,3}$/.test(code))).toEqual([]);
});

it('has no code that is the beginning of another, so that a number shows its code', () => {
  const codes = [...new Set(dialCodes.map(({ code }) => code))];
  const mixedUp = codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)));
  expect(mixedUp).toEqual([]);
});

it('begins with the one of the specification', () => {
  expect(defaultDialCode).toBe('+91');
  expect(dialCodes.filter(({ code }) => code === defaultDialCode)).toHaveLength(1);
});

it.each([
  ['+919800012345', '+91'],
  ['+14155550123', '+1'],
  ['+3581812345', '+358'],
  ['+999123456', null],
  ['+', null],
  ['9800012345', null],
  ['', null],
])('finds the code of %s', (number, code) => {
  expect(findDialCode(number)).toBe(code);
});

it.each([
  ['+919800012345', '+91 9800012345'],
  ['+14155550123', '+1 4155550123'],
  ['9800012345', '9800012345'],
])('writes %s so that it can be read', (number, written) => {
  expect(spacedPhone(number)).toBe(written);
});

it.each([
  ['+1', 'US'],
  ['+44', 'GB'],
  ['+7', 'RU'],
  ['+39', 'IT'],
  ['+61', 'AU'],
  ['+91', 'IN'],
  ['+999', undefined],
])('takes %s for the number of its largest country', (code, iso) => {
  expect(countryOfCode(code)?.iso).toBe(iso);
});
