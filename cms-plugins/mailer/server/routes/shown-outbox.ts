import type { Core } from '@strapi/strapi';
import { readConfig } from '../config';

const open = (path: string, action: string) => ({
  method: 'GET',
  path,
  handler: `shownOutbox.${action}`,
  config: { auth: false, policies: [] },
});

/** The outbox of a demonstration, for everybody to read. Where mail is really sent there is none. */
export const shownOutbox = ({ strapi }: { strapi: Core.Strapi }) => ({
  // Of Strapi's two kinds of routes this is the one that stands outside /api.
  type: 'admin',
  prefix: '',
  routes:
    readConfig(strapi).transport.kind === 'demo'
      ? [
          open('/_outbox.json', 'json'),
          open('/_outbox', 'list'),
          open('/_outbox/:id', 'mail'),
          open('/_outbox/:id/html', 'html'),
          open('/_outbox/:id/attachments/:index', 'attachment'),
        ]
      : [],
});
