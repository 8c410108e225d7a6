import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { inRoot, logsDir, root } from '../paths.mjs';

const tests = () =>
  readdirSync(inRoot('.ci'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules'))
    .map((file) => path.join('.ci', file));

/**
 * The runner's TAP report of each failed test: a line 'not ok' and an indented block of reasons.
 * @param {string} tap
 */
export const failuresOf = (tap) =>
  [...tap.matchAll(/^not ok [^]*?^ {2}\.\.\.$/gm)].map(([failure]) => failure);

/** Runs the tests of the tooling with Node's own runner, so that they do not need what they test. */
export async function runToolingTests() {
  const args = ['--test', '--test-reporter=tap', ...tests()];
  const failed = await runCommand('The tooling tests', 'tooling', process.execPath, args, {
    cwd: root,
  }).catch((/** @type {Error} */ error) => error);
  const words = readFileSync(path.join(logsDir, 'tooling.log'), 'utf8');
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(words)?.[1] ?? 0);
  if (failed && count('fail') === 0) throw failed;
  return { passed: count('pass'), failed: count('fail'), notes: failuresOf(words) };
}
