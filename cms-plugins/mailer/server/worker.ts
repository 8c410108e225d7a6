import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause, setImmediate as nextTurn } from 'node:timers/promises';

/** A public service of the mailer: work that waits in the database, as mails do, and is looked for by every process at its own beat. */
export interface Worker {
  start: () => void;
  /** Asks for a look soon. Never throws, never waits. */
  wake: () => void;
  /**
   * Begins nothing more, and waits for what is under way; not for ever, as it may be waiting for somebody outside. What
   * is left in its middle goes on as after any other end of the process.
   */
  stop: () => Promise<void>;
}

interface Work {
  /** Takes some of it, and returns whether there may be more at once. */
  some: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

interface Pace {
  lookEveryMs: number;
  /** How long after a wake, so that what comes together is done together. */
  gatherMs: number;
  /** How long its end waits for what is under way. */
  endWithinMs?: number;
}

/** A server that is stopped has some twenty seconds, and this is not all that has to end. */
const defaultEndMs = 5_000;

/** One look at a time in each process. What goes wrong is tried again at the next beat. */
export function createWorker({ some, onError }: Work, pace: Pace): Worker {
  let beat: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = true;

  function look(): void {
    soon = undefined;
    if (isStopped) return;
    isWanted = true;
    looking ??= lookUntilDone();
  }

  async function lookUntilDone(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        if (await some()) isWanted = true;
        // Requests that came meanwhile go first.
        await nextTurn();
      } catch (error) {
        onError(error);
      }
    }
    // In the same step as the last question whether it is wanted: a wish in between would be lost.
    looking = undefined;
  }

  // Woken from inside a request, or a transaction, the work must not go on as a part of it.
  const lookOutside = AsyncResource.bind(look);

  return {
    start() {
      isStopped = false;
      beat = setInterval(look, pace.lookEveryMs);
      beat.unref();
      look();
    },
    wake() {
      if (!isStopped) soon ??= setTimeout(lookOutside, pace.gatherMs);
    },
    async stop() {
      isStopped = true;
      clearInterval(beat);
      clearTimeout(soon);
      if (looking === undefined) return;
      const isOver = new AbortController();
      const patience = pause(pace.endWithinMs ?? defaultEndMs, undefined, isOver).catch(() => undefined);
      await Promise.race([looking, patience]);
      isOver.abort();
    },
  };
}
