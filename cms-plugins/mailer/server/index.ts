import type { Core } from '@strapi/strapi';
import { config } from './config';
import { mail } from './content-types/mail';
import { shownOutbox as shownOutboxController } from './controllers/shown-outbox';
import { shownOutbox as shownOutboxRoutes } from './routes/shown-outbox';
import type { Delivery } from './services/delivery';
import { delivery } from './services/delivery-service';
import { brandBook } from './services/letter/brand';
import { outbox } from './services/outbox';
import { shownOutbox } from './services/shown-outbox';

interface Start {
  strapi: Core.Strapi;
}

const deliveryOf = (strapi: Core.Strapi): Delivery => strapi.plugin('mailer').service('delivery');

export default {
  config,
  contentTypes: { mail },
  services: { outbox, delivery, brand: brandBook, shownOutbox },
  controllers: { shownOutbox: shownOutboxController },
  routes: { shownOutbox: shownOutboxRoutes },
  bootstrap({ strapi }: Start) {
    deliveryOf(strapi).start();
  },
  async destroy({ strapi }: Start) {
    await deliveryOf(strapi).stop();
  },
};
