import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawSteps, drawVerdict, meetsSettleGoal } from './report.mjs';

const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

test('settling is good enough below thirty milliseconds at the 95th percentile, and only where there was any', () => {
  assert.equal(meetsSettleGoal([...twenty, 400]), true);
  assert.equal(meetsSettleGoal([30]), false);
  assert.equal(meetsSettleGoal([]), false);
});

test('the report has a line for each step, with how often it was done', () => {
  const report = drawSteps([
    { what: 'create, by card', ms: twenty },
    { what: 'settle, by card', ms: [7] },
  ]);
  assert.match(report, /^create, by card +20 +10\.0 +19\.0 +20\.0$/m);
  assert.match(report, /^settle, by card +1 +7\.0 +7\.0 +7\.0$/m);
});

test('shows the number behind the verdict', () => {
  assert.equal(
    drawVerdict(twenty),
    'settling itself, without its providers, one buyer after the other: p95 19.0 ms; goal < 30 ms: met',
  );
  assert.match(drawVerdict([31]), /p95 31\.0 ms; .*: missed$/);
});
