import { Refusal } from '../refusal';
import type { Reader } from './reader';

/** What a database says of itself. */
export interface DatabaseState {
  /** The version of its tables, as the application recorded it. */
  schema: string;
  /** The random id of its installation. */
  installation: string;
  /** How many rows each table has. */
  rows: Record<string, number>;
}

/** Refuses a database in which the application has never started. */
export async function readState(reader: Reader): Promise<DatabaseState> {
  const tables = await reader.tables();
  if (!tables.includes('installation_schemas'))
    throw new Refusal('The database has no tables of this product: there is nothing to back up.');
  const [version] = await reader.read<{ version: string }>(
    'select version from installation_schemas order by at desc, version desc limit 1',
  );
  const [id] = await reader.read<{ value: string }>(
    "select value from strapi_core_store_settings where key = 'core_installation_id'",
  );
  if (version === undefined || id === undefined)
    throw new Refusal('The first start on this database has not ended: there is nothing to back up.');
  return {
    schema: version.version,
    installation: JSON.parse(id.value) as string,
    rows: await countRows(reader),
  };
}

/** How many rows each table has, by its name. */
export async function countRows(reader: Reader): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await reader.tables()) counts[table] = await countIn(reader, table);
  return counts;
}

export async function countIn(reader: Reader, table: string, where = ''): Promise<number> {
  const [row] = await reader.read<{ many: number | string }>(
    `select count(*) as many from "${table}"${where === '' ? '' : ` where ${where}`}`,
  );
  return Number(row?.many ?? 0);
}
