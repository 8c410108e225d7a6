import { withoutEnd } from './text-ends';

it.each([
  ['/faq//', '/', '/faq'],
  ['/faq', '/', '/faq'],
  ['//', '/', ''],
  ['', '/', ''],
  ['One, two – ', ' ,–', 'One, two'],
  ['//a', '/', '//a'],
])('takes from %j what is of %j at its end', (text, signs, expected) => {
  expect(withoutEnd(text, signs)).toBe(expected);
});
