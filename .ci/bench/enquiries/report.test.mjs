import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawIntake, drawSearches, meetsIntakeGoal, meetsSearchGoal } from './report.mjs';

const theirs = { name: 'the other', perSecond: 470, p50Ms: 100, p99Ms: 200 };
const ours = { name: 'this product', perSecond: 940, p50Ms: 50, p99Ms: 200 };
const asked = { what: 'a name', total: 12, p50Ms: 8, p95Ms: 99.9, p99Ms: 140 };

test('intake is good enough at twice the pace and no worse a p99, and at nothing less', () => {
  assert.equal(meetsIntakeGoal(ours, theirs), true);
  assert.equal(meetsIntakeGoal({ ...ours, perSecond: 939 }, theirs), false);
  assert.equal(meetsIntakeGoal({ ...ours, p99Ms: 201 }, theirs), false);
});

test('a search is good enough below a hundred milliseconds at the 95th percentile', () => {
  assert.equal(meetsSearchGoal(asked), true);
  assert.equal(meetsSearchGoal({ ...asked, p95Ms: 100 }), false);
});

test('the report sets both side by side and says whether the goal is met', () => {
  const report = drawIntake(ours, theirs);
  assert.match(report, /^this product +940 +50\.0 +200\.0$/m);
  assert.match(report, /^the other +470 +100\.0 +200\.0$/m);
  assert.match(report, /2\.00 times as many; goal ≥ 2 .*: met$/);
  assert.match(drawIntake({ ...ours, perSecond: 500 }, theirs), /1\.06 times .*: missed$/);
});

test('the report of the searches says which of them take too long', () => {
  const report = drawSearches([asked, { ...asked, what: 'a phone', p95Ms: 180 }]);
  assert.match(report, /^a name +12 +8\.0 +99\.9 +140\.0 +met$/m);
  assert.match(report, /^a phone .* 180\.0 +140\.0 +missed$/m);
});
