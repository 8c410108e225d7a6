import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { only } from './only';

const reading = only(publishingPermissions.read);
const publishing = only(publishingPermissions.publish);

/** Paths stand below the plugin's name. */
export const publishingRoutes = [
  { method: 'GET', path: '/state', handler: 'publishing.state', config: reading },
  { method: 'POST', path: '/publish', handler: 'publishing.publish', config: publishing },
  { method: 'GET', path: '/builds', handler: 'publishing.builds', config: reading },
  { method: 'GET', path: '/builds/:number', handler: 'publishing.build', config: reading },
  {
    method: 'POST',
    path: '/builds/:number/roll-back',
    handler: 'publishing.rollBack',
    config: publishing,
  },
];

export const entryRoutes = [
  {
    method: 'GET',
    path: '/entries',
    handler: 'entries.list',
    config: only(publishingPermissions.schedule),
  },
  { method: 'GET', path: '/entries/:uid/:documentId', handler: 'entries.one', config: reading },
];
