import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { controllers } from './controllers';
import { registerPermissions } from './permissions';
import { routes } from './routes';
import { services } from './services';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  controllers,
  services,
  routes,

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi);
  },
};
