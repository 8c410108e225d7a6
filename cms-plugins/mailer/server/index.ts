import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { mail } from './content-types/mail';
import { mark as markController } from './controllers/mark';
import { shownOutbox as shownOutboxController } from './controllers/shown-outbox';
import { permissionLabels } from './permissions';
import { mails as mailRoutes } from './routes/mails';
import { mark as markRoutes } from './routes/mark';
import { shownOutbox as shownOutboxRoutes } from './routes/shown-outbox';
import { services } from './services';
import { dispatchOf } from './services/dispatch/mail-dispatch';
import { registerPersonalData } from './services/outbox/personal-data';
import { retentionOf } from './services/outbox/retention';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes: { mail },
  services,
  controllers: { mark: markController, shownOutbox: shownOutboxController },
  routes: { mails: mailRoutes, mark: markRoutes, shownOutbox: shownOutboxRoutes },

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi, 'mailer', permissionLabels);
    registerPersonalData(strapi);
    if (!runsJobs(strapi)) return;
    dispatchOf(strapi).start();
    retentionOf(strapi).start();
  },

  async destroy({ strapi }: Start) {
    retentionOf(strapi).stop();
    await dispatchOf(strapi).stop();
  },
};
