import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { controllers } from './controllers';
import { routes } from './routes';
import { services } from './services';
import { own } from './services/own';
import { followStaffChanges } from './services/personal-data/staff-changes';

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
    await own(strapi, 'limits').prepare();
    await own(strapi, 'codes').prepare();
    strapi.cron.add({
      'accounts.sweep': { task: () => own(strapi, 'sweep').run(), options: { rule: '17 * * * *' } },
    });
  },

  async destroy({ strapi }: Start) {
    await own(strapi, 'passwords').stop();
  },
};
