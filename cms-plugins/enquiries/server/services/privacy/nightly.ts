import type { Core } from '@strapi/strapi';
import { removeOutdated } from './retention';

/** Has the nightly work done. What goes wrong in one night is done in the next. */
export function startNightly(strapi: Core.Strapi): void {
  strapi.cron.add({
    'enquiries.retention': {
      task: async () => {
        try {
          await removeOutdated(strapi);
        } catch (error) {
          strapi.log.error('enquiries: what is too old could not be removed; the next try is tomorrow');
          strapi.log.error(error);
        }
      },
      options: { rule: '23 2 * * *' },
    },
  });
}
