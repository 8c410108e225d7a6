import { silentWorkers } from '@lanternway/server-kit/jobs/pulse';
import { gauge, kept, secondsSince, type Watched } from '@lanternway/server-kit/metrics/metrics';
import type { Core } from '@strapi/strapi';
import { findOldestWaiting } from './changes/changes';
import { buildsEnded, stageSeconds } from './counters';
import { inProcess } from './in-process';
import { listNextSchedules } from './schedules/schedules';

/** What those who watch the server learn about publishing. */
export function watched({ strapi }: { strapi: Core.Strapi }): Watched {
  const oldestWaiting = kept(() => findOldestWaiting(strapi));
  const nextSchedule = kept(() => listNextSchedules(strapi, 1));
  return {
    metrics: [
      buildsEnded,
      stageSeconds,
      gauge(
        {
          name: 'publisher_is_builder',
          help: '1 where this process is the one that builds the site, else 0.',
        },
        () => Number(inProcess(strapi, 'builder').isLeading()),
      ),
      gauge(
        {
          name: 'publisher_is_current',
          help: '1 where the live site shows what is published, else 0. Only the process that builds knows.',
        },
        () => {
          const isCurrent = inProcess(strapi, 'status').isCurrent();
          return isCurrent === null || !inProcess(strapi, 'builder').isLeading() ? null : Number(isCurrent);
        },
      ),
      gauge(
        {
          name: 'publisher_waiting_seconds',
          help: 'How long the oldest change has waited that the live site does not show; 0 where none waits.',
        },
        async () => secondsSince(await oldestWaiting()),
      ),
      gauge(
        {
          name: 'publisher_schedule_late_seconds',
          help: 'How late the planned change is that should have been done first; 0 where none is late.',
        },
        async () => secondsSince((await nextSchedule())[0]?.at),
      ),
    ],
    silentWorkers: () => silentWorkers('publisher'),
  };
}
