import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { career as careerEndpoint } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { career } from '../controllers/career';
import { only } from './only';
import { parentRoute } from './parents';

/** Where an application comes in. */
export const careerRoutes = (strapi: Core.Strapi) => [parentRoute(careerEndpoint, career({ strapi }).apply)];

/** Where staff open what came with it. */
export const resumeRoutes = [
  { method: 'GET', path: '/resumes/:id', handler: 'resumes.open', config: only(deskPermissions.resume) },
];
