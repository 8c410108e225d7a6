import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { requireFreePort } from './machine/port.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { answers, startStrapi } from './machine/strapi.mjs';
import { inRoot } from './paths.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { siteStep } from './steps/build-site.mjs';
import { port, strapiEnv } from './steps/environment.mjs';
import { installStep, isInstalled, runNpm } from './steps/install.mjs';
import { secretsStep } from './steps/secrets.mjs';
import { seedStep } from './steps/seed-content.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const site = process.env.BENCH_URL ?? `http://localhost:${port}`;
/** The page of somebody else to compare with. It is not kept here. */
const peer = process.env.BENCH_PEER || null;
const folder = inRoot('.ci', 'bench');
/** `site`, `accounts`, `enquiries`, `booking`, `payments`, `insight`, `costs`, `worst` or `publishing` measures only that part. */
const part = process.env.BENCH_PART ?? 'all';

const toolsStep = {
  title: 'Install the measuring tools in .ci/bench',
  isDone: () => isInstalled(folder),
  run: () => runNpm('bench-npm-ci', ['ci'], folder),
};

let since = new Date();

/** Goals of the site's pages, which the exit code counts. */
let missed = 0;

const serverStep = {
  title: 'Start the server',
  run: async () => {
    since = new Date();
    await requireFreePort(port, 'PORT=1400 npm run bench');
    await startStrapi({ port, env: strapiEnv });
  },
};

/** Measures the running product, or starts one to measure. */
async function benchSite() {
  const product = [secretsStep, packagesStep, cmsStep, seedStep(), serverStep, siteStep(() => since)];
  const isRunning = await answers(site);
  await takeSteps([installStep, toolsStep, ...(isRunning ? [] : product)]);
  const { findChromium, provideChromium } = await import('./machine/install-program.mjs');
  await provideChromium();
  const { runBench } = await import('./bench/site/run.mjs');
  missed = await runBench({ site, peer, chromePath: findChromium() ?? '', runs });
}

async function bench() {
  if (part === 'all' || part === 'site') await benchSite();
  if (part === 'site') return;
  await takeSteps([installStep, toolsStep, packagesStep, cmsStep]);
  const isAsked = (/** @type {string} */ name) => part === 'all' || part === name;
  if (isAsked('accounts')) {
    const { benchAccounts } = await import('./bench/accounts/run.mjs');
    await benchAccounts();
  }
  if (isAsked('enquiries')) {
    const { benchEnquiries } = await import('./bench/enquiries/run.mjs');
    await benchEnquiries();
  }
  if (isAsked('booking')) {
    const { benchBooking } = await import('./bench/booking/run.mjs');
    await benchBooking();
  }
  if (isAsked('payments')) {
    const { benchPayments } = await import('./bench/payments/run.mjs');
    await benchPayments();
  }
  if (isAsked('insight')) {
    const { benchInsight } = await import('./bench/insight/run.mjs');
    await benchInsight();
  }
  if (isAsked('costs')) {
    const { benchCosts } = await import('./bench/costs/run.mjs');
    await benchCosts();
  }
  if (isAsked('worst')) {
    const { benchWorst } = await import('./bench/worst/run.mjs');
    await benchWorst();
  }
  if (isAsked('publishing')) {
    await takeSteps([secretsStep]);
    const { benchPublishing } = await import('./bench/publishing/run.mjs');
    await benchPublishing();
  }
}

endWithChildren();
await runScript(bench, endAllChildren);
process.exitCode ??= Math.min(missed, 255);
