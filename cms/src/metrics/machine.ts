import type { Core } from '@strapi/strapi';
import type { Machine } from '@lanternway/contracts/audit/machine';
import { readLastBackup } from '../backup/last-backup';
import { checksOf } from '../middlewares/health';
import { watchedOf } from './plugins';

/** The state of the server for the super admin's home, read from the metrics that operators have too. */
export async function readMachine(strapi: Core.Strapi, dataDir: string): Promise<Machine> {
  const watched = watchedOf(strapi);
  const read = async (name: string, state?: string): Promise<number | null> => {
    const metric = watched
      .flatMap(({ metrics }) => metrics)
      .find((each) => 'name' in each && each.name === name);
    const values = (await metric?.get())?.values ?? [];
    return values.find(({ labels }) => labels['state'] === state)?.value ?? null;
  };
  const { database } = (await checksOf(strapi)) ?? {};
  return {
    now: new Date().toISOString(),
    database: { answers: database?.ok ?? false, ms: database?.ms ?? 0 },
    silent: watched.flatMap((each) => each.silentWorkers()),
    backupAt: (await readLastBackup(dataDir))?.toISOString() ?? null,
    mail: {
      waiting: await read('mail_queue', 'waiting'),
      failed: await read('mail_queue', 'failed'),
      oldestSeconds: await read('mail_oldest_seconds'),
    },
    scheduleLateSeconds: await read('publisher_schedule_late_seconds'),
    payments: {
      overdue: await read('payments_orders_overdue'),
      eventsWaiting: await read('payments_events_waiting'),
    },
  };
}
