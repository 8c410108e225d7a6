import type { Core } from '@strapi/strapi';

const table = 'strapi_core_store_settings';

/**
 * After a restore nothing is done that nobody asked for, until somebody has looked: the mails that wait may have been sent
 * long ago. To be called before the plugins ask whether there is work in the background.
 */
export async function stayQuietWhereRestored(strapi: Core.Strapi): Promise<void> {
  if (!(await strapi.db.getSchemaConnection().hasTable(table))) return;
  const rows: unknown[] = await strapi.db
    .getConnection(table)
    .select('value')
    .where({ key: 'core_installation_restored' });
  if (rows.length === 0) return;
  strapi.config.set('jobs.run', false);
  strapi.log.warn(
    'This installation was restored from a backup: nothing is published, mailed, asked or removed until "npm run restore -- --finish --yes" and a restart.',
  );
}
