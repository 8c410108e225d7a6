import type { Core } from '@strapi/strapi';
import { config } from './config';
import { contentTypes } from './content-types';
import { controllers } from './controllers';
import { registerPermissions } from './permissions';
import { routes } from './routes';
import { services } from './services';
import { prepareDeskIndex } from './services/staff/query';
import { own } from './services/own';
import { tellPersonalData } from './services/privacy/provider';
import { startNightlyForgetting } from './services/privacy/receipts';
import { startHourly } from './services/reconciliation/hourly';

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
    await prepareDeskIndex(strapi);
    await own(strapi, 'openOrders').adopt();
    own(strapi, 'inbox').start();
    own(strapi, 'reconciler').start();
    startHourly(strapi);
    own(strapi, 'refundWorker').start();
    tellPersonalData(strapi);
    startNightlyForgetting(strapi);
    own(strapi, 'receiptWorker').start();
  },

  async destroy({ strapi }: Start) {
    // At once: each may be waiting for a provider.
    const workers = ['inbox', 'reconciler', 'refundWorker', 'receiptWorker'] as const;
    await Promise.all(workers.map((name) => own(strapi, name).stop()));
    await own(strapi, 'receiptPress').stop();
  },
};
