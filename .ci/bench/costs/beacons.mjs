import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChild } from '../../machine/children.mjs';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot } from '../../paths.mjs';
import { freshDatabase } from '../enquiries/database.mjs';
import { processorOf } from '../publishing/memory.mjs';
import { quantile } from '../statistics.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
/** How many visits a server must count in a second. */
export const perSecond = 2000;
const [pages, connections, leadConnections, rounds] = [60, 50, 5, 3];

/** How many beacons the server takes, what one costs, and how much 2,000 a second slow down those who send the form. @param {string} place @param {string | undefined} server */
export async function measureBeacons(place, server) {
  const dataDir = path.join(place, 'beacons');
  writeSite(path.join(dataDir, 'site', 'current'), pages);
  const database = await freshDatabase(dataDir, server);
  const env = {
    ...{ NODE_ENV: 'development', DATA_DIR: dataDir, DEMO_STAFF_FILE: '', PUBLISHER: 'off' },
    ...{ RATE_LIMIT_SCALE: '1000', TRUST_PROXY: '1', JOBS: 'off' },
    ...database.env,
  };
  const started = await startStrapi({ port: await freePort(), env, log: 'bench-beacons' });
  try {
    return await measure(started.url, dataDir, database.ask);
  } finally {
    await started.stop();
    await database.remove();
  }
}

/** @param {string} url @param {string} dataDir @param {import('../enquiries/database.mjs').Ask} ask */
async function measure(url, dataDir, ask) {
  let last = 0;
  const beacons = async (
    /** @type {{ seconds: number, connections?: number, perSecond?: number }} */ how,
  ) => {
    /** @type {import('./send-beacons.mjs').Sent} */
    const sent = await inProcess('costs/send-beacons.mjs', { url, pages, first: last, connections, ...how });
    last = sent.last;
    const others = Object.keys(sent.statuses).filter((status) => status !== '204');
    if (others.length > 0) throw new Error(`Not all beacons were taken: ${JSON.stringify(sent.statuses)}`);
    return sent.statuses[204] ?? 0;
  };
  let lead = 0;
  const leads = async () => {
    const order = { url, what: 'leads', seconds, first: lead, connections: leadConnections };
    /** @type {import('../booking/send.mjs').Sent} */
    const sent = await inProcess('booking/send.mjs', order);
    lead = sent.last;
    return sent.tookMs;
  };
  // Code is compiled as it runs.
  await beacons({ seconds: 3 });
  await leads();
  const before = processorOf(dataDir);
  const taken = await beacons({ seconds });
  // What was told last is written within a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const each = ((processorOf(dataDir) - before) * 1000) / taken;
  const [alone, beside] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  let besideTaken = 0;
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await leads()));
    const [tookMs, count] = await Promise.all([leads(), beacons({ seconds, perSecond })]);
    beside.push(...tookMs);
    besideTaken += count;
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row] = await ask('select sum(n) as n from insight_day_counts');
  const measured = {
    ...{ perSecond: taken / seconds, microseconds: each, counted: Number(row?.n) },
    ...{ alone: summary(alone), beside: summary(beside), besidePerSecond: besideTaken / seconds / rounds },
  };
  tell(measured);
  return measured;
}

/** @param {number[]} tookMs */
const summary = (tookMs) => ({
  count: tookMs.length,
  p50Ms: quantile(tookMs, 0.5),
  p95Ms: quantile(tookMs, 0.95),
});

/** @param {Awaited<ReturnType<typeof measure>>} measured */
function tell({ perSecond: most, microseconds, counted, alone, beside, besidePerSecond }) {
  const shown = (/** @type {ReturnType<typeof summary>} */ { count, p50Ms, p95Ms }) =>
    `p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms of ${count}`;
  console.log(
    `\nVisits: ${most.toFixed(0)} told a second on ${connections} connections (goal ${perSecond}), ${microseconds.toFixed(0)} µs of the server's processor time each; ${counted} events counted.`,
  );
  console.log(
    `Leads on ${leadConnections} connections: ${shown(alone)}; beside ${besidePerSecond.toFixed(0)} told a second: ${shown(beside)}.`,
  );
}

/** @param {string} program @param {object} order */
async function inProcess(program, order) {
  const child = startChild(
    process.execPath,
    [inRoot('.ci', 'bench', program), JSON.stringify({ ...order })],
    { cwd: inRoot() },
  );
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(said);
}

/** The pages that are told of. @param {string} folder @param {number} pages how many */
export function writeSite(folder, pages) {
  const record = {
    ...{ styleHashes: [], styleHashesOfPages: {}, scriptHashes: [], redirects: [], notFoundPages: [] },
  };
  mkdirSync(folder, { recursive: true });
  for (const name of ['index', '404', ...Array.from({ length: pages }, (_, at) => `page-${at}/index`)]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, `${name}.html`), '<!doctype html><title>Page</title>');
  }
  writeFileSync(path.join(folder, '_site.json'), JSON.stringify(record));
}
