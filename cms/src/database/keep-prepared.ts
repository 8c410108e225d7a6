/** The part of a better-sqlite3 connection that is used here. */
interface Connection {
  prepare: (statement: string) => unknown;
}

const ofRows = /^(?:select|insert|update|delete|begin|commit)\b/i;
const ofTables = /^(?:create|alter|drop)\b/i;

/** The most statements that one connection keeps. */
const most = 300;

/** Longer statements contain a list of ids or of rows, and are hardly ever repeated. */
const mostCharacters = 4_000;

/**
 * Makes a connection keep its prepared statements. Knex prepares the same text again each time, and for most of our statements
 * that takes as long as running them. Each statement runs to its end at once, so none is needed twice at the same time.
 */
export function keepPrepared(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, unknown>();
  connection.prepare = (text) => {
    // After a change of tables, SQLite prepares statements again by itself, but `select *` would still give the old columns.
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
