import type { Core } from '@strapi/strapi';
import { config } from './config';
import { mail } from './content-types/mail';
import { mails as mailsController } from './controllers/mails';
import { shownOutbox as shownOutboxController } from './controllers/shown-outbox';
import { registerPermissions } from './permissions';
import { mails as mailRoutes } from './routes/mails';
import { shownOutbox as shownOutboxRoutes } from './routes/shown-outbox';
import type { Delivery } from './services/dispatch/delivery';
import { delivery } from './services/dispatch/delivery-service';
import { brandBook } from './services/render/brand';
import { mailDesk } from './services/staff/mail-desk';
import { outbox } from './services/outbox/outbox';
import { tellPersonalData } from './services/outbox/personal-data';
import { retention, type Retention } from './services/outbox/retention';
import { shownOutbox } from './services/staff/shown-outbox';

interface Start {
  strapi: Core.Strapi;
}

const deliveryOf = (strapi: Core.Strapi): Delivery => strapi.plugin('mailer').service('delivery');
const retentionOf = (strapi: Core.Strapi): Retention => strapi.plugin('mailer').service('retention');

export default {
  config,
  contentTypes: { mail },
  services: { outbox, delivery, retention, brand: brandBook, desk: mailDesk, shownOutbox },
  controllers: { mails: mailsController, shownOutbox: shownOutboxController },
  routes: { mails: mailRoutes, shownOutbox: shownOutboxRoutes },

  async bootstrap({ strapi }: Start) {
    await registerPermissions(strapi);
    tellPersonalData(strapi);
    deliveryOf(strapi).start();
    retentionOf(strapi).start();
  },

  async destroy({ strapi }: Start) {
    retentionOf(strapi).stop();
    await deliveryOf(strapi).stop();
  },
};
