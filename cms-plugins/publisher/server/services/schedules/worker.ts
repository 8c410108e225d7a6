import { cutText } from '@lanternway/contracts/fields/cut-text';
import { createPollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { scheduleUid } from '../../content-types';
import { timeOf, type ScheduleRecord } from '../../content-types/records';
import { refusalOf, runSchedule } from './run-schedule';
import { scheduleSentences } from './labels';

const pollIntervalMs = 5_000;

/** Attempts at a plan that fails for a reason of ours, one at each poll. */
const maxTries = 5;

const soonestFirst = [{ at: 'asc' }, { id: 'asc' }];

/** Does what was planned when its time has come, in whichever process polls first. */
export function scheduleWorker({ strapi }: { strapi: Core.Strapi }) {
  const rows = () => rowsIn(strapi, scheduleUid);
  const tries = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;

  const next = async (): Promise<ScheduleRecord | null> =>
    rows().findOne({ where: { state: 'waiting' }, orderBy: soonestFirst });

  async function fail(
    { id, uid, entryId, action }: ScheduleRecord,
    problem: string,
    now: Date,
  ): Promise<void> {
    const data = { state: 'failed', doneAt: now, problem: cutText(problem, { characters: 500 }) };
    await rows().updateMany({ where: { id, state: 'waiting' }, data });
    strapi.log.warn(`publisher: the planned ${action} of ${uid} ${entryId} failed`);
  }

  async function work(schedule: ScheduleRecord, now: Date): Promise<void> {
    const { id, uid, entryId, action } = schedule;
    try {
      const isDone = await runSchedule(strapi, schedule, now);
      if (isDone) strapi.log.info(`publisher: did the planned ${action} of ${uid} ${entryId}`);
      tries.delete(id);
    } catch (error) {
      const count = (tries.get(id) ?? 0) + 1;
      const refusal = refusalOf(error);
      // Later plans wait too: they may depend on this one.
      if (refusal === null && count < maxTries) {
        tries.set(id, count);
        throw error;
      }
      tries.delete(id);
      await fail(schedule, refusal ?? scheduleSentences.server, now);
    }
  }

  /** Does the plan that is due first; true where there may be more. */
  async function some(now: Date): Promise<boolean> {
    const due = await next();
    if (due === null || timeOf(due.at) > now) return false;
    await work(due, now);
    return true;
  }

  /** Sets a timer, so that a plan that is due before the next poll is done on time. */
  async function awaitNext(): Promise<void> {
    clearTimeout(timer);
    const soon = await next();
    const waitMs = soon === null ? Infinity : timeOf(soon.at).getTime() - Date.now();
    if (waitMs > 0 && waitMs <= pollIntervalMs) timer = setTimeout(() => worker.wake(), waitMs).unref();
  }

  const worker = createPollingWorker(
    {
      name: 'publisher schedules',
      async workOnBatch() {
        const isMore = await some(new Date());
        if (!isMore) await awaitNext();
        return isMore;
      },
      onError(error) {
        strapi.log.error('publisher: a poll for what is planned failed, and is tried again');
        strapi.log.error(error);
      },
    },
    { pollIntervalMs, batchDelayMs: 10 },
  );

  return {
    start(): void {
      if (readConfig(strapi).isAwake) worker.start();
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await worker.stop();
    },
    /** Does everything that is due at this time. */
    async run(now: Date): Promise<void> {
      while (await some(now));
    },
  };
}
