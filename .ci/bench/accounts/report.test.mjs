import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawReport, meetsGoal } from './report.mjs';

const row = {
  name: 'this product',
  loginsPerSecond: 31.4,
  idleP99Ms: 4,
  busyP99Ms: 6,
  busyLogins: { 200: 300, 503: 12 },
};

test('the goal is met up to one and a half times, and missed above', () => {
  assert.equal(meetsGoal(row), true);
  assert.equal(meetsGoal({ ...row, busyP99Ms: 6.1 }), false);
});

test('the report says what was measured and whether it is good enough', () => {
  const report = drawReport([row, { ...row, name: 'another', busyP99Ms: 40, busyLogins: {} }]);
  assert.match(
    report,
    /this product\n.* 31\.4\n.* 4\.0 ms\n.* 6\.0 ms \(answered: 300 × 200, 12 × 503\)\n.* 1\.50 times; goal ≤ 1\.5: met/,
  );
  assert.match(report, /another[^]*answered: none[^]*10\.00 times; goal ≤ 1\.5: missed/);
});
