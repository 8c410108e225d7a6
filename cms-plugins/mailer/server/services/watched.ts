import { silentWorkers } from '@lanternway/server-kit/jobs/pulse';
import { gauge, kept, secondsSince, type Watched } from '@lanternway/server-kit/metrics/metrics';
import type { Core } from '@strapi/strapi';
import { readQueueLength } from './outbox/queue-length';

/** What those who watch the server learn about mail. */
export function watched({ strapi }: { strapi: Core.Strapi }): Watched {
  const queue = kept(() => readQueueLength(strapi));
  return {
    metrics: [
      gauge(
        {
          name: 'mail_queue',
          help: 'Mails of the last 30 days that wait or failed, by state.',
          labelName: 'state',
        },
        async () => {
          const { waiting, failed } = await queue();
          return { waiting, failed };
        },
      ),
      gauge(
        {
          name: 'mail_oldest_seconds',
          help: 'How long the oldest waiting mail has waited; 0 where none waits.',
        },
        async () => secondsSince((await queue()).oldestAt),
      ),
    ],
    silentWorkers: () => silentWorkers('mailer'),
  };
}
