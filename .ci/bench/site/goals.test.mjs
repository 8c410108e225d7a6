import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgePage } from './goals.mjs';

const figures = {
  worstScores: [100, 100, 100, 100],
  scriptBytes: 1000,
  applicationBytes: 61_000,
  totalBytes: 80_000,
  lcpMs: 1080,
  tbtMs: 3,
  cls: 0,
  cpuMs: 900,
  interactionMs: 40,
  worstInteractionMs: 100,
};
const peer = { ...figures, totalBytes: 100_000, lcpMs: 1350, cpuMs: 900, worstInteractionMs: 104 };

/** @param {Partial<typeof figures>} changes @param {typeof peer | null} [beside] */
const missed = (changes, beside = null) =>
  judgePage({ page: '/', kind: 'content', figures: { ...figures, ...changes } }, beside)
    .filter(({ holds }) => !holds)
    .map(({ title }) => title);

test('a page within its goals misses none, beside a peer or alone', () => {
  assert.deepEqual(missed({}), []);
  assert.deepEqual(missed({}, peer), []);
});

test('a figure past its limit misses its goal, and so does one that is not there', () => {
  assert.deepEqual(missed({ applicationBytes: 70_000, tbtMs: 11 }), ['JS until it runs KB', 'TBT ms']);
  assert.deepEqual(missed({ lcpMs: Number.NaN }), ['LCP ms']);
});

test('one bad score of one run is seen', () => {
  assert.deepEqual(missed({ worstScores: [100, 100, 99, 100] }), ['Worst of four scores, worst run']);
});

test('what is asked beside a peer counts only beside one', () => {
  const slow = { lcpMs: 1100, cpuMs: 1000, totalBytes: 81_000, worstInteractionMs: 112 };
  assert.deepEqual(missed(slow), []);
  assert.deepEqual(missed(slow, peer), [
    'All bytes KB',
    'LCP ms',
    'CPU while loading ms',
    'Worst interaction ms',
  ]);
});

test('a peer that does nothing has no ratio', () => {
  const [cpu] = judgePage(
    { page: '/', kind: 'idle', figures: { idleCpuMs: 3, idleStyles: 0 } },
    { idleCpuMs: 0, idleStyles: 0 },
  );
  assert.deepEqual([cpu?.ratio, cpu?.holds], [null, true]);
});
