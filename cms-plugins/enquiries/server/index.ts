import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import { installationIdOf } from '@lanternway/server-kit/db/installation';
import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { permissionLabels } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { prepareInboxIndexes } from './services/inbox/index-columns';
import { finisherOf } from './services/booking/finish';
import { reminderOf } from './services/classes/remind';
import { followUpsOf } from './services/managing/follow-up';
import { markAskerOf } from './services/marks/ask';
import { tellOfAbsences } from './services/notifications/absence';
import { notifierOf } from './services/notifications/notify';
import { startNightly } from './services/privacy/nightly';
import { registerPersonalData } from './services/privacy/provider';
import { offererOf } from './services/wishes/offer';
import { startHourlySweep } from './services/resumes/hourly';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  services,
  routes,

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi, 'enquiries', permissionLabels);
    await prepareInboxIndexes(strapi);
    await installationIdOf(strapi);
    registerPersonalData(strapi);
    tellOfAbsences(strapi);
    if (!runsJobs(strapi)) return;
    notifierOf(strapi).start();
    finisherOf(strapi).start();
    reminderOf(strapi).start();
    followUpsOf(strapi).start();
    markAskerOf(strapi).start();
    offererOf(strapi).start();
    startNightly(strapi);
    startHourlySweep(strapi);
  },

  async destroy({ strapi }: Start) {
    await notifierOf(strapi).stop();
    await finisherOf(strapi).stop();
    await reminderOf(strapi).stop();
    await followUpsOf(strapi).stop();
    await markAskerOf(strapi).stop();
    await offererOf(strapi).stop();
  },
};
