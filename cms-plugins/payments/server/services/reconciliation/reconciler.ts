import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { leaseTable } from '../../content-types/service-records';
import { withLease } from '@lanternway/server-kit/jobs/lease';
import { pollDueOrders } from './reconciler-poll';
import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';

/** Brings every order to its true state without anybody's help (product rule D9): also where no message has come. */
export interface Reconciler extends PollingWorker {
  /** Looks at what is due. False where another process is at it. */
  run: () => Promise<boolean>;
}

const everyMs = 30_000;

/** If the process that does it dies, another one takes over after this time. */
const lease = { name: 'reconciler', seconds: 60 };

export function reconciler({ strapi }: { strapi: Core.Strapi }): Reconciler {
  const run = () => withLease(strapi, leaseTable, lease, () => pollDueOrders(strapi));
  const worker = createPollingWorker(
    {
      name: 'payments orders',
      async workOnBatch() {
        await run();
        return false;
      },
      onError(error) {
        strapi.log.error(`payments: orders could not be looked at, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: everyMs, batchDelayMs: 200 },
  );
  return { ...worker, run };
}
