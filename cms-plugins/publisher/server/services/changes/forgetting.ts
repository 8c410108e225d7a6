import type { Core } from '@strapi/strapi';
import { forgetOldChanges } from './changes';

/** At an hour when nobody publishes. What goes wrong in one night is done in the next. */
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
