import { sentenceOf } from './sentence-of';

it('says that the disk is full, in whatever words the error says it', () => {
  const full = 'The disk is full: there is no room for another release of the site.';
  expect(sentenceOf(new Error("ENOSPC: no space left on device, write '/data/files/.a'"))).toBe(full);
  expect(sentenceOf('Failed to write page-data: No space left on device')).toBe(full);
});

it("repeats any other error's words", () => {
  expect(sentenceOf(new Error('No such field'))).toBe('No such field');
  expect(sentenceOf({ message: 'told by another realm' })).toBe('told by another realm');
  expect(sentenceOf('plain')).toBe('plain');
});
