import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import type { EntryState } from '@lanternway/contracts/publishing/entry';
import { formatAbout, stageLabels } from '../labels';

/* Whether the site shows an entry, in words. */

/** What a build needs before it begins, beside its own time. */
const gatherMs = 1_000;

/** Why what waits does not go live by itself, where it does not; else null. */
function heldBackBy({ problem, hold, building, isAwake }: PublishingState): string | null {
  if (!isAwake) return 'Publishing is switched off in this installation.';
  if (building !== null) return null;
  if (problem?.kind === 'refused') return 'Something published must be mended first.';
  if (problem?.kind === 'broken') return 'The site could not be made; it is tried again.';
  return hold?.until === 'asked' ? `The site is kept at release ${String(hold.number)}.` : null;
}

/** 'Goes live in about 6 s'; without a number where none is known. */
export function waitingSentence(
  state: Extract<EntryState['state'], 'waiting' | 'leaving'>,
  site: PublishingState | null,
  /** For how long the present build has been going on. */
  elapsedMs: number,
): string {
  const what = state === 'waiting' ? 'Goes live' : 'Leaves the site';
  if (site === null) return `${what} soon.`;
  const held = heldBackBy(site);
  if (held !== null)
    return `${state === 'waiting' ? 'Waits to go live' : 'Waits to leave the site'}. ${held}`;
  const { building, expectedMs } = site;
  if (expectedMs === null) return `${what} soon.`;
  const leftMs = building === null ? expectedMs + gatherMs : expectedMs - elapsedMs;
  if (leftMs <= 0) return `${what} any moment.`;
  return `${what} in ${formatAbout(leftMs)}.`;
}

/** What is being done about it just now; null where nothing is. */
export const stageSentence = (site: PublishingState | null): string | null =>
  site === null || site.building === null ? null : `${stageLabels[site.building.stage]} …`;
