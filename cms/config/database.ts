import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env, type Database } from '../src/env';

/** The part of a better-sqlite3 connection that is used here. */
interface SqliteConnection {
  pragma: (statement: string) => void;
}

// A column or table that disappears from the model keeps its rows, even if only because a plugin failed to load. A
// migration removes what should really go.
const settings = { forceMigration: false };

// The server gives up before people do, and a request that hangs cannot keep a transaction open for ever.
const limits = '-c statement_timeout=10000 -c idle_in_transaction_session_timeout=15000 -c lock_timeout=5000';

export default { connection: connectionTo(env.database), settings };

function connectionTo(database: Database) {
  if (database.client === 'sqlite') {
    mkdirSync(path.dirname(database.filename), { recursive: true, mode: 0o700 });
    return {
      client: 'sqlite',
      connection: { filename: database.filename },
      useNullAsDefault: true,
      pool: { afterCreate: prepareSqlite },
    };
  }
  return {
    client: 'postgres',
    connection: {
      connectionString: database.url,
      options: limits,
      keepAlive: true,
      application_name: 'school-cms',
    },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 8_000,
  };
}

/** Readers do not wait for the writer, and a short wait is not an error. */
function prepareSqlite(
  connection: SqliteConnection,
  done: (error: null, connection: SqliteConnection) => void,
) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('busy_timeout = 5000');
  done(null, connection);
}
