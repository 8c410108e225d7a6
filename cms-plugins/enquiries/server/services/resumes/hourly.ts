import type { Core } from '@strapi/strapi';
import { resumesOf } from './resumes';

/** Looks for files that belong to nobody, every hour and soon after the start: the last end may not have been clean. */
export function startHourlySweep(strapi: Core.Strapi): void {
  const sweep = () =>
    resumesOf(strapi)
      .sweep()
      .catch((error: unknown) => {
        strapi.log.error('resumes: files that belong to no application could not be searched for', error);
      });
  strapi.cron.add({ 'enquiries.resumes-sweep': { task: sweep, options: { rule: '41 * * * *' } } });
  setTimeout(() => void sweep(), afterStartMs).unref();
}

/** By then the start is over. Nothing that arrives meanwhile is old enough to be swept. */
const afterStartMs = 60_000;
