import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { binary, logsDir, root } from '../paths.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion */
/** @typedef {{ name: string, message: string, assertionResults: Assertion[] }} Suite */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: Suite[] }} Result */

/** @param {Result} result */
export function countJest(result) {
  const notes = result.testResults.flatMap((suite) => {
    const failures = suite.assertionResults.filter(({ status }) => status === 'failed');
    const file = path.relative(root, suite.name);
    if (failures.length === 0)
      return suite.assertionResults.length === 0 && suite.message ? [`${file}\n${suite.message}`] : [];
    return failures.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`,
    );
  });
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    notes,
  };
}

/**
 * Runs some of the projects in jest.config.cjs and counts their tests.
 * @param {string} log
 * @param {string[]} projects
 * @param {{ env?: Record<string, string>, inBand?: boolean, workers?: number }} [how] `workers`: how many processes
 */
export async function runJest(log, projects, { env = {}, inBand = false, workers } = {}) {
  const file = path.join(logsDir, `${log}.json`);
  rmSync(file, { force: true });
  const args = [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${file}`,
    ...(inBand ? ['--runInBand', '--forceExit'] : []),
    // What a process keeps over its files grows; it is replaced before a machine of four such processes has to swap.
    ...(workers === undefined
      ? []
      : [`--maxWorkers=${workers}`, '--workerIdleMemoryLimit=1500MB', '--forceExit']),
  ];
  /** @type {Error | undefined} */
  let ended;
  await runCommand(`Jest (${projects.join(', ')})`, log, binary('jest'), args, { cwd: root, env }).catch(
    (error) => {
      ended = error;
    },
  );
  try {
    return countJest(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw ended ?? new Error(`Jest left no result at ${file}.`);
  }
}
