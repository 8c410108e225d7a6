import type { Core } from '@strapi/strapi';
import { mailSome } from './mailing';
import { createWorker, type Worker } from '@lanternway/mailer/worker';

/** Few enough that what is drawn for them keeps nobody waiting. */
const batchSize = 20;

/** Sees to it that every receipt is mailed, by this process or the one that comes after it. */
export const receiptWorker = ({ strapi }: { strapi: Core.Strapi }): Worker =>
  createWorker(
    {
      some: () => mailSome(strapi, batchSize),
      onError(error) {
        strapi.log.error(`payments: receipts could not be mailed, and will be: ${codeOf(error)}`);
      },
    },
    { lookEveryMs: 5_000, gatherMs: 100 },
  );

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown reason';
