import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTally } from './tally.mjs';

const silent = () => {};

test('sums the tests of all stages', async () => {
  const tally = createTally(silent);
  await tally.stage('units', async () => ({ passed: 12, failed: 1 }));
  await tally.stage('types', async () => {});
  assert.equal(tally.summary(), '13 passed, 1 failed');
  assert.deepEqual(tally.failedStages(), ['units']);
});

test('counts a stage that breaks as one failed test and says why', async () => {
  /** @type {string[]} */
  const said = [];
  const tally = createTally((line) => said.push(line));
  const isGood = await tally.stage('lint', () => Promise.reject(new Error('unused name')));
  assert.equal(isGood, false);
  assert.equal(tally.summary(), '0 passed, 1 failed');
  assert.ok(said.some((line) => line.includes('unused name')));
});

test('counts a stage in which no test ran as failed', async () => {
  const tally = createTally(silent);
  await tally.stage('http', async () => ({ passed: 0, failed: 0 }));
  assert.equal(tally.failed(), 1);
});

test('shows only the first faults when there are many', async () => {
  /** @type {string[]} */
  const said = [];
  const tally = createTally((line) => said.push(line));
  const notes = Array.from({ length: 30 }, (_, number) => `fault ${number}`);
  await tally.stage('http', async () => ({ passed: 1, failed: 30, notes }));
  const text = said.join('\n');
  assert.match(text, /fault 0\n/);
  assert.doesNotMatch(text, /fault 29/);
  assert.match(text, /… and 18 more/);
});
