import type { Core } from '@strapi/strapi';
import { own } from '../own';

/** At an hour when nobody publishes. What goes wrong in one night is done in the next. */
export function startNightlyForgetting(strapi: Core.Strapi): void {
  strapi.cron.add({
    'publisher.forgetting': {
      task: async () => {
        try {
          await own(strapi, 'changes').forget(new Date());
        } catch (error) {
          strapi.log.error('publisher: old changes could not be forgotten; the next try is tomorrow');
          strapi.log.error(error);
        }
      },
      options: { rule: '17 3 * * *' },
    },
  });
}
