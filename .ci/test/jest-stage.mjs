import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { inRoot, logsDir, root } from '../paths.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} Suite */
/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number,
 *   testResults: Suite[] }} Result
 */

/** @param {Result} result */
export function countJest(result) {
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    notes: result.testResults.flatMap(describeSuite),
  };
}

/** @param {Suite} suite */
function describeSuite({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failures = assertionResults.filter((assertion) => assertion.status === 'failed');
  // An error may also come from outside the tests: the file itself, or what runs after the last test.
  if (failures.length === 0) return status === 'failed' && message ? [`${file}\n${message}`] : [];
  return failures.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`,
  );
}

/** If more files fail, a busy machine is not the reason. */
const mostTriedAgain = 4;

/** The failed files to try again; none if there are too many. @param {Result} result */
export function filesToTryAgain({ testResults }) {
  const broken = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return broken.length > mostTriedAgain ? [] : broken;
}

/**
 * The result of both tries. A test that failed at first is reported, even if it passed later.
 * @param {Result} first
 * @param {Result} second of the files that failed
 */
export function countBothTries(first, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const once = first.testResults.filter(({ name }) => !again.has(name));
  const outcome = countJest(second);
  const stillBroken = new Set(
    second.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  );
  const flaky = first.testResults.filter(({ name }) => again.has(name) && !stillBroken.has(name));
  return {
    passed: outcome.passed + once.flatMap((suite) => suite.assertionResults).filter(isPassed).length,
    failed: outcome.failed,
    notes: [
      ...outcome.notes,
      ...flaky.flatMap(describeSuite).map((note) => `flaky, passed only at the second try: ${note}`),
    ],
  };
}

/** @param {Assertion} assertion */
const isPassed = ({ status }) => status === 'passed';

/**
 * Runs some of the projects in jest.config.cjs and counts their tests. If only a few files fail, they are tried once
 * more by themselves.
 * @param {string} log
 * @param {string[]} projects
 * @param {{ env?: Record<string, string>, workers?: number, leftOut?: string[] }} [how] `workers`: how many processes;
 *   `leftOut`: patterns of files that are not run
 */
export async function runJest(log, projects, { env = {}, workers, leftOut } = {}) {
  const first = await jest(log, projects, { env, workers, leftOut });
  const files = filesToTryAgain(first);
  if (files.length === 0) return countJest(first);
  return countBothTries(first, await jest(`${log}-again`, projects, { env, files }));
}

/**
 * A start of the CMS and a file's modules are much that soon is garbage. With more room it is collected less often, and one
 * thread is enough: all processors are in use. Jest gives these to its processes too (decision 129).
 */
const forGarbage = ['--max-semi-space-size=64', '--min-semi-space-size=64', '--single-threaded-gc'];

/**
 * @param {string} log
 * @param {string[]} projects
 * @param {{ env: Record<string, string>, workers?: number | undefined, leftOut?: string[] | undefined,
 *   files?: string[] }} how
 * @returns {Promise<Result>}
 */
async function jest(log, projects, { env, workers, leftOut = [], files = [] }) {
  const file = path.join(logsDir, `${log}.json`);
  rmSync(file, { force: true });
  const args = [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${file}`,
    // A process grows with each file; it is replaced before four of them make the machine swap.
    ...(workers === undefined
      ? ['--runInBand']
      : [`--maxWorkers=${workers}`, '--workerIdleMemoryLimit=2500MB']),
    '--forceExit',
    // Only ends what hangs. On a busy machine a file with a large picture took over the usual five seconds.
    '--testTimeout=60000',
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ...['/node_modules/', ...leftOut].map((pattern) => `--testPathIgnorePatterns=${pattern}`),
  ];
  /** @type {Error | undefined} */
  let ended;
  const program = [...forGarbage, inRoot('node_modules/jest/bin/jest.js'), ...args];
  await runCommand(`Jest (${projects.join(', ')})`, log, process.execPath, program, { cwd: root, env }).catch(
    (error) => {
      ended = error;
    },
  );
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw ended ?? new Error(`Jest left no result at ${file}.`);
  }
}
