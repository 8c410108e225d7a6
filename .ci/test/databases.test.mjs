import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databasesOf, httpTestFiles, leftOutOn } from './databases.mjs';

test('reads from the first line of a test file which databases it runs on', () => {
  const line = (/** @type {string} */ name) => `// Databases: ${name}, as files decide what is live.\n`;
  assert.deepEqual(databasesOf(line('SQLite')), ['sqlite']);
  assert.deepEqual(databasesOf(line('PostgreSQL')), ['postgres']);
  assert.deepEqual(databasesOf(line('both')), ['sqlite', 'postgres']);
});

test('takes no line without a reason, of another database, or further down', () => {
  assert.equal(databasesOf('// Databases: SQLite.\n'), null);
  assert.equal(databasesOf('// Databases: MySQL, as files decide what is live.\n'), null);
  assert.equal(databasesOf('\n// Databases: both, as files decide what is live.\n'), null);
});

test('every HTTP test file says which databases it runs on, and why', () => {
  const silent = httpTestFiles().filter(({ databases }) => databases === null);
  assert.deepEqual(silent, []);
});

test('leaves no file out on both databases', () => {
  const onPostgres = new Set(leftOutOn('postgres'));
  assert.deepEqual(
    leftOutOn('sqlite').filter((pattern) => onPostgres.has(pattern)),
    [],
  );
  assert.ok(leftOutOn('sqlite').length > 0);
});
