import { setTimeout as pause } from 'node:timers/promises';
import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { readState as readStateCall } from '@lanternway/contracts/publishing/staff-calls';
import type { StaffCalls } from './staff-calls';

const lookEveryMs = 300;

/** Long enough for a busy machine. The server reports when it is done. */
const patienceMs = 180_000;

export const readState = async ({ ask }: Pick<StaffCalls, 'ask'>): Promise<PublishingState> =>
  (await ask('GET', readStateCall.path)) as PublishingState;

/** Waits until the site shows all that is published. Fails at once if something prevents that. */
export async function untilLive(calls: Pick<StaffCalls, 'ask'>): Promise<PublishingState> {
  return untilState(calls, 'the site to show what is published', (state) => {
    if (state.problem !== null) throw new Error(`The site stays as it is: ${JSON.stringify(state.problem)}`);
    return !state.isStale && state.building === null && state.waitingCount === 0;
  });
}

/** Waits until the publishing state is as described. */
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
