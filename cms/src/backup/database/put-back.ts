import { copyFile, open, rename, rm } from 'node:fs/promises';
import type { Database } from '../../env-database';
import { Refusal } from '../refusal';
import { markStatements, type Mark } from './mark';
import { restoreDump } from './postgres-tools';
import { connect, openFile, readerOf } from './reader';

/** Refuses a database that has tables. A file of SQLite that does not exist yet counts as empty. */
export async function requireEmptyDatabase(database: Database): Promise<void> {
  const tables =
    database.client === 'sqlite' ? await tablesInFile(database.filename) : await tablesIn(database);
  if (tables.length > 0)
    throw new Refusal(
      'The database is not empty. A backup is only restored into an empty one: name another, or remove this one if nobody needs it.',
    );
}

async function tablesIn(database: Extract<Database, { client: 'postgres' }>): Promise<string[]> {
  const reader = readerOf(await connect(database));
  try {
    return await reader.tables();
  } finally {
    await reader.close();
  }
}

async function tablesInFile(filename: string): Promise<string[]> {
  const handle = await open(filename).catch(() => null);
  if (handle === null) return [];
  await handle.close();
  const reader = openFile(filename);
  try {
    return await reader.tables();
  } finally {
    await reader.close();
  }
}

/** Puts a copied database into an empty one, in one step: it has all of it, with its mark, or nothing. */
export async function putBack(database: Database, copy: string, mark: Mark): Promise<void> {
  if (database.client === 'postgres') {
    await restoreDump(database.directUrl, copy, markStatements(mark, 'public.').join(';\n'));
    return;
  }
  const { filename } = database;
  const next = `${filename}.restoring`;
  for (const ending of ['', '-wal', '-shm', '-journal']) await rm(`${next}${ending}`, { force: true });
  await copyFile(copy, next);
  const reader = openFile(next);
  try {
    // When the file gets its name it must be complete without a `-wal` file next to it.
    await reader.read('pragma journal_mode = delete');
    for (const statement of markStatements(mark)) await reader.write(statement);
  } finally {
    await reader.close();
  }
  // Files that belong to an empty database that may have been there.
  for (const ending of ['-wal', '-shm', '-journal']) await rm(`${filename}${ending}`, { force: true });
  const handle = await open(next);
  await handle.sync();
  await handle.close();
  await rename(next, filename);
}
