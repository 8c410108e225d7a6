import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { oneDatabase } from './one-database.mjs';

test('names only test files that exist as those of one database, each with its reason', () => {
  for (const [name, reason] of Object.entries(oneDatabase)) {
    assert.ok(existsSync(inRoot('cms', 'tests', `${name}.test.ts`)), name);
    assert.match(reason, /^[A-Z].{20,}\.$/, name);
  }
});
