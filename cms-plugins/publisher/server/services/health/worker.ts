import { withLease } from '@lanternway/server-kit/jobs/lease';
import { createPollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { leaseTable } from '../../content-types';
import { checkContent, nightOf } from './run';
import { removeNotes } from '../builds/notes';
import { isAsked, readAsked, readLast, writeAsked } from './settings';

const minuteMs = 60_000;
const pauseMs = 1_000;
const lease = { name: 'health', seconds: 120 };

/** Checks all content once a night, and when somebody asks for it, in one process at a time. */
export function healthWorker({ strapi }: { strapi: Core.Strapi }) {
  let isStopping = false;

  async function work(now: Date): Promise<void> {
    await withLease(strapi, leaseTable, lease, async () => {
      // Another process may have done it since this one looked.
      if (!(await isDue(now))) return;
      // Staff see that a check is under way until it has ended. One that was stopped is done after the next start.
      await writeAsked(strapi);
      const asked = await readAsked(strapi);
      const how = { reach: readConfig(strapi).outlinks, pauseMs, isStopping: () => isStopping };
      if (!(await checkContent(strapi, now, how))) return;
      // Who asked meanwhile gets another check, as this one may have passed what they changed.
      await removeNotes(strapi, asked);
      strapi.log.info('publisher: checked all content');
    });
  }

  async function isDue(now: Date): Promise<boolean> {
    const last = await readLast(strapi);
    return last === null || last.night < nightOf(now) || (await isAsked(strapi));
  }

  const worker = createPollingWorker(
    {
      name: 'publisher health',
      async workOnBatch() {
        const now = new Date();
        if (await isDue(now)) await work(now);
        return false;
      },
      onError(error) {
        strapi.log.error('publisher: the content could not be checked; the next try is in a minute');
        strapi.log.error(error);
      },
      wakes: () => wakesOf(strapi),
    },
    { pollIntervalMs: minuteMs, batchDelayMs: 10, longestPollMs: 120 * minuteMs },
  );

  return {
    start(): void {
      if (!readConfig(strapi).isAwake) return;
      isStopping = false;
      worker.start();
    },
    wake: () => worker.wake(),
    async stop(): Promise<void> {
      isStopping = true;
      await worker.stop();
    },
    /** Checks the content if a check is due at this time. */
    run: work,
  };
}
