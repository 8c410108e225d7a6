import { staffRouter } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { mails as controller } from '../controllers/mails';

/** For the admin's page. */
export const mails = ({ strapi }: { strapi: Core.Strapi }) => staffRouter(controller(strapi));
