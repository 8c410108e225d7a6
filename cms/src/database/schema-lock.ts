import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import Connection from 'better-sqlite3';

/*
 * Only one process at a time changes the tables. The lock is freed by itself if its process or its connection dies.
 */

/** Gives the lock back. */
export type Unlock = () => Promise<void>;

const retryEveryMs = 200;

/**
 * Waits for the lock and takes it, for as long as the connection lives.
 *
 * The lock belongs to a transaction, and not to the connection, so that it also holds behind a pooler. That transaction
 * then stays idle, and the usual time limits would end it: so it runs without them.
 */
export async function lockOnPostgres(client: Client): Promise<Unlock> {
  await client.query('begin');
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set local ${limit} = 0`);
  await client.query("select pg_advisory_xact_lock(hashtext('change of the tables'))");
  return async () => {
    await client.query('commit');
  };
}

/** The same with a file next to the database, which SQLite locks. The database itself must stay usable for its process. */
export async function lockOnSqlite(databaseFile: string): Promise<Unlock> {
  for (;;) {
    const connection = new Connection(`${databaseFile}.lock`, { timeout: 0 });
    try {
      connection.exec('begin exclusive');
      return () => {
        connection.close();
        return Promise.resolve();
      };
    } catch (error) {
      connection.close();
      if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')))
        throw error;
    }
    await wait(retryEveryMs);
  }
}
