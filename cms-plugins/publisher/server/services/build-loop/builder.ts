import { createPollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';
import type { Core } from '@strapi/strapi';
import { createDebounce } from './debounce';
import { createPoll } from './poll';
import { createBuildWorker } from './build-worker';
import { rollBackTo, type RollBack, type RollBackHow } from './roll-back';
import { recoverAfterRestart } from './recover';
import { createLeadership } from '../leadership/leadership';
import { addManualRequest } from '../builds/manual-requests';
import { inProcess } from '../in-process';

const name = 'publisher builds';
const pollIntervalMs = 2_000;
/** Several whole builds may follow each other in one poll. */
const longestPollMs = 60 * 60_000;

/** Makes what is published live. Each instance has a builder; one of them at a time builds. */
export function builder({ strapi }: { strapi: Core.Strapi }) {
  const debounce = createDebounce(() => {
    worker.wake();
  });
  const buildWorker = createBuildWorker(strapi, () => {
    worker.wake();
  });
  let closing: Promise<void> = Promise.resolve();
  const leadership = createLeadership(strapi, {
    async begun() {
      // Where the lease was lost a moment ago: two site builders must not work in one folder.
      await closing;
      await recoverAfterRestart(strapi);
      buildWorker.open();
      buildWorker.warm();
    },
    // The site builder of another instance works in the same folder from now on.
    lost() {
      closing = buildWorker.close().catch((error: unknown) => {
        const why = error instanceof Error ? error.message : 'unknown reason';
        strapi.log.error(`publisher: the site builder could not be ended: ${why}`);
      });
    },
  });
  let isStopped = true;
  let hearNoMore: (() => void) | undefined;
  const worker = createPollingWorker(
    {
      name,
      workOnBatch: createPoll(strapi, { leadership, buildWorker, debounce, isStopped: () => isStopped }),
      onError(error) {
        const why = error instanceof Error ? error.message : 'unknown reason';
        strapi.log.error(`publisher: a poll for what is to be built failed, and is tried again: ${why}`);
      },
    },
    { pollIntervalMs, batchDelayMs: 0, longestPollMs },
  );

  /** Requested by the people who run the product. They may have changed the site's code. */
  async function publishFreshCode(): Promise<void> {
    await addManualRequest(strapi, null, { needsFreshCode: true });
    worker.wake();
  }

  const isLeading = (): boolean => leadership.current() !== null;

  const begin = () => {
    if (isStopped) return;
    // Another process sends one notification for each change of a burst.
    hearNoMore = wakesOf(strapi)?.hear(name, debounce.notify);
    worker.start();
  };

  /** Makes this process poll now; or, where this one does not poll, the process that builds. */
  const look = () => {
    if (isStopped) wakesOf(strapi)?.tell(name);
    else worker.wake();
  };

  return {
    /** Begins once the server listens: the site builder reads from it. */
    start(): void {
      isStopped = false;
      inProcess(strapi, 'status').start({ isBuilder: isLeading, onRequest: publishFreshCode });
      const { httpServer } = strapi.server;
      if (httpServer.listening) begin();
      else httpServer.once('listening', begin);
    },

    async stop(): Promise<void> {
      if (isStopped) return;
      isStopped = true;
      hearNoMore?.();
      debounce.stop();
      // Ending the site builder also ends a running build.
      await buildWorker.close();
      await worker.stop();
      // A poll that was running may have made this instance the builder.
      await buildWorker.close();
      await inProcess(strapi, 'status').stop();
      await leadership.end();
    },

    /** Whether this is the instance that builds. */
    isLeading,

    /** Something was published: polls soon, when a burst is over. Never throws, never waits. */
    wake(): void {
      if (isStopped) wakesOf(strapi)?.tell(name);
      else debounce.notify();
    },

    /** Requests a build, also if nothing changed, content was refused or publishing is frozen. @param by a staff member's name */
    async publishNow(by: string | null): Promise<void> {
      await addManualRequest(strapi, by);
      look();
    },

    async rollBack(number: number, by: string | null, how: RollBackHow): Promise<RollBack> {
      const done = await rollBackTo(strapi, number, by, how);
      look();
      return done;
    },
  };
}
