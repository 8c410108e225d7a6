import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config, readConfig } from './config';
import { contentTypes } from './content-types';
import { permissionLabels } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { tellWhatWaits } from './controllers/waiting-answer';
import { startNightlyForgetting } from './services/changes/forgetting';
import { inProcess } from './services/in-process';
import { trackDocuments } from './services/tracking/documents';
import { trackMedia } from './services/tracking/media';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  services,
  routes,

  register({ strapi }: Start) {
    tellWhatWaits(strapi);
    trackDocuments(strapi);
    trackMedia(strapi);
  },

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi, 'publisher', permissionLabels);
    inProcess(strapi, 'releaseFollower').start();
    if (!runsJobs(strapi)) return;
    startNightlyForgetting(strapi);
    inProcess(strapi, 'scheduleWorker').start();
    inProcess(strapi, 'healthWorker').start();
    if (readConfig(strapi).isAwake) inProcess(strapi, 'builder').start();
  },

  async destroy({ strapi }: Start) {
    await inProcess(strapi, 'builder').stop();
    await inProcess(strapi, 'scheduleWorker').stop();
    await inProcess(strapi, 'healthWorker').stop();
    await inProcess(strapi, 'preview').stop();
    await inProcess(strapi, 'releaseFollower').stop();
  },
};
