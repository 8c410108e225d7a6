import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPlaywright } from './browser-stage.mjs';

const spec = (/** @type {boolean} */ ok, /** @type {string} */ message) => ({
  title: 'the drawer opens',
  file: 'drawer.test.ts',
  ok,
  tests: [{ results: [{ errors: [{ message }] }] }],
});

test('counts stories and quotes the broken ones from nested suites', () => {
  const count = countPlaywright({
    stats: { expected: 7, unexpected: 1, flaky: 0 },
    suites: [{ suites: [{ specs: [spec(false, '\u001b[31mstill hidden\u001b[39m')] }] }],
    errors: [],
  });
  assert.deepEqual([count.passed, count.failed], [7, 1]);
  assert.equal(count.notes.join(), 'drawer.test.ts: the drawer opens\nstill hidden');
});

test('an error outside of all stories counts as a failure', () => {
  const count = countPlaywright({
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'No tests found' }],
  });
  assert.equal(count.failed, 1);
});
