import type { Core } from '@strapi/strapi';
import { closeDays } from './close-days';
import { removeOutdated } from './retention';
import { removeOldVersions } from '../versions/retention';
import { verify } from './verify';

/** The work of one night: hash what is over, compare all lines with their hashes, and remove lines and versions that are too old. */
export async function workOfNight(strapi: Core.Strapi, now: Date): Promise<void> {
  await closeDays(strapi, now);
  await verify(strapi, now);
  await removeOutdated(strapi, now);
  await removeOldVersions(strapi, now);
}

/** What goes wrong in one night is done in the next. */
export function startNightly(strapi: Core.Strapi): void {
  strapi.cron.add({
    'audit.night': {
      task: async () => {
        try {
          await workOfNight(strapi, new Date());
        } catch (error) {
          strapi.log.error('audit: the day could not be hashed or checked; the next try is tomorrow');
          strapi.log.error(error);
        }
      },
      options: { rule: '5 2 * * *' },
    },
  });
}
