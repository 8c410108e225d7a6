import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { makeMissingNotes } from './issue/missing';
import { mailNotes } from './mail/mailing';

/** Few enough that what is drawn for them keeps nobody waiting. */
const batchSize = 20;

/** While an update is under way, a server of the version before may still finish a refund without its note. */
const lookForMissingMs = 60 * 60_000;

/**
 * Makes the notes that refunds of the past lack, at the start and once an hour, and sees to it that every note is mailed,
 * by this process or the one that comes after it.
 */
export function creditNoteWorker({ strapi }: { strapi: Core.Strapi }): PollingWorker {
  let lookAt = 0;
  return createPollingWorker(
    {
      name: 'payments credit notes',
      wakes: () => wakesOf(strapi),
      async workOnBatch() {
        if (Date.now() >= lookAt) {
          lookAt = Date.now() + lookForMissingMs;
          await makeMissingNotes(strapi);
        }
        return mailNotes(strapi, batchSize);
      },
      onError(error) {
        strapi.log.error(
          `payments: notes of refunds could not be made or mailed, and will be: ${nameOfError(error)}`,
        );
      },
    },
    { pollIntervalMs: 5_000, batchDelayMs: 100 },
  );
}
