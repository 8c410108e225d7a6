import type { Core } from '@strapi/strapi';

/**
 * Whether this process works in the background. The application says so in its configuration (`jobs`). A process that does
 * not still stores what is to be done, and another one does it.
 */
export const runsJobs = (strapi: Core.Strapi): boolean => strapi.config.get('jobs.run', true);
