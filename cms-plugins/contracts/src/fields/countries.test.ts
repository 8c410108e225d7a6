import { countries } from './countries';

it('names every country and territory, each by another name', () => {
  expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length);
  expect(countries.filter(({ country }) => country.trim() === '')).toEqual([]);
});

it('has them in the order of their names', () => {
  const names = countries.map(({ country }) => country);
  expect([...names].sort(new Intl.Collator('en').compare)).toEqual(names);
});

it.each([
  ['India', 'IN', '+91'],
  ['United States', 'US', '+1'],
  ['United Kingdom', 'GB', '+44'],
  ['Côte d’Ivoire', 'CI', '+225'],
  ['Kosovo', 'XK', '+383'],
])('knows %s', (country, iso, code) => {
  expect(countries).toContainEqual({ country, iso, code });
});
