import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { binary, inRoot, logsDir } from '../paths.mjs';

/** @typedef {{ errors: { message: string }[], attachments?: { name: string, path?: string }[] }} Result */
/**
 * @typedef {{ title: string, ok: boolean, file: string, tests: { status: string, results: Result[] }[] }} Spec
 */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */
/**
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[],
 *   errors: { message: string }[] }} Report
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

// Playwright colours its messages for a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const mostOfPage = 6_000;

/** What stood on the page when the try failed, without what is around it. @param {Result} result */
function pageOf({ attachments = [] }) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (file === undefined || !existsSync(file)) return [];
  const [, page = ''] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = page.split('\n').filter((line) => !line.includes('- /url:'));
  const main = lines.findIndex((line) => line.startsWith('- main'));
  return [`The page then:\n${lines.slice(Math.max(main, 0)).join('\n').slice(0, mostOfPage)}`];
}

/** @param {Result[]} results */
const messagesOf = (results) =>
  results
    .filter(({ errors }) => errors.length > 0)
    .flatMap((result) => [...result.errors.map(({ message }) => message), ...pageOf(result)])
    .join('\n')
    .replace(colours, '');

/** @param {Spec} spec */
const describeBroken = ({ file, title, tests }) =>
  `${file}: ${title}\n${messagesOf(tests.flatMap(({ results }) => results))}`;

/** A test that failed in one try is reported, even if it passed in the other. @param {Spec} spec */
const describeFlaky = (spec) => `flaky, passed in one of two tries: ${describeBroken(spec)}`;

/** @param {Report} report */
export function countPlaywright({ stats, suites, errors }) {
  const specs = suites.flatMap(specsOf);
  const broken = specs.filter(({ ok }) => !ok);
  const flaky = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes: [
      ...errors.map(({ message }) => message.replace(colours, '')),
      ...broken.map(describeBroken),
      ...flaky.map(describeFlaky),
    ],
  };
}

/**
 * Runs the user stories of a folder against a running product.
 * @param {string} name of the log and the report
 * @param {string[]} folder below the site's stories
 * @param {Record<string, string | undefined>} env
 * @param {string[]} more arguments
 */
async function runStories(name, folder, env, ...more) {
  const file = path.join(logsDir, `${name}.json`);
  rmSync(file, { force: true });
  const how = {
    cwd: inRoot('frontend', 'e2e', ...folder),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, RESULTS_FOLDER: inRoot('test-results', name) },
  };
  /** @type {Error | undefined} */
  let ended;
  const args = ['test', '--reporter=list,json', ...more];
  await runCommand('The browser tests', name, binary('playwright'), args, how).catch((error) => {
    ended = error;
  });
  try {
    return countPlaywright(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw ended ?? new Error(`Playwright left no report at ${file}.`);
  }
}

/**
 * The stories of one project of the configuration, in Chromium. Those that it depends on have run before.
 * @param {'visitors' | 'staff' | 'alone' | 'afterwards'} project
 * @param {Record<string, string | undefined>} env
 */
export const runBrowserTests = (project, env) =>
  runStories(`browser-${project}`, [], env, '--no-deps', `--project=${project}`);

/** The main stories, in Firefox and WebKit. @param {Record<string, string | undefined>} env */
export const runOtherBrowsers = (env) => runStories('other-browsers', ['other-browsers'], env);
