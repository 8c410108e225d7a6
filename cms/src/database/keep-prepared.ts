/** The part of a better-sqlite3 connection that is used here. */
interface Connection {
  prepare: (statement: string) => unknown;
}

const ofRows = /^(?:select|insert|update|delete|begin|commit)\b/i;
const ofTables = /^(?:create|alter|drop)\b/i;

/** Of one connection. */
const most = 300;

/** Longer ones hold a list of ids or of rows, and are not asked again. */
const mostCharacters = 4_000;

/**
 * Has a connection keep the statements that it prepared. Knex has the same text prepared again each time, and for most of our statements
 * that takes as long as running them. Each runs to its end at once, so that none is needed twice at the same time.
 */
export function keepPrepared(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, unknown>();
  connection.prepare = (text) => {
    // SQLite prepares it again itself then, but `select *` would give the columns that there were.
    if (ofTables.test(text)) kept.clear();
    const known = kept.get(text);
    if (known !== undefined) return known;
    const prepared = prepare(text);
    if (text.length > mostCharacters || !ofRows.test(text)) return prepared;
    if (kept.size >= most) kept.clear();
    kept.set(text, prepared);
    return prepared;
  };
}
