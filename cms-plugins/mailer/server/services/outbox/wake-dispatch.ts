import type { Core } from '@strapi/strapi';
import type { PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';

/** Has the mails that are due looked at now. The dispatch is above the outbox, so the outbox only knows how to wake it. */
export const wakeDispatch = (strapi: Core.Strapi): void => {
  strapi.plugin('mailer').service<Pick<PollingWorker, 'wake'>>('dispatch').wake();
};
