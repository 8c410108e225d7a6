import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countBothTries, countJest, filesToTryAgain } from './jest-stage.mjs';

const suite = { name: '/x/money.test.ts', status: 'failed', message: '', assertionResults: [] };

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

/** @type {import('./jest-stage.mjs').Assertion} */
const passing = { status: 'passed', fullName: 'takes a price of 1', failureMessages: [] };
/** @type {import('./jest-stage.mjs').Assertion} */
const failing = { status: 'failed', fullName: 'refuses a price of 0', failureMessages: ['expected 1'] };

/** @param {string} name @param {...import('./jest-stage.mjs').Assertion} assertionResults */
const suiteOf = (name, ...assertionResults) => ({
  ...suite,
  name,
  status: assertionResults.includes(failing) ? 'failed' : 'passed',
  assertionResults,
});

/** @param {...ReturnType<typeof suiteOf>} testResults */
const resultOf = (...testResults) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    numPassedTests: all.filter(({ status }) => status === 'passed').length,
    numFailedTests: all.filter(({ status }) => status === 'failed').length,
    numRuntimeErrorTestSuites: 0,
    testResults,
  };
};

test('reports what breaks around the tests of a file', () => {
  const broken = { ...suiteOf('/x/a.test.ts', passing), status: 'failed', message: 'afterAll took too long' };
  assert.match(countJest(resultOf(broken)).notes.join(), /afterAll took too long/);
});

test('tries a few broken files again, but not what broke as a whole', () => {
  const broken = ['a', 'b', 'c', 'd'].map((name) => suiteOf(`/x/${name}.test.ts`, failing));
  const good = suiteOf('/x/good.test.ts', passing);
  assert.deepEqual(filesToTryAgain(resultOf(broken[0] ?? good, good)), ['/x/a.test.ts']);
  assert.equal(filesToTryAgain(resultOf(...broken)).length, 4);
  assert.deepEqual(filesToTryAgain(resultOf(...broken, suiteOf('/x/e.test.ts', failing))), []);
});

test('counts what passes at the second try and names it as flaky', () => {
  const good = suiteOf('/x/good.test.ts', passing, passing);
  const first = resultOf(good, suiteOf('/x/a.test.ts', passing, failing));
  const count = countBothTries(first, resultOf(suiteOf('/x/a.test.ts', passing, passing)));
  assert.deepEqual([count.passed, count.failed], [4, 0]);
  assert.match(count.notes.join(), /^flaky, .*a\.test\.ts: refuses a price of 0\nexpected 1$/);
});

test('counts what fails twice as failed', () => {
  const first = resultOf(suiteOf('/x/a.test.ts', failing), suiteOf('/x/b.test.ts', failing));
  const second = resultOf(suiteOf('/x/a.test.ts', failing), suiteOf('/x/b.test.ts', passing));
  const count = countBothTries(first, second);
  assert.deepEqual([count.passed, count.failed], [1, 1]);
  assert.equal(count.notes.length, 2);
});
