import type { Core } from '@strapi/strapi';

/**
 * Removes all triggers from a SQLite database. Code that needs a trigger makes it at every start, once the tables are in order.
 * A column of SQLite is changed by making its table again under another name, which is refused while a trigger names the table.
 */
export async function dropTriggers(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  const triggers: { name: string }[] = await connection('sqlite_master')
    .select('name')
    .where('type', 'trigger');
  for (const { name } of triggers) await connection.raw('drop trigger if exists ??', [name]);
}
