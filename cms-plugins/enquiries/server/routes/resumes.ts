import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { only } from './only';

/** Where staff open what came with it. */
export const resumeRoutes = [
  { method: 'GET', path: '/resumes/:id', handler: 'resumes.open', config: only(deskPermissions.resume) },
];
