import { isSearching, whyNoEntries } from './why-no-entries';

const none = 'No entry that you may publish has this title.';
const answer = (isOld: boolean) => ({ kind: 'loaded', value: [], isOld, failing: null }) as const;
const failed = { kind: 'failed', sentence: 'The server cannot be reached.' } as const;

it('says that no entry has the title only where that is known', () => {
  expect(whyNoEntries(answer(false))).toBe(none);
  expect(whyNoEntries(answer(true))).not.toBe(none);
  expect(whyNoEntries({ kind: 'loading' })).not.toBe(none);
  expect(whyNoEntries({ kind: 'missing' })).not.toBe(none);
  expect(whyNoEntries(failed)).toBe('The server cannot be reached.');
});

it('searches until the answer to the last words is there', () => {
  expect(isSearching(answer(false), true)).toBe(false);
  expect(isSearching(failed, true)).toBe(false);
  expect(isSearching(answer(false), false)).toBe(true);
  expect(isSearching(answer(true), true)).toBe(true);
  expect(isSearching({ kind: 'loading' }, true)).toBe(true);
});
