import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countMisses, drawTable } from './bench/goals/table.mjs';
import { endAllChildren, endWithChildren } from './machine/children.mjs';
import { requireFreePort } from './machine/port.mjs';
import { runScript, takeSteps } from './machine/steps.mjs';
import { startStrapi, strapiRuns } from './machine/strapi.mjs';
import { inRoot, logsDir } from './paths.mjs';
import { cmsStep, packagesStep } from './steps/build-server.mjs';
import { siteStep } from './steps/build-site.mjs';
import { loginsStep } from './steps/demo-logins.mjs';
import { port, strapiEnv } from './steps/environment.mjs';
import { installStep, isInstalled, runNpm } from './steps/install.mjs';
import { secretsStep } from './steps/secrets.mjs';
import { seedStep } from './steps/seed-content.mjs';
import { chooseAmong } from './test/parts.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const site = process.env.BENCH_URL ?? `http://localhost:${port}`;
/** The page of somebody else to compare with. It is not kept here. */
const peer = process.env.BENCH_PEER || null;
const folder = inRoot('.ci', 'bench');
const toolsStep = {
  title: 'Install the measuring tools in .ci/bench',
  isDone: () => isInstalled(folder),
  run: () => runNpm('bench-npm-ci', ['ci'], folder),
};

let since = new Date();

/** @typedef {import('./bench/goals/judge.mjs').Verdict} Verdict */

/** How many goals were missed, which is the exit code. */
let missed = 0;

const serverStep = {
  title: 'Start the server',
  run: async () => {
    since = new Date();
    await requireFreePort(port, 'PORT=1400 npm run bench');
    const { countryHeader } = await import('./bench/site/secure-front.mjs');
    const behindProxy = { TRUST_PROXY: '1', GEO_COUNTRY_HEADER: countryHeader };
    await startStrapi({ port, env: { ...strapiEnv, ...behindProxy } });
  },
};

/** Measures the running product, or starts one to measure. */
async function benchSite() {
  const server = [secretsStep, packagesStep, cmsStep, loginsStep, seedStep(), serverStep];
  const isRunning = await strapiRuns(site);
  await takeSteps([installStep, toolsStep, ...(isRunning ? [] : [...server, siteStep(() => since)])]);
  const { findChromium, provideChromium } = await import('./machine/install-program.mjs');
  await provideChromium();
  const { runBench } = await import('./bench/site/run.mjs');
  return runBench({ site, peer, chromePath: findChromium() ?? '', runs });
}

/** What is measured on servers of its own. @type {Record<string, () => Promise<Verdict[]>>} */
const onOwnServers = {
  answers: async () => (await import('./bench/answers/run.mjs')).benchAnswers(),
  accounts: async () => (await import('./bench/accounts/run.mjs')).benchAccounts(),
  enquiries: async () => (await import('./bench/enquiries/run.mjs')).benchEnquiries(),
  booking: async () => (await import('./bench/booking/run.mjs')).benchBooking(),
  payments: async () => (await import('./bench/payments/run.mjs')).benchPayments(),
  insight: async () => (await import('./bench/insight/run.mjs')).benchInsight(),
  costs: async () => (await import('./bench/costs/run.mjs')).benchCosts(),
  worst: async () => (await import('./bench/worst/run.mjs')).benchWorst(),
  publishing: async () => {
    await takeSteps([secretsStep]);
    return (await import('./bench/publishing/run.mjs')).benchPublishing();
  },
};

/** The parts that `npm run bench -- site booking` names; all if none is named. */
async function bench() {
  const parts = chooseAmong(['site', ...Object.keys(onOwnServers)], process.argv.slice(2));
  /** @type {Verdict[]} */
  const verdicts = parts.includes('site') ? await benchSite() : [];
  const others = Object.entries(onOwnServers).filter(([part]) => parts.includes(part));
  if (others.length > 0) await takeSteps([installStep, toolsStep, packagesStep, cmsStep]);
  for (const [, measure] of others) verdicts.push(...(await measure()));
  writeFileSync(path.join(logsDir, 'bench-goals.json'), `${JSON.stringify(verdicts, null, 2)}\n`);
  missed = countMisses(verdicts);
  console.log(`${drawTable(verdicts)}\n\n${missed} of ${verdicts.length} goals missed.`);
}

endWithChildren();
await runScript(bench, endAllChildren);
process.exitCode ??= Math.min(missed, 255);
