import { stateInWords } from './chain-words';

const none = { day: null, digest: null, mailedAt: null, checkedAt: null, faults: [] };

it('says when the first hash comes, and then of which day the last one is', () => {
  expect(stateInWords(none)).toBe('The first daily hash is made tonight');
  expect(stateInWords({ ...none, day: '2026-11-28' })).toBe('Hash of 2026-11-28 made');
});
