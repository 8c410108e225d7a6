import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { dropExpired } from './give-back';

/** Gives back what was held and not booked in time. */
export const sweeper = ({ strapi }: { strapi: Core.Strapi }): PollingWorker =>
  createPollingWorker(
    {
      name: 'classes holds',
      workOnBatch: () => dropExpired(strapi, new Date()),
      onError(error) {
        strapi.log.error(`classes: held times could not be given back, and will be: ${nameOfError(error)}`);
      },
    },
    { pollIntervalMs: 20_000, batchDelayMs: 200 },
  );

/** The worker of this process that gives held times back. */
export const sweeperOf = (strapi: Core.Strapi): PollingWorker => strapi.plugin('classes').service('sweeper');
