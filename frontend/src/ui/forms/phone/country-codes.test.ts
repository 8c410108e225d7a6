import { countryOf, isCountry, withDialCode } from './country-codes';

it('takes whatever is no country for the default', () => {
  expect(countryOf('').iso).toBe('IN');
  expect(countryOf('XX').code).toBe('+91');
  expect(isCountry('XX')).toBe(false);
  expect(isCountry('GB')).toBe(true);
});

it('puts the code before the number, and nothing before none', () => {
  expect(withDialCode('GB', '7911123456')).toBe('+447911123456');
  expect(withDialCode('GB', '')).toBe('');
});
