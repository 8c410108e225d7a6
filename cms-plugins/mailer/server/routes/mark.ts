import { markPath } from '../mark-path';

/** The mark of mails, for every mail program. */
export const mark = {
  // Of Strapi's two kinds of routes this is the one that stands outside /api.
  type: 'admin',
  prefix: '',
  routes: [{ method: 'GET', path: markPath, handler: 'mark.show', config: { auth: false, policies: [] } }],
};
