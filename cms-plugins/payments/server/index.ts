import { runsJobs } from '@lanternway/server-kit/jobs/runs-jobs';
import { registerPermissions } from '@lanternway/server-kit/register-permissions';
import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { permissionLabels } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { prepareDeskIndex } from './services/staff/query';
import { adoptOpenOrders } from './services/checkout/open-keys';
import { stateful } from './services/stateful';
import { registerPersonalData } from './services/privacy/provider';
import { startNightlyForgetting } from './services/privacy/receipts';
import { startHourly } from './services/reconciliation/hourly';

interface Start {
  strapi: Core.Strapi;
}

export default {
  config,
  contentTypes,
  services,
  routes,

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi, 'payments', permissionLabels);
    await prepareDeskIndex(strapi);
    await adoptOpenOrders(strapi);
    registerPersonalData(strapi);
    if (!runsJobs(strapi)) return;
    stateful(strapi, 'inbox').start();
    stateful(strapi, 'reconciler').start();
    startHourly(strapi);
    stateful(strapi, 'refundWorker').start();
    startNightlyForgetting(strapi);
    stateful(strapi, 'receiptWorker').start();
    stateful(strapi, 'creditNoteWorker').start();
  },

  async destroy({ strapi }: Start) {
    // All at the same time, as each may be waiting for a provider.
    const workers = ['inbox', 'reconciler', 'refundWorker', 'receiptWorker', 'creditNoteWorker'] as const;
    await Promise.all(workers.map((name) => stateful(strapi, name).stop()));
    await stateful(strapi, 'receiptPdfWorker').stop();
  },
};
