import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/*
 * Which versions of the tables the database has had, newest last. A version is a hash of all content types, the names of
 * the migrations and Strapi's release, so nobody has to count.
 */

const table = 'installation_schemas';

/** The version that this code needs. */
export function schemaVersionOf(strapi: Core.Strapi): string {
  const models = [...Object.entries(strapi.contentTypes), ...Object.entries(strapi.components)].map(
    ([uid, model]) => {
      const { collectionName, attributes, options } = model;
      const indexes: unknown = 'indexes' in model ? model.indexes : undefined;
      return [uid, { collectionName, attributes, options, indexes }] as const;
    },
  );
  // Strapi has tables of its own, and migrations that come with its releases.
  const framework: unknown = strapi.config.get('info.strapi');
  const sorted = models.sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([sorted, migrationNames(strapi), framework]));
  return hash.digest('hex').slice(0, 32);
}

function migrationNames(strapi: Core.Strapi): string[] {
  try {
    return readdirSync(path.join(strapi.dirs.app.root, 'database', 'migrations')).sort();
  } catch {
    return [];
  }
}

/** Empty where the database has no tables yet, or was last changed by a version of the application that kept no record. */
export async function readSchemaVersions(strapi: Core.Strapi): Promise<string[]> {
  if (!(await strapi.db.getSchemaConnection().hasTable(table))) return [];
  const rows: { version: string }[] = await strapi.db
    .getConnection(table)
    .select('version')
    .orderBy([{ column: 'at' }, { column: 'version' }]);
  return rows.map(({ version }) => version);
}

/** Records that the tables are now those of this version. Only for the process that has the lock. */
export async function recordSchemaVersion(strapi: Core.Strapi, version: string): Promise<void> {
  if (!(await strapi.db.getSchemaConnection().hasTable(table)))
    await strapi.db.getSchemaConnection().createTable(table, (columns) => {
      columns.string('version', 32).primary();
      columns.bigInteger('at').notNullable();
    });
  const row = { version, at: Date.now() };
  await strapi.db.getConnection(table).insert(row).onConflict('version').merge(['at']);
}
