import { setTimeout as pause } from 'node:timers/promises';
import { statePath, type PublishingState } from '@lanternway/contracts/publishing/staff';
import type { StaffCalls } from './staff-calls';

const lookEveryMs = 300;

/** Long for a machine that has other work: what it waits for is told by the server. */
const patienceMs = 180_000;

export const readState = async ({ ask }: Pick<StaffCalls, 'ask'>): Promise<PublishingState> =>
  (await ask('GET', statePath)) as PublishingState;

/** Waits until the site shows all that is published; what keeps it from that is said, not waited for. */
export async function untilLive(calls: Pick<StaffCalls, 'ask'>): Promise<PublishingState> {
  return untilState(calls, 'the site to show what is published', (state) => {
    if (state.problem !== null) throw new Error(`The site stays as it is: ${JSON.stringify(state.problem)}`);
    return !state.isStale && state.building === null && state.waitingCount === 0;
  });
}

/** Waits until it stands with the site as described. */
export async function untilState(
  calls: Pick<StaffCalls, 'ask'>,
  what: string,
  isSo: (state: PublishingState) => boolean,
): Promise<PublishingState> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const state = await readState(calls);
    if (isSo(state)) return state;
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}: ${JSON.stringify(state)}`);
    await pause(lookEveryMs);
  }
}
