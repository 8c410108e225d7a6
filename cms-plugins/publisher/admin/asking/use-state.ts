import { statePath, type PublishingState } from '@lanternway/contracts/publishing/staff';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';

const busyPaceMs = 2_000;
const quietPaceMs = 10_000;

/** Whether something is under way that somebody may be waiting for. */
const isMoving = ({ building, waitingCount, isStale, problem, hold }: PublishingState): boolean =>
  building !== null || ((waitingCount > 0 || isStale) && problem === null && hold === null);

/** How it stands with the site, looked at more often while something is under way. */
export const usePublishing = (): Asked<PublishingState> =>
  useLoaded<PublishingState>(statePath, (state) => (isMoving(state) ? busyPaceMs : quietPaceMs));
