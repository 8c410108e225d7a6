import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

/** @typedef {'sqlite' | 'postgres'} Database */

/** What the first line of a test file may name. @type {Readonly<Record<string, Database[]>>} */
const named = { SQLite: ['sqlite'], PostgreSQL: ['postgres'], both: ['sqlite', 'postgres'] };

const declaration = /^\/\/ Databases: (SQLite|PostgreSQL|both), as \S.{10,}\.\n/;

/**
 * The databases that a test file names in its first line. The line also gives the reason, so that readers can judge it.
 * @param {string} source
 * @returns {Database[] | null} null if the line is missing
 */
export const databasesOf = (source) => named[declaration.exec(source)?.[1] ?? ''] ?? null;

const folder = inRoot('cms', 'tests');

/** Every HTTP test file and its databases. @returns {{ file: string, databases: Database[] | null }[]} */
export const httpTestFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, databases: databasesOf(readFileSync(`${folder}/${file}`, 'utf8')) }));

/**
 * Jest's patterns for the files that do not run on a database. A file without the line runs on each.
 * @param {Database} database
 */
export const leftOutOn = (database) =>
  httpTestFiles()
    .filter(({ databases }) => databases !== null && !databases.includes(database))
    .map(({ file }) => `/cms/tests/${file.replaceAll('.', '\\.')}$`);
