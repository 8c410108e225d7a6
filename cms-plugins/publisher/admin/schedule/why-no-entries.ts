import type { EntryChoice } from '@lanternway/contracts/publishing/entry';
import type { Loaded } from '@lanternway/desk/asking/use-loaded';

/** Whether the answer to what is typed is still to come: it is not sent yet, or the answer is that to earlier words. */
export const isSearching = (loaded: Loaded<readonly EntryChoice[]>, isSent: boolean): boolean =>
  !isSent || loaded.kind === 'loading' || (loaded.kind === 'loaded' && loaded.isOld);

/** Said where no entry is offered, and none is searched for. */
export function whyNoEntries(loaded: Loaded<readonly EntryChoice[]>): string {
  switch (loaded.kind) {
    case 'loading':
      return 'Searching…';
    case 'loaded':
      return loaded.isOld ? 'Searching…' : 'No entry that you may publish has this title.';
    case 'missing':
      return 'Entries cannot be searched at the moment.';
    case 'failed':
      return loaded.sentence;
  }
}
