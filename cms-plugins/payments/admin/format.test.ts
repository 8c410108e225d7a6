import { countryName } from './format';

it('names the country of a code in English', () => {
  expect(countryName('IN')).toBe('India');
  expect(countryName('US')).toBe('United States');
});

it('leaves what is no country code as it is', () => {
  expect(countryName('unknown')).toBe('unknown');
  expect(countryName('')).toBe('');
});
