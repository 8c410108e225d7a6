import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { apiFile, describeApi } from './describe-api.mjs';

test('the committed API description is what the contracts say', async () => {
  assert.equal(readFileSync(apiFile, 'utf8'), await describeApi(), 'Run `npm run docs:api`.');
});
