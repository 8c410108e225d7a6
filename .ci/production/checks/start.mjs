import assert from 'node:assert/strict';

/** @typedef {import('../run.mjs').Run} Run */

/** Two at once, on a database without tables: one waits for the other. @param {Run} run */
export async function migrates({ engine }) {
  const db = engine.start('db');
  assert.ok(await engine.untilHealthy([db], 60_000), 'The database did not start.');
  const results = await Promise.all([engine.run('migrate'), engine.run('migrate')]);
  for (const { code, words } of results) assert.equal(code, 0, words.join('\n'));
}

/** @param {Run} run */
export async function seeds({ engine }) {
  const { code, words } = await engine.run('seed');
  assert.equal(code, 0, words.join('\n'));
  return words.find((line) => line.startsWith('Seeds: '));
}

/** Servers become ready when the worker has made the first release. @param {Run} run */
export async function becomesReady({ engine }) {
  const all = ['web', 'web', 'worker', 'proxy'].map((service) => engine.start(service));
  const isReady = await engine.untilHealthy(all, 12 * 60_000);
  assert.ok(isReady, all.map(({ box, health }) => `${box.id} is ${health}`).join(', '));
  assert.deepEqual(
    all.filter(({ restarts }) => restarts > 0).map(({ box }) => box.id),
    [],
  );
}
