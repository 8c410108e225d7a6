import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../paths.mjs';

/** @typedef {(question: string) => Promise<Record<string, unknown>[]>} Ask */
/** @typedef {{ env: Record<string, string>, ask: Ask, remove: () => Promise<void> }} Database */
/**
 * @typedef {{ query: (question: string) => Promise<{ rows: Record<string, unknown>[] }>, connect: () => Promise<void>,
 *   end: () => Promise<void> }} PgClient
 */
/**
 * @typedef {{ prepare: (question: string) => { all: () => Record<string, unknown>[] }, close: () => void }} SqliteFile
 */

// Both drivers are packages of the CMS.
const require = createRequire(inRoot('cms', 'package.json'));

/**
 * An empty database: a file in `folder`, or a new one on the given PostgreSQL server.
 * @param {string} folder
 * @param {string | undefined} server
 * @returns {Promise<Database>}
 */
export const freshDatabase = (folder, server) =>
  server === undefined ? Promise.resolve(sqlite(folder)) : postgres(server);

/** @param {string} folder @returns {Database} */
function sqlite(folder) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'cms.db');
  return {
    env: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file },
    async ask(question) {
      /** @type {SqliteFile} */
      const open = new (require('better-sqlite3'))(file, { readonly: true });
      const rows = open.prepare(question).all();
      open.close();
      return rows;
    },
    async remove() {
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    },
  };
}

/** @param {string} server @returns {Promise<Database>} */
async function postgres(server) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const askAt = (/** @type {string} */ url) => async (/** @type {string} */ question) => {
    /** @type {PgClient} */
    const client = new (require('pg').Client)({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(question)).rows;
    } finally {
      await client.end();
    }
  };
  await askAt(server)(`create database ${name}`);
  return {
    env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: address.href },
    ask: askAt(address.href),
    remove: async () => void (await askAt(server)(`drop database ${name} with (force)`)),
  };
}
