import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { controllers } from './controllers';
import { routes } from './routes';
import { services } from './services';
import { prepareCodes } from './services/codes/codes';
import { passwordsOf } from './services/passwords/passwords';
import { followStaffChanges } from './services/personal-data/staff-changes';
import { sweepAccounts } from './services/personal-data/sweep';
import { limitsOf } from './services/rate-limits/limits';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  controllers,
  routes,
  services,

  register({ strapi }: Start) {
    followStaffChanges(strapi);
  },

  async bootstrap({ strapi }: Start) {
    await limitsOf(strapi).prepare();
    await prepareCodes(strapi);
    if (!runsJobs(strapi)) return;
    strapi.cron.add({
      'accounts.sweep': { task: () => sweepAccounts(strapi), options: { rule: '17 * * * *' } },
    });
  },

  async destroy({ strapi }: Start) {
    await passwordsOf(strapi).stop();
  },
};
