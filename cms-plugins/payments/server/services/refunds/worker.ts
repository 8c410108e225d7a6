import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { sendSome } from './send';
import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';

const batchSize = 20;

/** Sends the refunds that were decided, by this process or the one that comes after it. */
export interface RefundWorker extends PollingWorker {
  /** Looks once, as if it were then. */
  run: (now?: Date) => Promise<void>;
}

export function refundWorker({ strapi }: { strapi: Core.Strapi }): RefundWorker {
  const worker = createPollingWorker(
    {
      name: 'payments refunds',
      wakes: () => wakesOf(strapi),
      workOnBatch: () => sendSome(strapi, batchSize),
      onError(error) {
        strapi.log.error(`payments: refunds could not be looked after, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 5_000, batchDelayMs: 50 },
  );
  return {
    ...worker,
    async run(now = new Date()) {
      let isMore = true;
      while (isMore) isMore = await sendSome(strapi, batchSize, now);
    },
  };
}
