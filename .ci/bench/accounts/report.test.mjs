import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawReport, meetsGoal } from './report.mjs';

const call = { what: 'one entry', idleP99Ms: 4, busyP99Ms: 6 };
const slow = { what: 'a list', idleP99Ms: 10, busyP99Ms: 400 };
const row = {
  name: 'this product',
  rounds: 5,
  loginsPerSecond: 131.4,
  busySeconds: 30,
  busyLogins: { 200: 1450, 503: 50 },
  calls: [call, slow],
};

test('the goal is met up to one and a half times, and missed above', () => {
  assert.equal(meetsGoal(call), true);
  assert.equal(meetsGoal({ ...call, busyP99Ms: 6.1 }), false);
});

test('the report says what was measured and whether it is good enough', () => {
  const report = drawReport([row, { ...row, name: 'another', busyLogins: {} }]);
  assert.match(report, /this product \(medians of 5 rounds\)\n.* 131\.4\n.* 30 s +1450 × 200, 50 × 503\n/);
  assert.match(report, /one entry +4\.0 ms +6\.0 ms +1\.50 met\n/);
  assert.match(report, /another[^]*none answered[^]*a list +10\.0 ms +400\.0 ms +40\.00 missed/);
});
