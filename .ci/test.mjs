import { endAllChildren, endWithChildren, isEnding } from './machine/children.mjs';
import { runCommand } from './machine/run-command.mjs';
import { binary, root } from './paths.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { driverStep, filesStep } from './steps/install.mjs';
import { checkNodeVersion } from './steps/node-version.mjs';
import { secretsStep } from './steps/secrets.mjs';
import { leftOutOn } from './test/databases.mjs';
import { chooseParts } from './test/parts.mjs';
import { createTally } from './test/tally.mjs';

/** The tally says how long a stage took, so a step's progress is not shown. @param {import('./machine/steps.mjs').Step} step */
const take = async (step) => void ((await step.isDone?.()) || (await step.run(() => undefined)));

/** The linter keeps the types of the whole project in memory: more than the 4 GB that Node takes by itself. */
const withRoom = { NODE_OPTIONS: '--max-old-space-size=8192' };

/**
 * These wait for nobody, and nothing in them ends after a time. So they take what processor time the tests leave.
 * @param {string} name @param {...string} args
 */
const tool = (name, ...args) =>
  runCommand(name, `test-${name}`, binary(name), args, { cwd: root, env: withRoom, inBackground: true });

/** @typedef {(part: import('./test/parts.mjs').Part) => boolean} Wants whether to run a part */

/** @type {import('./test/parts.mjs').Part[]} */
const runOnTheBuilt = ['seeds', 'sqlite', 'postgres', 'browser', 'other-browsers', 'types'];

const unitProjects = ['contracts', 'plugins', 'cms-unit', 'site-builder', 'frontend'];

/** The one gate for all changes. Prints each stage, and the totals in the last line. */
async function test() {
  checkNodeVersion();
  const parts = chooseParts(process.argv.slice(2));
  const tally = createTally();
  /** @type {Wants} */
  const wants = (part) => parts.includes(part);
  // Both mostly wait for the network and the disk. On a new machine the programs take longer, and no test of the sources
  // needs them.
  const packages = tally.stage('Packages installed', () => take(filesStep));
  const programs = providePrograms(tally, wants, packages);
  if (await packages) await testInstalled(tally, wants, programs);
  await programs;
  const broken = tally.failedStages();
  if (broken.length > 0) console.log(`\nFailed: ${broken.join('; ')}. All logs are in .data/logs.`);
  console.log(`\n${tally.summary()}`);
  process.exitCode = tally.failed() === 0 ? 0 : 1;
}

/** @param {ReturnType<typeof createTally>} tally @param {Wants} wants @param {Promise<Programs>} programs */
async function testInstalled(tally, wants, programs) {
  // It needs packages that a fresh clone does not have when this file is loaded.
  const { runJest } = await import('./test/jest-stage.mjs');
  await tally.stage('Secrets', async () => take(secretsStep));
  // Each of these tools uses one processor, and there are two.
  const driver = tally.stage('SQLite driver compiled', () => take(driverStep));
  await tally.stage('Contracts and plugins built', () => take(packagesStep));
  const lookedOver = lookOver(tally, wants);
  await Promise.all([
    driver.then(() => tryOut(tally, wants)),
    wants('unit') && tally.stage('Unit tests', () => runJest('unit', unitProjects, { workers: 1 })),
  ]);
  const has = await programs;
  const tryProduct = await readyToStart(tally, wants, has);
  // Both at once, and more processes than processors, as a test also waits; with more of them each takes longer (decision
  // 153). PostgreSQL has more tests, and so one process more; while it goes on, the product starts.
  const [product] = await Promise.all([
    testOnSqlite().then(() => tryProduct?.start()),
    has.postgres && tally.stage('HTTP tests on PostgreSQL', () => runHttpTests('postgres')),
    lookedOver,
  ]);
  if (product) await tryProduct?.tell(product);
  await Promise.all([product && tryProduct?.tellOneByOne(product), lookInto(tally, wants)]);
  if (product) await tally.stage('npm start ends and leaves nothing behind', product.stop);

  async function testOnSqlite() {
    if (wants('sqlite')) await tally.stage('HTTP tests on SQLite', () => runHttpTests('sqlite'));
  }

  /** @param {'sqlite' | 'postgres'} database */
  function runHttpTests(database) {
    return runJest(`http-${database}`, ['cms-http'], {
      env: { TEST_DATABASE: database },
      workers: database === 'postgres' ? 3 : 2,
      leftOut: leftOutOn(database),
    });
  }
}

