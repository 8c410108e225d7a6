import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, and shorter than what a test may take. */
const longestWaitMs = 180_000;

interface How {
  everyMs?: number;
  withinMs?: number;
  /** What the error shows of how things stand, as the output of a server. */
  seen?: () => unknown;
}

/**
 * Asks until the answer is neither undefined nor false, and returns it.
 * @param what is waited for: 'the mail'
 * @throws where it takes too long, with what was waited for and what was seen last
 */
export async function waitFor<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  { everyMs = 50, withinMs = longestWaitMs, seen }: How = {},
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.${await shown(seen)}`);
    await wait(everyMs);
  }
}

const mostShown = 4_000;

async function shown(seen: How['seen']): Promise<string> {
  if (seen === undefined) return '';
  const last = await seen();
  return ` Last seen: ${(typeof last === 'string' ? last : JSON.stringify(last)).slice(-mostShown)}`;
}
