import type { Core } from '@strapi/strapi';
import { keyOfMark, tableOfMark } from './database/mark';

/**
 * After a restore, no work is done in the background until somebody has looked: the mails that wait may have been sent
 * long ago. To be called before the plugins ask whether there is work in the background.
 */
export async function stayQuietWhereRestored(strapi: Core.Strapi): Promise<void> {
  if (!(await strapi.db.getSchemaConnection().hasTable(tableOfMark))) return;
  const rows: unknown[] = await strapi.db
    .getConnection(tableOfMark)
    .select('value')
    .where({ key: keyOfMark });
  if (rows.length === 0) return;
  strapi.config.set('jobs.run', false);
  strapi.log.warn(
    'This installation was restored from a backup: nothing is published, mailed, asked or removed until "npm run restore -- --finish --yes" and a restart.',
  );
}
