import type { Core } from '@strapi/strapi';
import { forgetOldChanges } from './changes';

/** Runs at an hour when nobody publishes. If it fails one night, the next night does the work. */
export function startNightlyForgetting(strapi: Core.Strapi): void {
  strapi.cron.add({
    'publisher.forgetting': {
      task: async () => {
        try {
          await forgetOldChanges(strapi, new Date());
        } catch (error) {
          strapi.log.error('publisher: old changes could not be forgotten; the next try is tomorrow');
          strapi.log.error(error);
        }
      },
      options: { rule: '17 3 * * *' },
    },
  });
}
