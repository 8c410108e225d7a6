import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { dayCountsTable, dayTotalsTable, saltsTable, visitsTable } from '../../content-types/visits';
import { addUpDays } from './add-up';
import { siteDays } from './site-day';

const dayMs = 24 * 60 * 60_000;

/**
 * Deletes visits and salts of all days before yesterday, so that none is older than 48 hours, and totals whose time is
 * over.
 */
export async function removeOldVisits(strapi: Core.Strapi, now: Date): Promise<void> {
  const { dayOf } = siteDays(strapi);
  const before = async (days: number) => dayOf(new Date(now.getTime() - days * dayMs));
  const yesterday = await before(1);
  const rows = (table: string) => strapi.db.connection(table);
  await rows(visitsTable).where('day', '<', yesterday).delete();
  await rows(saltsTable).where('day', '<', yesterday).delete();
  const first = await before(readConfig(strapi).keptDays);
  for (const table of [dayCountsTable, dayTotalsTable]) await rows(table).where('day', '<', first).delete();
}

/** Removes what is too old, as soon as it is, and adds up the days that are over. */
export const visitRetention = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'insight visits',
      async workOnBatch() {
        const now = new Date();
        await removeOldVisits(strapi, now);
        return addUpDays(strapi, now);
      },
      onError(error) {
        strapi.log.error(
          `insight: old visits could not be deleted or added up, and will be: ${nameOfError(error)}`,
        );
      },
    },
    { pollIntervalMs: 30_000, batchDelayMs: 200 },
  );

export const visitRetentionOf = (strapi: Core.Strapi): PollingWorker =>
  strapi.plugin('insight').service('visitRetention');
