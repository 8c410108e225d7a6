import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { announceSome } from './announce-batch';
import { codeOf } from './storing-fault';

/** Sees to it that every enquiry that is stored is mailed about, by this process or the one that comes after it. */
export interface Announcing {
  start: () => void;
  /** Asks for a look soon. Never throws, never waits. */
  wake: () => void;
  /** Begins nothing more, and waits for what is under way. */
  stop: () => Promise<void>;
}

export const announcing = ({ strapi }: { strapi: Core.Strapi }): Announcing =>
  createAnnouncing(
    {
      announceSome: () => announceSome(strapi, mostTogether),
      onError(error) {
        strapi.log.error(`enquiries: mails could not be queued, and will be: ${codeOf(error)}`);
      },
    },
    { lookEveryMs: 5_000, gatherMs: 200 },
  );

/** Of each kind, in one transaction: few enough that nobody who sends a form meanwhile notices. */
const mostTogether = 100;

interface Work {
  /** Returns whether there may be more. */
  announceSome: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

interface Pace {
  lookEveryMs: number;
  /** How long after a wake, so that those that come together are told together. */
  gatherMs: number;
}

export function createAnnouncing({ announceSome: work, onError }: Work, pace: Pace): Announcing {
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
        if (await work()) isWanted = true;
        // Requests that came meanwhile go first.
        await nextTurn();
      } catch (error) {
        // It is tried again at the next beat.
        onError(error);
      }
    }
    // In the same step as the last question whether it is wanted: a wish in between would be lost.
    looking = undefined;
  }

  // Woken from inside a request, the work must not go on as a part of that request.
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
      await looking;
    },
  };
}
