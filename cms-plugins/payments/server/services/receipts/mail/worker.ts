import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { mailReceipts } from './mailing';
import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';

/** Few enough that what is drawn for them keeps nobody waiting. */
const batchSize = 20;

/** Sees to it that every receipt is mailed, by this process or the one that comes after it. */
export const receiptWorker = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'payments receipts',
      wakes: () => wakesOf(strapi),
      workOnBatch: () => mailReceipts(strapi, batchSize),
      onError(error) {
        strapi.log.error(`payments: receipts could not be mailed, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 5_000, batchDelayMs: 100 },
  );
