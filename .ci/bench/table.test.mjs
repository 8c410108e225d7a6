import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countMisses, drawTable } from './table.mjs';

const good = {
  page: '/',
  scores: [100, 100, 100, 100],
  scriptBytes: 1000,
  applicationBytes: 61_000,
  totalBytes: 102_000,
  lcpMs: 1080,
  tbtMs: 3,
  cls: 0,
  interactionMs: 40,
};

test('a page within its targets carries no mark', () => {
  assert.equal(countMisses([good]), 0);
  assert.doesNotMatch(drawTable([good]), /✗/);
});

test('a page past a target is marked at that value', () => {
  const heavy = { ...good, applicationBytes: 70_000, tbtMs: 11 };
  assert.equal(countMisses([heavy]), 2);
  assert.match(drawTable([heavy]), /70\.0 ✗/);
  assert.match(drawTable([heavy]), /11 ✗/);
});
