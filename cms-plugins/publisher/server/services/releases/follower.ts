import { setTimeout as wait } from 'node:timers/promises';
import { installationIdOf } from '@lanternway/server-kit/db/installation';
import { createPollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { openReleaseBucket, type ReleaseBucket } from '../../providers/release-bucket';
import { followLive, keepNewest } from './follow';

const name = 'publisher releases';
const pollIntervalMs = 2_000;
/** The first release of a machine is fetched whole. */
const longestPollMs = 30 * 60_000;
/** For somebody who waits for an answer. What takes longer goes on. */
const tellTimeoutMs = 3_000;

/** Has this process serve what is live, where releases are in a bucket. Every process does, whatever else it does. */
export function releaseFollower({ strapi }: { strapi: Core.Strapi }) {
  const { releases } = readConfig(strapi);
  const missing = new Set<string>();
  let opened: Promise<ReleaseBucket> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let lastFault = '';
  let hasCaughtUp = releases === null;

  async function bucket(): Promise<ReleaseBucket | null> {
    if (releases === null) return null;
    opened ??= installationIdOf(strapi).then((id) => openReleaseBucket(releases, id));
    return opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  }

  /** One after the other, and each with what is live when its turn has come. */
  function inTurn<Result>(act: (found: ReleaseBucket) => Promise<Result>): Promise<Result | null> {
    const next = last.then(async () => {
      const found = await bucket();
      return found === null ? null : act(found);
    });
    last = next.catch(() => undefined);
    return next;
  }

  async function follow(found: ReleaseBucket): Promise<boolean> {
    const isServed = await followLive(strapi, found);
    if (isServed) hasCaughtUp = true;
    return isServed;
  }

  async function followAll(found: ReleaseBucket): Promise<void> {
    if (!(await follow(found))) throw new Error('the bucket does not have it');
    await keepNewest(strapi, found, missing);
  }

  const worker = createPollingWorker(
    {
      name,
      async workOnBatch() {
        await inTurn(followAll);
        lastFault = '';
        return false;
      },
      onError(error) {
        const fault = error instanceof Error ? error.message : 'unknown reason';
        // It is tried again every two seconds.
        if (fault !== lastFault)
          strapi.log.error(`publisher: the live release could not be fetched from the bucket: ${fault}`);
        lastFault = fault;
      },
      wakes: () => wakesOf(strapi),
    },
    { pollIntervalMs, batchDelayMs: 0, longestPollMs },
  );

  return {
    /** Null where releases are only in the folder. */
    bucket,

    /** False until this machine has served, once since the start, what was live. A server that was away has an old site. */
    hasCaughtUp: (): boolean => hasCaughtUp,

    /** Does it now, and in this process. False where the live release is nowhere; null where there is no bucket. */
    follow: (): Promise<boolean | null> => inTurn(follow),

    /** Has all processes serve what is live from now on. Where this one cannot yet, it is tried again: it never throws. */
    async tellAll(): Promise<void> {
      if (releases === null) return;
      wakesOf(strapi)?.tell(name);
      const followed = inTurn(follow).catch(() => undefined);
      const isOver = new AbortController();
      const timeout = wait(tellTimeoutMs, undefined, isOver).catch(() => undefined);
      await Promise.race([followed, timeout]);
      isOver.abort();
    },

    /** Begins once the server listens: a command that only loads the application has no site to show. */
    start(): void {
      if (releases === null) return;
      const { httpServer } = strapi.server;
      if (httpServer.listening) worker.start();
      else httpServer.once('listening', worker.start);
    },
    async stop(): Promise<void> {
      if (releases !== null) await worker.stop();
    },
  };
}
