import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, and shorter than what a test may take. */
const longestWaitMs = 180_000;

interface How {
  /** The pause between two questions. Give it for what lasts only a moment; else it is longer where answers take longer. */
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
  { everyMs, withinMs = longestWaitMs, seen }: How = {},
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const askedAt = performance.now();
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.${await shown(seen)}`);
    await wait(everyMs ?? pauseAfter(performance.now() - askedAt));
  }
}

/** Often the process that is asked also does what is waited for, so it gets two thirds of the time. */
const pauseAfter = (askedForMs: number): number => Math.min(Math.max(25, 2 * askedForMs), 1_000);

const mostShown = 4_000;

async function shown(seen: How['seen']): Promise<string> {
  if (seen === undefined) return '';
  const last = await seen();
  return ` Last seen: ${(typeof last === 'string' ? last : JSON.stringify(last)).slice(-mostShown)}`;
}
