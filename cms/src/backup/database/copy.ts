import type { Database, PostgresDatabase } from '../../env-database';
import { runTool, toolAddress } from './postgres-tools';
import { connect, connectFile, openFile, readerOf } from './reader';
import { readState, type DatabaseState } from './state';

/**
 * Copies the database into a file, as it is at one moment, while servers go on using it.
 * @returns what the copy has, not what the database has had since
 */
export const copyDatabase = (database: Database, file: string): Promise<DatabaseState> =>
  database.client === 'sqlite' ? copySqlite(database.filename, file) : dumpPostgres(database, file);

async function copySqlite(from: string, file: string): Promise<DatabaseState> {
  const source = connectFile(from);
  try {
    // All pages in one step: if a server wrote between two steps, the copy would begin again.
    await source.backup(file, { progress: ({ totalPages }) => totalPages });
  } finally {
    source.close();
  }
  const copy = openFile(file);
  try {
    return await readState(copy);
  } finally {
    await copy.close();
  }
}

async function dumpPostgres(database: PostgresDatabase, file: string): Promise<DatabaseState> {
  const client = await connect(database);
  try {
    // The count and the dump must see the same rows, so both use this snapshot.
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const state = await readState(readerOf(client));
    const { address, variables } = toolAddress(database.directUrl);
    const snapshot = `--snapshot=${rows[0]?.snapshot ?? ''}`;
    await runTool(
      'pg_dump',
      ['--format=custom', snapshot, `--file=${file}`, `--dbname=${address}`],
      variables,
    );
    return state;
  } finally {
    await client.end();
  }
}
