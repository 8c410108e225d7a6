import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseParts } from './parts.mjs';

test('takes all parts where none is named', () => {
  assert.ok(chooseParts([]).length >= 8);
});

test('takes the named parts, in the order of the gate', () => {
  assert.deepEqual(chooseParts(['unit', 'lint']), ['lint', 'unit']);
});

test('refuses a part that does not exist, and names those that do', () => {
  assert.throws(() => chooseParts(['units']), /no part units\. The parts are: lint, .*types/);
});
