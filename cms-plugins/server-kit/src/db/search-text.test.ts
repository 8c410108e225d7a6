import { isPhoneLike, patternOf, searchWordsOf } from './search-text';

it('has each word once, and no more of them than a person would type', () => {
  expect(searchWordsOf('rao asha rao')).toEqual(['rao', 'asha']);
  expect(searchWordsOf(Array.from({ length: 40 }, (_, count) => `w${String(count)}`).join(' '))).toHaveLength(
    8,
  );
});

it.each([
  ['+91 (98) 000-12.3/4', true],
  ['- /', false],
  ['98a', false],
])('says of %s whether it may be a phone number', (text, is) => {
  expect(isPhoneLike(text)).toBe(is);
});

it('takes no sign for a wildcard', () => {
  expect(patternOf('100%_a\\b')).toBe('%100\\%\\_a\\\\b%');
});
