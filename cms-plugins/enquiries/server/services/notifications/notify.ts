import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { notifyBatch } from './notify-batch';

/** The most enquiries of each kind in one transaction: few enough that nobody who sends a form meanwhile notices. */
const maxBatchSize = 100;

/** Makes sure that the mails about every stored enquiry are sent, by this process or the next one. */
export const notifier = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'enquiries notices',
      wakes: () => wakesOf(strapi),
      workOnBatch: () => notifyBatch(strapi, maxBatchSize),
      onError(error) {
        strapi.log.error(`enquiries: mails could not be queued, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 5_000, batchDelayMs: 200 },
  );

/** The worker of this process that mails about enquiries. It has state: whether it runs, and when it looks again. */
export const notifierOf = (strapi: Core.Strapi): PollingWorker =>
  strapi.plugin('enquiries').service('notifier');
