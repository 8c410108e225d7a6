import { countryName } from './country-name';

it('names the country of a code in English', () => {
  expect(countryName('IN')).toBe('India');
  expect(countryName('US')).toBe('United States');
});

it.each(['unknown', '', 'in', 'I1'])('has no name for %j', (code) => {
  expect(countryName(code)).toBeNull();
});
