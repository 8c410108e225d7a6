import { AsyncResource } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createPulse } from '@lanternway/server-kit/jobs/pulse';
import type { Wakes } from '@lanternway/server-kit/jobs/wakes';

/** Delivers what is due, at intervals and when it is woken. */
export interface Dispatch {
  start: () => void;
  /** Asks for a look at the outbox; if this process sends no mail, in another one. Never throws, never waits. */
  wake: () => void;
  /** Takes no more mail, and waits a while for what is under way. */
  stop: () => Promise<void>;
}

export interface Work {
  /** Takes up to `max` due mails, so that nobody else has them, and returns one job for each. */
  take: (max: number) => Promise<(() => Promise<void>)[]>;
  onError: (error: unknown) => void;
  /** Is waited for before each look at the outbox, so that requests go first. */
  untilLoadIsLow?: () => Promise<void>;
  wakes?: () => Wakes | null;
}

export interface Pace {
  pollIntervalMs: number;
  /** How many mails are on their way at the same time, so that a slow one holds up none but itself. */
  atOnce: number;
  /** How long a stop waits for them. */
  stopWithinMs: number;
}

const name = 'mailer mails';

export function createDispatch(work: Work, pace: Pace): Dispatch {
  const { take, onError, untilLoadIsLow, wakes = () => null } = work;
  const pulse = createPulse(name);
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = true;
  let hearNoMore: (() => void) | undefined;

  function look(): void {
    if (isStopped) return;
    isWoken = true;
    looking ??= lookUntilDone();
  }

  async function lookUntilDone(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false;
      try {
        await pulse.poll(begin);
      } catch (error) {
        // The database will be asked again at the next beat.
        onError(error);
      }
    }
    // No `await` between the last check of `isWoken` and this line: a wake in between would be lost.
    looking = undefined;
  }

  async function begin(): Promise<void> {
    const free = pace.atOnce - underWay.size;
    if (free === 0) return;
    await untilLoadIsLow?.();
    if (isStopped) return;
    for (const job of await take(free)) {
      const run = job()
        .catch(onError)
        .finally(() => {
          underWay.delete(run);
          look();
        });
      underWay.add(run);
    }
  }

  // Woken from inside a request, the work must not go on in that request's transaction.
  const lookOutside = AsyncResource.bind(look);

  return {
    start() {
      isStopped = false;
      hearNoMore = wakes()?.hear(name, lookOutside);
      pulse.start();
      timer = setInterval(look, pace.pollIntervalMs);
      timer.unref();
      look();
    },
    wake() {
      if (isStopped) wakes()?.tell(name);
      else setImmediate(lookOutside);
    },
    async stop() {
      isStopped = true;
      hearNoMore?.();
      pulse.stop();
      clearInterval(timer);
      await looking;
      const patience = new AbortController();
      await Promise.race([
        Promise.all(underWay),
        wait(pace.stopWithinMs, undefined, { ref: false, signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
    },
  };
}
