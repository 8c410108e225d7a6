import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, quantile } from './statistics.mjs';

test('the median of five runs is the third in order', () => {
  assert.equal(median([90, 100, 70, 80, 60]), 80);
});

test('the 75th percentile of four values is the third in order', () => {
  assert.equal(quantile([40, 10, 30, 20], 0.75), 30);
});

test('nothing measured counts as 0', () => {
  assert.equal(median([]), 0);
});
