import type { SavedView } from '@lanternway/contracts/enquiries/staff-many';
import type { Loaded } from '@lanternway/desk/asking/use-loaded';

/** Said where no view is listed; null where one is. */
export function whyNoViews(loaded: Loaded<readonly SavedView[]>): string | null {
  switch (loaded.kind) {
    case 'loading':
      return 'Loading the views…';
    case 'loaded':
      return loaded.value.length === 0 ? 'No view has been saved yet.' : null;
    case 'missing':
      return 'The saved views cannot be shown at the moment.';
    case 'failed':
      return loaded.sentence;
  }
}
