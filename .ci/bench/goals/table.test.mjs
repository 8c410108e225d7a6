import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countMisses, drawTable } from './table.mjs';

const lcp = {
  page: '/',
  title: 'LCP ms',
  digits: 0,
  figure: 1080,
  limits: ['≤ 1200', '≤ 0.8 × peer'],
  peer: 1350,
  ratio: 0.8,
  holds: true,
};

test('a figure stands beside its goal, the peer and the ratio', () => {
  assert.equal(countMisses([lcp]), 0);
  assert.match(drawTable([lcp]), /LCP ms +1080 +≤ 1200, ≤ 0\.8 × peer +1350 +0\.80$/m);
});

test('a missed goal is marked and counted, and what nobody compared has no ratio', () => {
  const alone = { ...lcp, figure: 1300, peer: null, ratio: null, holds: false };
  assert.equal(countMisses([lcp, alone]), 1);
  assert.match(drawTable([lcp, alone]), /^ +LCP ms +1300 .* – +– +✗$/m);
});
