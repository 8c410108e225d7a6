import { patternsOf } from './search';
import { searchTextOf } from '../items/kinds';

it('looks for every word, whatever its case, in any order', () => {
  expect(patternsOf('  Rao   ASHA ')).toEqual(['%rao%', '%asha%']);
});

it.each(['+91 98000', '(+91) 98-000', '9198000', '91.98000'])(
  'takes %s for a phone number, however it is written',
  (typed) => {
    expect(patternsOf(typed)).toEqual(['%9198000%']);
    expect(searchTextOf('Asha', 'a@example.com', '+919800012345')).toContain('9198000');
  },
);

it('takes signs that mean something to the database for what they are', () => {
  expect(patternsOf('100%_a\\b')).toEqual(['%100\\%\\_a\\\\b%']);
});

it('asks for nothing where nothing is searched', () => {
  expect(patternsOf(undefined)).toEqual([]);
  expect(patternsOf('   ')).toEqual([]);
});

it('finds a name whichever way its accents were typed', () => {
  const [pattern] = patternsOf('jose\u0301');
  expect(searchTextOf('Jos\u00e9', 'j@example.com', null)).toContain(pattern?.replaceAll('%', ''));
});

it('asks no more of the database than a person would', () => {
  expect(patternsOf(Array.from({ length: 40 }, (_, count) => `w${String(count)}`).join(' '))).toHaveLength(8);
});
