import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { datesOfTheBrowser } from './dates.mjs';

/** @type {import('eslint').Linter.RulesRecord} */
const rules = { 'no-restricted-syntax': ['error', datesOfTheBrowser] };

/** @param {string} code */
const faults = (code) => new Linter().verify(code, [{ rules }], 'a.mjs').length;

for (const code of [
  "new Intl.DateTimeFormat(undefined, { day: 'numeric' });\n",
  'new Date().toLocaleDateString();\n',
  'new Date().toLocaleTimeString(undefined);\n',
]) {
  test(`refuses dates in the format of whatever browser shows them: ${code}`, () =>
    assert.equal(faults(code), 1));
}

test('takes dates in the language of the sentences, and questions about the zone', () => {
  assert.equal(faults("new Intl.DateTimeFormat('en-GB', { timeZone: undefined });\n"), 0);
  assert.equal(faults("new Date().toLocaleDateString('en-CA');\n"), 0);
  assert.equal(faults('new Intl.DateTimeFormat().resolvedOptions();\n'), 0);
});
