import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { permissionLabels } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { sweeperOf } from './services/holds/sweeper';
import { ensureKinds } from './services/staff/ensure-kinds';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  services,
  routes,

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi, 'classes', permissionLabels);
    await ensureKinds(strapi);
    if (runsJobs(strapi)) sweeperOf(strapi).start();
  },

  async destroy({ strapi }: Start) {
    await sweeperOf(strapi).stop();
  },
};
