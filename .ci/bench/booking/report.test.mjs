import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawBooking, meetsGoal, meetsLeadGoal } from './report.mjs';

const slots = { what: 'free times', count: 900, p50Ms: 20, p95Ms: 60, p99Ms: 80 };
const holds = { what: 'a hold', count: 200, p50Ms: 10, p95Ms: 40.1, p99Ms: 60 };
const alone = { what: 'leads', count: 5000, p50Ms: 40, p95Ms: 80, p99Ms: 100 };
const beside = { what: 'leads beside holds', count: 4000, p50Ms: 50, p95Ms: 110, p99Ms: 150 };

test('the goal is met at its number and missed above it', () => {
  assert.deepEqual([meetsGoal(slots, 60), meetsGoal(holds, 40)], [true, false]);
  assert.deepEqual(
    [meetsLeadGoal(alone, beside), meetsLeadGoal(alone, { ...beside, p99Ms: 151 })],
    [true, false],
  );
});

test('the table says of each row whether its goal is met', () => {
  const table = drawBooking({ slots, holds, alone, beside });
  assert.match(table, /^free times +900 +20\.0 +60\.0 +80\.0 +p95 ≤ 60 ms: met$/m);
  assert.match(table, /^a hold +200 .* p95 ≤ 40 ms: missed$/m);
  assert.match(table, /^leads +5000 +40\.0 +80\.0 +100\.0$/m);
  assert.match(table, /^leads beside holds .* p99 1\.50 times, ≤ 1\.5: met$/m);
});
