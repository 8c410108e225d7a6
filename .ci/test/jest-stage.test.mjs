import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countJest } from './jest-stage.mjs';

const suite = { name: '/x/money.test.ts', message: '', assertionResults: [] };

test('counts passed and failed tests and quotes the failures', () => {
  const failure = { status: 'failed', fullName: 'refuses a price of 0', failureMessages: ['expected 1'] };
  const testResults = [{ ...suite, assertionResults: [failure] }];
  const count = countJest({
    numPassedTests: 4,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults,
  });
  assert.deepEqual([count.passed, count.failed], [4, 1]);
  assert.match(count.notes.join(), /refuses a price of 0\nexpected 1/);
});

test('counts a file that does not load as a failure', () => {
  const testResults = [{ ...suite, message: 'Cannot find module' }];
  const count = countJest({
    numPassedTests: 0,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults,
  });
  assert.equal(count.failed, 1);
  assert.match(count.notes.join(), /Cannot find module/);
});
