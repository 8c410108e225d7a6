import type { Core } from '@strapi/strapi';

/**
 * Removes all triggers from a SQLite database; who needs one makes it again at every start, after the tables are in order.
 * SQLite changes a column by making its table again under another name, and refuses that while a trigger names the table.
 */
export async function dropTriggers(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  const triggers: { name: string }[] = await connection('sqlite_master')
    .select('name')
    .where('type', 'trigger');
  for (const { name } of triggers) await connection.raw('drop trigger if exists ??', [name]);
}
