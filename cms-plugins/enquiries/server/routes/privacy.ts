import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { only } from './only';

const allowed = only(deskPermissions.privacy);

export const privacyRoutes = [
  { method: 'POST', path: '/privacy/find', handler: 'privacy.find', config: allowed },
  { method: 'POST', path: '/privacy/export', handler: 'privacy.export', config: allowed },
  { method: 'POST', path: '/privacy/erase', handler: 'privacy.erase', config: allowed },
];
