import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { quickPatterns } from './config.mjs';

/** @param {string} code @returns {(string | null)[]} */
const broken = (code) => new Linter().verify(code, [quickPatterns], 'a.mjs').map(({ ruleId }) => ruleId);

for (const [pattern, rule] of [
  // With this one a path of slashes once stopped the server.
  [String.raw`/\/+$/`, 'regexp/no-super-linear-move'],
  [String.raw`/\s*<\/body>/`, 'regexp/no-super-linear-move'],
  [String.raw`/\s*,\s*/`, 'regexp/no-super-linear-move'],
  [String.raw`/^[\d\s]*\d[\d\s]*$/`, 'regexp/no-super-linear-backtracking'],
  [String.raw`/^(a+)+$/`, 'regexp/no-super-linear-backtracking'],
]) {
  test(`refuses ${pattern}`, () => assert.deepEqual(broken(`export default ${pattern};\n`), [rule]));
}

for (const pattern of [String.raw`/(?<!\/)\/+$/`, '/^[a-z0-9]+(?:-[a-z0-9]+)*$/', String.raw`/^\/{2,}/`]) {
  test(`takes ${pattern}`, () => assert.deepEqual(broken(`export default ${pattern};\n`), []));
}
