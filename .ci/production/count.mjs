import assert from 'node:assert/strict';

/** Asks the database for a number. @param {import('./run.mjs').Run} run @param {string} sql @returns {Promise<number>} */
export async function countOf({ engine }, sql) {
  const [db] = engine.runningOf('db');
  assert.ok(db);
  const command = ['psql', '-h', '/run/postgresql', '-U', 'school', '-d', 'school', '-tAc', sql];
  const { code, output } = await engine.exec(db.box, command);
  assert.equal(code, 0, output);
  return Number(output);
}
