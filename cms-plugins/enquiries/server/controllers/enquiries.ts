import { contact, contactReceived, freeClass, freeClassReceived } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { own } from '../services/own';
import { answerForm } from './answer';

export const enquiries = ({ strapi }: { strapi: Core.Strapi }) => ({
  freeClass: answerForm(strapi, freeClass, {
    emailOf: ({ parentEmail }) => parentEmail,
    store: (request, arrival) => own(strapi, 'intake').freeClass(request, arrival),
    received: freeClassReceived.text,
  }),

  contact: answerForm(strapi, contact, {
    emailOf: ({ email }) => email,
    store: (request, arrival) => own(strapi, 'intake').contact(request, arrival),
    received: contactReceived.text,
  }),
});