/** Checks that need only the sources. @param {ReturnType<typeof createTally>} tally @param {Wants} wants */
async function lookOver(tally, wants) {
  if (!wants('lint')) return;
  await tally.stage('Formatting', () => tool('prettier', '--check', '.'));
  await tally.stage('Lint', () => tool('eslint', '.'));
}

/**
 * Checks that read the whole project. They run while stories run one by one, which leaves a quarter of the processors'
 * time; the types of the site's queries are there by then.
 * @param {ReturnType<typeof createTally>} tally
 * @param {Wants} wants
 */
async function lookInto(tally, wants) {
  if (wants('lint')) {
    await tally.stage('Lint with types', () => tool('oxlint'));
    await tally.stage('Unused code', () => tool('knip'));
  }
  if (wants('types')) await tally.stage('Types', () => tool('tsc', '-b'));
}

/**
 * Builds the CMS, and runs the tests that need it but no server.
 * @param {ReturnType<typeof createTally>} tally
 * @param {Wants} wants
 */
async function tryOut(tally, wants) {
  const { runJest } = await import('./test/jest-stage.mjs');
  const { runToolingTests } = await import('./test/node-stage.mjs');
  if (wants('tooling')) await tally.stage('Tooling tests', runToolingTests);
  if (runOnTheBuilt.some(wants)) await tally.stage('CMS and admin built', () => take(cmsStep));
  if (wants('seeds')) await tally.stage('Seeds in a real database', () => runJest('seeds-test', ['seeds']));
}

/** @typedef {Record<'postgres' | 'storyBrowser' | 'otherBrowsers', boolean>} Programs which of them are at hand */

/**
 * Installs what the wanted parts need and this machine lacks, one after the other.
 * @param {ReturnType<typeof createTally>} tally
 * @param {Wants} wants
 * @param {Promise<unknown>} packages
 * @returns {Promise<Programs>}
 */
async function providePrograms(tally, wants, packages) {
  const programs = await import('./machine/install-program.mjs');
  return {
    postgres: wants('postgres') && (await tally.stage('PostgreSQL at hand', programs.providePostgres)),
    storyBrowser:
      (wants('browser') || wants('other-browsers')) &&
      (await tally.stage('Chromium at hand', () => programs.provideStoryBrowser(packages))),
    otherBrowsers:
      wants('other-browsers') &&
      (await tally.stage('Firefox at hand', programs.provideFirefox)) &&
      (await tally.stage('WebKit at hand', programs.provideWebKit)),
  };
}

/** @typedef {Awaited<ReturnType<typeof import('./test/product.mjs').startProduct>>} Product */

/**
 * What is needed to try the product as its users do: `start` starts it from nothing, `tell` tells the stories of which several
 * run at once, and `tellOneByOne` the others, and the main ones in other browsers.
 * @param {ReturnType<typeof createTally>} tally
 * @param {Wants} wants
 * @param {Programs} has
 */
async function readyToStart(tally, wants, has) {
  if (!wants('browser') && !wants('other-browsers')) return undefined;
  const programs = await import('./machine/install-program.mjs');
  const { startProduct } = await import('./test/product.mjs');
  const { runBrowserTests, runOtherBrowsers } = await import('./test/browser-stage.mjs');
  return {
    async start() {
      /** @type {Product | undefined} */
      let product;
      await tally.stage('npm start from nothing: seeds, site build, server', async () => {
        product = await startProduct(programs.findStoryBrowser() ?? '');
      });
      return product;
    },
    /** @param {Product} product */
    async tell({ env }) {
      if (!wants('browser') || !has.storyBrowser) return;
      await tally.stage('Stories of visitors in the browser', () => runBrowserTests('visitors', env));
      await tally.stage('Stories of staff', () => runBrowserTests('staff', env));
    },
    /** @param {Product} product */
    async tellOneByOne({ env }) {
      if (wants('browser') && has.storyBrowser) {
        await tally.stage('Stories that change the whole site', () => runBrowserTests('alone', env));
        await tally.stage('Stories of what the others left', () => runBrowserTests('afterwards', env));
      }
      if (!has.otherBrowsers) return;
      const places = { FIREFOX_PATH: programs.findFirefox(), MINI_BROWSER_PATH: programs.findWebKit() };
      await tally.stage('Main stories in Firefox and WebKit', () => runOtherBrowsers({ ...env, ...places }));
    },
  };
}

endWithChildren();
await test().catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exitCode = 1;
});
if (!isEnding()) await endAllChildren();
