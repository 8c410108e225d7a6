import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '../../machine/children.mjs';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot } from '../../paths.mjs';
import { median } from '../statistics.mjs';
import { addLeads } from './add.mjs';
import { freshDatabase } from './database.mjs';

/**
 * @typedef {import('./applications.mjs').Application} Application
 * @typedef {import('./database.mjs').Database} Database
 * @typedef {{ place: string, server: string | undefined, rounds: number, seconds: number, clients: number }} How
 * @typedef {import('./report.mjs').Pace & { answers: Record<string, number>, taken: number, last: number }} Round
 */

const warmUpS = 3;

/**
 * Measures the applications in turn, round by round, each on a growing database.
 * @param {Application[]} applications
 * @param {How} how
 * @returns {Promise<import('./report.mjs').Measured[]>}
 */
export async function measureIntake(applications, how) {
  const benches = await Promise.all(
    applications.map(async (application, index) => ({
      application,
      dataDir: path.join(how.place, `intake-${index}`),
      database: await freshDatabase(path.join(how.place, `intake-${index}`), how.server),
      sent: 0,
      taken: 0,
      rounds: /** @type {Round[]} */ ([]),
    })),
  );
  try {
    for (const { application, dataDir, database } of benches)
      if (!application.leads.isWrapped)
        await addLeads(application, { ...database.env, DATA_DIR: dataDir }, 0);
    for (let round = 0; round < how.rounds; round += 1)
      for (const bench of benches) bench.rounds.push(await runRound(bench, how));
    return benches.map(({ application, rounds }) => ({
      name: application.name,
      perSecond: median(rounds.map(({ perSecond }) => perSecond)),
      p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
      p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    }));
  } finally {
    for (const { database } of benches) await database.remove();
  }
}

/**
 * @param {{ application: Application, dataDir: string, database: Database, sent: number, taken: number }} bench
 * @param {How} how
 */
async function runRound(bench, { seconds, clients }) {
  const { application, dataDir, database } = bench;
  console.log(`Sending leads to ${application.name} ...`);
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DEMO_STAFF_FILE: '',
    RATE_LIMIT_SCALE: '1000',
    TRUST_PROXY: '1',
    ...database.env,
  };
  const started = await startStrapi({
    port: await freePort(),
    env,
    log: 'bench-enquiries',
    cwd: application.folder,
  });
  try {
    const order = { url: started.url, ...application.leads, clients };
    const warm = await load({ ...order, first: bench.sent, seconds: warmUpS });
    const measured = await load({ ...order, first: warm.last, seconds });
    bench.sent = measured.last;
    bench.taken += warm.taken + measured.taken;
    const restedMs = await checkNoneLost(bench);
    console.log(
      `  ${measured.perSecond.toFixed(0)} leads/s, p50 ${measured.p50Ms.toFixed(1)} ms, p99 ${measured.p99Ms.toFixed(1)} ms; all ${bench.taken} are there${restedMs === null ? '' : `, their mails queued ${(restedMs / 1000).toFixed(1)} s later`}`,
    );
    return measured;
  } finally {
    await started.stop();
  }
}

/** @param {object} order @returns {Promise<Round>} */
async function load(order) {
  const program = inRoot('.ci', 'bench', 'enquiries', 'load.mjs');
  const child = startChild(process.execPath, [program, JSON.stringify(order)], { cwd: inRoot() });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  /** @type {Round} */
  const round = JSON.parse(said);
  const refused = Object.keys(round.answers).filter((status) => !['200', '201'].includes(status));
  if (refused.length > 0) throw new Error(`Not every lead was taken: ${JSON.stringify(round.answers)}`);
  return round;
}

/**
 * Fails unless every lead that was taken is stored, none twice, and, if it needs mails, they are soon queued. The last
 * lead of a connection may be stored without an answer, as the connection is closed when the time is over.
 * @param {{ application: Application, database: Database, sent: number, taken: number }} bench
 * @returns {Promise<number | null>} how long it took until the last mail was queued
 */
async function checkNoneLost({ application: { leads }, database: { ask }, sent, taken }) {
  const count = async (/** @type {string} */ from) =>
    Number((await ask(`select count(*) as n from ${from}`))[0]?.n);
  const stored = await count(leads.table);
  if (stored < taken || stored > sent)
    throw new Error(`${sent} leads were sent and ${taken} taken, but ${stored} are stored.`);
  if (leads.isWrapped) return null;
  const start = performance.now();
  while ((await count(`${leads.table} where announced_at is null`)) > 0) {
    if (performance.now() - start > 120_000) throw new Error('The mails of the leads are not queued.');
    await wait(100);
  }
  return performance.now() - start;
}
