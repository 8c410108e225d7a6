import type { Cms } from '../start-cms';

/** Columns that took 255 characters on PostgreSQL, by table. */
export const oldColumns: Record<string, string[]> = {
  payments_orders: ['search_text'],
  payments_deliveries: ['note'],
  enquiries_free_classes: ['search_text'],
  enquiries_messages: ['search_text'],
  enquiries_applications: ['search_text'],
  enquiries_classes: ['link', 'calendar_uid'],
  publisher_builds: ['reason'],
  publisher_changes: ['title'],
  publisher_schedules: ['title', 'problem'],
};

interface StoredSchema {
  tables: { name: string; columns: { name: string; type: string; args: unknown[] }[] }[];
}

const schemas = 'strapi_database_schema';

/** SQLite changes no column of a table that a trigger names; the start has to do without them. */
async function triggersOf(strapi: Cms['strapi']): Promise<{ name: string; sql: string }[]> {
  if (strapi.db.dialect.client !== 'sqlite') return [];
  return strapi.db.connection('sqlite_master').select('name', 'sql').where('type', 'trigger');
}

/** Restores the database, and Strapi's own record of it, from before the columns were widened. */
export async function narrowColumns({ strapi }: Cms): Promise<void> {
  const knex = strapi.db.connection;
  const triggers = await triggersOf(strapi);
  for (const { name } of triggers) await knex.raw('drop trigger ??', [name]);
  for (const [table, columns] of Object.entries(oldColumns)) {
    await knex.schema.alterTable(table, (change) => {
      for (const column of columns) change.string(column, 255).alter();
    });
  }
  for (const { sql } of triggers) await knex.raw(sql);
  const row = (await knex(schemas).first('schema')) as { schema: string | StoredSchema };
  const schema = typeof row.schema === 'string' ? (JSON.parse(row.schema) as StoredSchema) : row.schema;
  for (const { name, columns } of schema.tables) {
    for (const column of columns)
      if (oldColumns[name]?.includes(column.name) === true)
        Object.assign(column, { type: 'string', args: [] });
  }
  await knex(schemas).update({ schema: JSON.stringify(schema), hash: 'before' });
  await knex('strapi_migrations').delete();
}

/** Columns that an earlier version did not have, by table. */
const newColumns: Record<string, string> = {
  plans: 'session_minutes',
  payments_orders: 'session_minutes',
  payments_refunds: 'is_withdrawn',
};

/** Removes what was added since. */
export async function dropNewColumns({ strapi }: Cms): Promise<void> {
  for (const [table, column] of Object.entries(newColumns)) {
    await strapi.db.connection.raw('alter table ?? drop column ??', [table, column]);
  }
}

/** Indexes that others have taken the place of, with the table and a column of each. */
const oldIndexes: Record<string, [table: string, column: string]> = {
  classes_sessions_teacher_ix: ['classes_sessions', 'teacher_key'],
  insight_people_booked_ix: ['insight_people', 'booked_day'],
  insight_people_attended_ix: ['insight_people', 'attended_day'],
};

/** Makes the indexes that an earlier version had. */
export async function makeOldIndexes({ strapi }: Cms): Promise<void> {
  for (const [name, [table, column]] of Object.entries(oldIndexes)) {
    await strapi.db.connection.raw('create index ?? on ?? (??)', [name, table, column]);
  }
}
