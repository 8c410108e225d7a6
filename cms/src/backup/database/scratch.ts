import path from 'node:path';
import type { Client } from 'pg';
import type { Database, PostgresDatabase } from '../../env-database';
import { Refusal } from '../refusal';
import { connect } from './reader';

/** A database that exists only while something is tried. */
export interface Scratch {
  database: Database;
  /** The variables with which a server uses this database. */
  variables: Record<string, string>;
  remove: () => Promise<void>;
}

/**
 * With PostgreSQL it is on the same server as the installation's database, whose role must be allowed to make databases.
 * @param folder for a database that is a file
 */
export async function makeScratch(
  database: Database,
  folder: string,
  installation: string,
): Promise<Scratch> {
  if (database.client === 'postgres') return makeOnPostgres(database, installation);
  const filename = path.join(folder, 'cms.db');
  return {
    database: { client: 'sqlite', filename },
    variables: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: filename },
    // The file is removed together with its folder.
    remove: () => Promise.resolve(),
  };
}

async function makeOnPostgres(database: PostgresDatabase, installation: string): Promise<Scratch> {
  const name = `backup_verify_${installation.slice(0, 8)}`;
  const client = await connect(database);
  try {
    // A run that was stopped in the middle may have left this database.
    await drop(client, name);
    await client.query(`create database ${name} template template0`);
  } catch (error) {
    await client.end();
    const isRefused = error instanceof Error && 'code' in error && error.code === '42501';
    throw isRefused
      ? new Refusal(
          'The role of the database may not make another one, in which a backup could be verified: alter role … createdb.',
        )
      : error;
  }
  const address = new URL(database.directUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  return {
    database: { ...database, url, directUrl: url },
    variables: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url },
    async remove() {
      await drop(client, name);
      await client.end();
    },
  };
}

const drop = (client: Client, name: string) => client.query(`drop database if exists ${name} with (force)`);
