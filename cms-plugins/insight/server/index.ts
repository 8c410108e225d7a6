import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { permissionLabels } from './permissions';
import { routes } from './routes';
import { services } from './services';

export default {
  config,
  contentTypes,
  services,
  routes,

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await registerPermissions(strapi, 'insight', permissionLabels);
  },
};
