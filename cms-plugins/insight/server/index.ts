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

export default {
  config,
  contentTypes,
  services,
  routes,
  middlewares: { seen: seenMiddleware },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await registerPermissions(strapi, 'insight', permissionLabels);
    if (runsJobs(strapi)) visitRetentionOf(strapi).start();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await visitRetentionOf(strapi).stop();
    await intakeOf(strapi).stop();
  },
};
