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
/** So long because a new machine has to fetch all files of its first release. */
const longestPollMs = 30 * 60_000;
/** How long a person waits for the switch. If it takes longer, it goes on without them. */
const tellTimeoutMs = 3_000;

/** Makes this process serve what is live, where releases are in a bucket. Every process runs it, whatever its role. */
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

  /** Runs one act after the other. Each works with what is live when its turn comes. */
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
        // Logged once for each fault, because it is tried again every two seconds.
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

    /** False until this machine has served what is live once since its start: a server that was away has an old site. */
    hasCaughtUp: (): boolean => hasCaughtUp,

    /** Follows now, in this process only. False where the live release is nowhere; null where there is no bucket. */
    follow: (): Promise<boolean | null> => inTurn(follow),

    /** Makes all processes serve what is live now. If this one cannot yet, it tries again later. Never throws. */
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
