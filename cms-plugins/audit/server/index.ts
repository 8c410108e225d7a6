import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { permissionLabels } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { watchRoutes } from './services/calls/watch-routes';
import { startNightly } from './services/chain/nightly';
import { prepareLineIndexes } from './services/lines/indexes';
import { watchDocuments } from './services/content/documents';
import { registerPersonalData } from './services/privacy/provider';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  services,
  routes,

  register({ strapi }: Start) {
    watchRoutes(strapi);
  },

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi, 'audit', permissionLabels);
    await prepareLineIndexes(strapi);
    watchDocuments(strapi);
    registerPersonalData(strapi);
    if (runsJobs(strapi)) startNightly(strapi);
  },
};
