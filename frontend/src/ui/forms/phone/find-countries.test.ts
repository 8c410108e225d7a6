import { countries } from '@lanternway/contracts/fields/countries';
import { findCountries } from './find-countries';

const names = (typed: string) => findCountries(typed).map(({ country }) => country);

it('has every country while nothing is typed', () => {
  expect(findCountries(' ')).toHaveLength(countries.length);
});

it('finds a country by its name, first those that begin so', () => {
  expect(names('ind')).toEqual(['India', 'Indonesia', 'British Indian Ocean Territory']);
  expect(names('kingdom')).toEqual(['United Kingdom']);
});

it('finds it without its accents and signs', () => {
  expect(names('cote d')).toEqual(['Côte d’Ivoire']);
  expect(names('aland')[0]).toBe('Åland Islands');
});

it('finds it by its two letters before any name that contains them', () => {
  expect(names('in')[0]).toBe('India');
  expect(names('us')[0]).toBe('United States');
});

it.each(['91', '+91', ' +91 '])('finds it by its code, typed as %j', (typed) => {
  expect(names(typed)).toEqual(['India']);
});

it('finds all that share a code, before those whose code goes on', () => {
  const found = findCountries('44');
  expect(found.slice(0, 2).map(({ code }) => code)).toEqual(['+44', '+44']);
  expect(names('+1')).toContain('Canada');
  expect(names('1').indexOf('United States')).toBeLessThan(25);
});

it('finds nothing where there is nothing', () => {
  expect(findCountries('atlantis')).toEqual([]);
  expect(findCountries('+999')).toEqual([]);
});
