import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import type { Core } from '@strapi/strapi';
import { readMaking } from '../people/making';
import { countMarked } from './catch-up';
import { check, rebuild } from './rebuild';
import { madeBy, readState } from './state';

/** Counts families again soon after something about them has changed, so that readers of the numbers need not wait. */
export const counter = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'insight families',
      workOnBatch: () => countMarked(strapi),
      onError: (error) => {
        strapi.log.error('insight: families could not be counted; the next try follows');
        strapi.log.error(error);
      },
    },
    { pollIntervalMs: 15_000, batchDelayMs: 500, restTimes: 3 },
  );

export const counterOf = (strapi: Core.Strapi): PollingWorker => strapi.plugin('insight').service('counter');

/** Writes all rows again if the zone, the names of sources or the version changed, or at the first start of this plugin. */
export async function rebuildIfNeeded(strapi: Core.Strapi): Promise<void> {
  const state = await readState(strapi);
  if (state.madeBy !== madeBy(await readMaking(strapi))) await rebuild(strapi);
}

export function startNightly(strapi: Core.Strapi): void {
  strapi.cron.add({
    'insight.night': {
      task: async () => {
        try {
          await rebuildIfNeeded(strapi);
          await check(strapi, new Date());
        } catch (error) {
          strapi.log.error(
            'insight: families could not be compared with the facts; the next try is tomorrow',
          );
          strapi.log.error(error);
        }
      },
      options: { rule: '10 2 * * *' },
    },
  });
}
