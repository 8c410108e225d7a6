import type { Core } from '@strapi/strapi';
import { readConfig } from '../config';

const open = { auth: false, policies: [] };

/** The outbox of a demonstration, for everybody to read. With a mail server, or in production, there is none. */
export const shownOutbox = ({ strapi }: { strapi: Core.Strapi }) => ({
  // Of Strapi's two kinds of routes this is the one that stands outside /api.
  type: 'admin',
  prefix: '',
  routes:
    readConfig(strapi).transport.kind === 'demo'
      ? [{ method: 'GET', path: '/_outbox.json', handler: 'shownOutbox.json', config: open }]
      : [],
});
