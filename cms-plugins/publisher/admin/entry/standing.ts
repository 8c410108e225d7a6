import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import type { EntryState } from '@lanternway/contracts/publishing/entry';
import { formatAbout, stageLabels } from '../labels';

/* Sentences that say whether the site shows an entry. */

/** How long the builder waits for the end of a burst before a build begins. */
const debounceMs = 1_000;

/** Why waiting changes do not go live automatically; null if they do. */
function blockedBy({ problem, hold, building, isAwake }: PublishingState): string | null {
  if (!isAwake) return 'Publishing is switched off in this installation.';
  if (building !== null) return null;
  if (problem?.kind === 'refused') return 'Published content must be fixed first.';
  if (problem?.kind === 'broken') return 'The site could not be built. It is tried again automatically.';
  return hold?.until === 'asked' ? `Publishing is frozen at release ${String(hold.number)}.` : null;
}

/** 'Goes live in about 6 s'; without a number if none is known. */
export function waitingSentence(
  state: Extract<EntryState['state'], 'waiting' | 'leaving'>,
  site: PublishingState | null,
  /** How long the current build has been running. */
  elapsedMs: number,
): string {
  const what = state === 'waiting' ? 'Goes live' : 'Leaves the site';
  if (site === null) return `${what} soon.`;
  const reason = blockedBy(site);
  if (reason !== null)
    return `${state === 'waiting' ? 'Waiting to go live' : 'Waiting to leave the site'}. ${reason}`;
  const { building, expectedMs } = site;
  if (expectedMs === null) return `${what} soon.`;
  const leftMs = building === null ? expectedMs + debounceMs : expectedMs - elapsedMs;
  if (leftMs <= 0) return `${what} at any moment.`;
  return `${what} in ${formatAbout(leftMs)}.`;
}

/** The stage of the running build; null if none is running. */
export const stageSentence = (site: PublishingState | null): string | null =>
  site === null || site.building === null ? null : `${stageLabels[site.building.stage]} …`;
