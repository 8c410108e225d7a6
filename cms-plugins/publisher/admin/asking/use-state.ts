import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { readState } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';

const busyPaceMs = 2_000;
const quietPaceMs = 10_000;

/** Whether something is running that somebody may be waiting for. */
const isMoving = ({ building, waitingCount, isStale, problem, hold }: PublishingState): boolean =>
  building !== null || ((waitingCount > 0 || isStale) && problem === null && hold === null);

/** The state of the site, polled more often while something is running. */
export const usePublishing = (): Asked<PublishingState> =>
  useLoaded(readCall(readState, {}), (state) => (isMoving(state) ? busyPaceMs : quietPaceMs));
