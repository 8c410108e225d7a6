import { cutText } from './cut-text';

it('does not change text that fits', () => {
  expect(cutText('नमस्ते 👋', { characters: 100, bytes: 100 })).toBe('नमस्ते 👋');
});

it.each([
  ['letters', 'abcdef', 3, 'abc'],
  ['half of what looks like one character', '👋👋', 3, '👋'],
  ['nothing but what does not fit', '👋', 1, ''],
])('cuts %s to so many characters', (_what, text, characters, kept) => {
  expect(cutText(text, { characters })).toBe(kept);
});

it.each([
  ['नमन', 8, 'नम'],
  ['éé', 3, 'é'],
  ['👋a', 4, '👋'],
])('cuts %s to %i bytes, in whole characters', (text, bytes, kept) => {
  expect(cutText(text, { characters: 100, bytes })).toBe(kept);
});

it('leaves no half of a character where one came', () => {
  expect(cutText('a\ud83d', { characters: 10 })).toBe('a\ufffd');
});
