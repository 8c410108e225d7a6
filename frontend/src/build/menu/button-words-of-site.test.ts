/** @jest-environment node */
import type { ContentNode } from '../landing/raw-blocks';
import { buttonWordsOfSite } from './button-words-of-site';

const setting = { id: 'setting', buttonWords___NODE: 'words' } as unknown as ContentNode;
const wordsOf = (words: object | null) =>
  buttonWordsOfSite(setting, () => words as unknown as ContentNode | null);

it('hands on only what staff wrote, without the spaces around it', () => {
  expect(wordsOf({ enroll: ' Join us ', continue: '', home: null, id: 'words' })).toEqual({
    enroll: 'Join us',
  });
});

it('hands on nothing where staff wrote nothing, so that no page carries it', () => {
  expect(wordsOf({ enroll: ' ' })).toBeNull();
  expect(wordsOf(null)).toBeNull();
});
