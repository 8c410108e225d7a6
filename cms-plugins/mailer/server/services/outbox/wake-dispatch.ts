import type { Core } from '@strapi/strapi';
import type { PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';

/** Makes the dispatch look for due mails now. It is built on the outbox, so the outbox only knows how to wake it. */
export const wakeDispatch = (strapi: Core.Strapi): void => {
  strapi.plugin('mailer').service<Pick<PollingWorker, 'wake'>>('dispatch').wake();
};
