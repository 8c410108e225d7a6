import { existsSync } from 'node:fs';
import Connection from 'better-sqlite3';
import type { Client } from 'pg';
import { connectPatiently, DatabaseRefusal } from '../../database/connect';
import type { Database, PostgresDatabase } from '../../env-database';
import { Refusal } from '../refusal';

/** A database that is read without the application. */
export interface Reader {
  tables: () => Promise<string[]>;
  /** @param statement one that both kinds of database understand */
  read: <Row extends object>(statement: string) => Promise<Row[]>;
  write: (statement: string) => Promise<void>;
  close: () => Promise<void>;
}

export const openReader = async (database: Database): Promise<Reader> =>
  database.client === 'sqlite' ? openFile(database.filename) : readerOf(await connect(database));

/** Opens a file of SQLite. Refuses where it is not there. */
export function connectFile(file: string): Connection {
  if (!existsSync(file)) throw new Refusal(`The database ${file} does not exist.`);
  return new Connection(file, { timeout: 5_000, fileMustExist: true });
}

export function openFile(file: string): Reader {
  const connection = connectFile(file);
  const read = <Row extends object>(statement: string) =>
    Promise.resolve(connection.prepare(statement).all() as Row[]);
  return {
    read,
    tables: async () =>
      namesIn(await read("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")),
    write(statement) {
      connection.exec(statement);
      return Promise.resolve();
    },
    close() {
      connection.close();
      return Promise.resolve();
    },
  };
}

/** Connects without a pooler in between, because the work that follows keeps its connection. */
export async function connect({ url, directUrl, waitMs }: PostgresDatabase): Promise<Client> {
  const variable = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const say = (line: string) => {
    process.stderr.write(`${line}\n`);
  };
  try {
    const client = await connectPatiently({ variable, url: directUrl, waitMs, say });
    // The limits of the role are meant for requests: this work may take longer.
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set ${limit} = 0`);
    return client;
  } catch (error) {
    throw error instanceof DatabaseRefusal ? new Refusal(error.message) : error;
  }
}

export function readerOf(client: Client): Reader {
  const read = async <Row extends object>(statement: string) => (await client.query<Row>(statement)).rows;
  return {
    read,
    tables: async () =>
      namesIn(await read("select tablename as name from pg_tables where schemaname = 'public'")),
    async write(statement) {
      await client.query(statement);
    },
    close: () => client.end(),
  };
}

const namesIn = (rows: { name: string }[]): string[] => rows.map(({ name }) => name).sort();
