import { contact, contactReceived, freeClass, freeClassReceived } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { intakeOf } from '../services/intake/intake';
import { bookChosen } from '../services/booking/chosen';
import { answerForm } from './answer';

export const enquiries = ({ strapi }: { strapi: Core.Strapi }) => ({
  freeClass: answerForm(strapi, freeClass, {
    emailOf: ({ parentEmail }) => parentEmail,
    store: (request, arrival) => intakeOf(strapi).freeClass(request, arrival),
    then: (request, stored) => bookChosen(strapi, request, stored),
    received: freeClassReceived.text,
  }),

  contact: answerForm(strapi, contact, {
    emailOf: ({ email }) => email,
    store: (request, arrival) => intakeOf(strapi).contact(request, arrival),
    received: contactReceived.text,
  }),
});
