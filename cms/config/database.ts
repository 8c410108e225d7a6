import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '../src/env';
import { keepPrepared } from '../src/database/keep-prepared';
import type { Database } from '../src/env-database';

/** The part of a better-sqlite3 connection that is used here. */
interface SqliteConnection {
  pragma: (statement: string) => void;
  prepare: (statement: string) => unknown;
}

// A column or table that disappears from the model keeps its rows, even if only because a plugin failed to load. A
// migration removes what should really go.
const settings = { forceMigration: false };

// A statement that fails is logged without its values: they may be what a parent typed.
const compileSqlOnError = false;

export default { connection: connectionTo(env.database), settings };

function connectionTo(database: Database) {
  if (database.client === 'sqlite') {
    mkdirSync(path.dirname(database.filename), { recursive: true, mode: 0o700 });
    return {
      client: 'sqlite',
      connection: { filename: database.filename },
      useNullAsDefault: true,
      compileSqlOnError,
      pool: { afterCreate: prepareSqlite },
    };
  }
  return {
    client: 'postgres',
    compileSqlOnError,
    // No parameter that a pooler would refuse: time limits are the role's own, see src/database/role-limits.
    connection: {
      connectionString: env.migrates === 'now' ? database.directUrl : database.url,
      keepAlive: true,
      application_name: 'school-cms',
    },
    pool: { min: 0, max: database.poolMax },
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
  // 64 MB instead of 16: reports over a year read more than that, and would read it from the file again each time.
  connection.pragma('cache_size = -65536');
  // Each time the log of changes is carried over to the file, everybody waits for the disk: at 32 MB instead of at 4, so more changes
  // of the same page are carried over at once.
  connection.pragma('wal_autocheckpoint = 8000');
  keepPrepared(connection);
  done(null, connection);
}
