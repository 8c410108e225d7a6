import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failuresOf } from './node-stage.mjs';

const tap = `TAP version 13
ok 1 - a port is found
  ---
  duration_ms: 1
  ...
not ok 2 - a log is quoted
  ---
  error: 'too short'
  ...
# pass 1
# fail 1
`;

test('a broken test is quoted with its reasons, and no other', () => {
  const failures = failuresOf(tap);
  assert.equal(failures.length, 1);
  assert.match(failures.join(), /a log is quoted[^]*too short/);
});
