import type { SavedView } from '@lanternway/contracts/enquiries/staff-many';
import { whyNoViews } from './why-no-views';

const loaded = (...value: SavedView[]) => ({ kind: 'loaded', value, isOld: false, failing: null }) as const;

it('says that no view has been saved only where that is known', () => {
  const none = 'No view has been saved yet.';
  expect(whyNoViews(loaded())).toBe(none);
  expect(whyNoViews({ kind: 'loading' })).not.toBe(none);
  expect(whyNoViews({ kind: 'failed', sentence: 'The server cannot be reached.' })).toBe(
    'The server cannot be reached.',
  );
});

it('says nothing where there is one', () => {
  const view = { id: 1, name: 'Mine', query: '', isShared: false, isMine: true, by: 'Ada' };
  expect(whyNoViews(loaded(view))).toBeNull();
});
