import type { Core } from '@strapi/strapi';
import { config, readConfig } from './config';
import { contentTypes } from './content-types';
import { controllers } from './controllers';
import { registerPermissions } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { startNightlyForgetting } from './services/changes/forgetting';
import { own } from './services/own';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  controllers,
  services,
  routes,

  register({ strapi }: Start) {
    own(strapi, 'hearing').register();
  },

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi);
    startNightlyForgetting(strapi);
    own(strapi, 'scheduleWorker').start();
    if (readConfig(strapi).isAwake) own(strapi, 'builder').start();
  },

  async destroy({ strapi }: Start) {
    await own(strapi, 'builder').stop();
    await own(strapi, 'scheduleWorker').stop();
    await own(strapi, 'preview').stop();
  },
};
