import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause, setImmediate as nextTurn } from 'node:timers/promises';
import { createPulse } from './pulse';
import type { Wakes } from './wakes';

/** Does work that waits in the database. Every process polls for it at its own interval. */
export interface PollingWorker {
  start: () => void;
  /** Asks for a poll soon; if this process does no background work, in another one. Never throws, never waits. */
  wake: () => void;
  /**
   * Begins nothing more, and waits for what is under way, but not for ever, as that may be waiting for a server outside. What
   * is not finished is taken up later, as after any other end of the process.
   */
  stop: () => Promise<void>;
}

interface Work {
  /** 'payments refunds': the plugin, and what is done there. For those who watch the server. */
  name: string;
  /** Does some of what waits, and returns whether there may be more at once. */
  workOnBatch: () => Promise<boolean>;
  onError: (error: unknown) => void;
  /** Read when it is needed. Without it, no process wakes another. */
  wakes?: () => Wakes | null;
}

interface Timing {
  pollIntervalMs: number;
  /** From a wake to the poll, so that what comes together is done together. */
  batchDelayMs: number;
  /**
   * The worker rests this many times as long as a batch took, before it goes on with the next. For work that nobody waits
   * for: in between, requests have the processor, and SQLite's only connection.
   */
  restTimes?: number;
  /** How long `stop` waits for what is under way. */
  stopTimeoutMs?: number;
  /** A poll that takes longer counts as one that does not end. */
  longestPollMs?: number;
}

/** A server that is stopped has some twenty seconds, and other things have to end in them, too. */
const defaultStopTimeoutMs = 5_000;

/** Polls once at a time in each process. What goes wrong is tried again at the next poll. */
export function createPollingWorker(work: Work, timing: Timing): PollingWorker {
  const { name, workOnBatch, onError, wakes = () => null } = work;
  const pulse = createPulse(name, timing.longestPollMs);
  let interval: NodeJS.Timeout | undefined;
  let delay: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = true;
  let resting = new AbortController();
  let hearNoMore: (() => void) | undefined;

  function poll(): void {
    delay = undefined;
    if (isStopped) return;
    isWanted = true;
    polling ??= pollUntilDone();
  }

  async function pollUntilDone(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      const begunMs = performance.now();
      try {
        if (await pulse.poll(workOnBatch)) isWanted = true;
        // Requests that came meanwhile go first.
        await nextTurn();
        if (isWanted) await rest((performance.now() - begunMs) * (timing.restTimes ?? 0));
      } catch (error) {
        onError(error);
      }
    }
    // No `await` between the last check of `isWanted` and this line: a wake in between would be lost.
    polling = undefined;
  }

  /** Rests, but ends at once when the worker is stopped. */
  async function rest(ms: number): Promise<void> {
    if (ms > 0 && !isStopped) await pause(ms, undefined, { signal: resting.signal }).catch(() => undefined);
  }

  // Woken from inside a request, or a transaction, the work must not go on as a part of it.
  const pollOutside = AsyncResource.bind(poll);

  function wakeHere(): void {
    if (!isStopped) delay ??= setTimeout(pollOutside, timing.batchDelayMs);
  }

  return {
    start() {
      isStopped = false;
      resting = new AbortController();
      hearNoMore = wakes()?.hear(name, wakeHere);
      pulse.start();
      interval = setInterval(poll, timing.pollIntervalMs);
      interval.unref();
      poll();
    },
    wake() {
      if (isStopped) wakes()?.tell(name);
      else wakeHere();
    },
    async stop() {
      isStopped = true;
      resting.abort();
      hearNoMore?.();
      pulse.stop();
      clearInterval(interval);
      clearTimeout(delay);
      if (polling === undefined) return;
      const isOver = new AbortController();
      const timeout = pause(timing.stopTimeoutMs ?? defaultStopTimeoutMs, undefined, isOver);
      await Promise.race([polling, timeout.catch(() => undefined)]);
      isOver.abort();
    },
  };
}
