import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { seenMiddleware } from './controllers/seen';
import { permissionLabels } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { intakeOf } from './services/visits/intake';
import { visitRetentionOf } from './services/visits/retention';
import { prepareState } from './services/keeping/state';
import { watchTables } from './services/keeping/triggers';
import { counterOf, rebuildIfNeeded, startNightly } from './services/keeping/worker';
import { registerPersonalData } from './services/privacy/provider';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  services,
  routes,
  middlewares: { seen: seenMiddleware },

  /** Before the parts that remove what they know of somebody: all of those register as they start. */
  register({ strapi }: Start) {
    registerPersonalData(strapi);
  },

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi, 'insight', permissionLabels);
    if (runsJobs(strapi)) visitRetentionOf(strapi).start();
    await prepareState(strapi);
    await watchTables(strapi);
    if (!runsJobs(strapi)) return;
    await rebuildIfNeeded(strapi);
    counterOf(strapi).start();
    startNightly(strapi);
  },

  async destroy({ strapi }: Start) {
    await visitRetentionOf(strapi).stop();
    await intakeOf(strapi).stop();
    await counterOf(strapi).stop();
  },
};
