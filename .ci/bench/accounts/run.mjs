import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../machine/port.mjs';
import { startChild } from '../../machine/children.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot, logsDir } from '../../paths.mjs';
import { runInApplication } from '../run-in-application.mjs';
import { median } from '../statistics.mjs';
import { ours, stock } from './applications.mjs';
import { entries, plainCalls } from './plain-calls.mjs';
import { drawReport, judgeCalls } from './report.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const password = 'lantern on the way';
/** Many, so that no account reaches its limit. */
const emails = Array.from({ length: 200 }, (_, index) => `parent${index}@example.com`);

const part = (/** @type {string} */ name) => inRoot('.ci', 'bench', 'accounts', name);

/** @param {object} order @returns {Promise<{ logins: Record<string, number>, probes: number, p99Ms: number }>} */
async function load(order) {
  const child = startChild(process.execPath, [part('load.mjs'), JSON.stringify(order)], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('The server could not be measured.');
  return JSON.parse(said);
}

/** @param {import('./applications.mjs').Application} application @returns {Promise<import('./report.mjs').Measured>} */
async function measure({ name, folder, login, hashing, rounds }) {
  console.log(`Measuring logins of ${name} ...`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(dataDir, 'cms.db'),
    DEMO_STAFF_FILE: '',
    RATE_LIMIT_SCALE: '1000',
  };
  const parents = { emails, password, hashing, entries };
  await runInApplication('Adding parents', 'bench-parents', [['accounts/add-parents.mjs', parents]], {
    cwd: folder,
    env,
  });
  const server = await startStrapi({ port: await freePort(), env, log: 'bench-accounts', cwd: folder });
  try {
    const order = {
      url: server.url,
      login,
      emails,
      password,
      seconds,
      clients: 0,
      perSecond: 0,
      probe: null,
    };
    // Code is compiled as it runs, and a real server has run for longer than a minute.
    for (const { path: probe } of plainCalls) await load({ ...order, clients: 4, probe });
    const { logins } = await load({ ...order, clients: 20 });
    /** @type {{ what: string, probe: string, idle: number[], busy: number[] }[]} */
    const calls = plainCalls.map(({ what, path: probe }) => ({ what, probe, idle: [], busy: [] }));
    /** @type {Record<string, number>} */
    const busyLogins = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const { probe, idle, busy } of calls) {
        idle.push((await load({ ...order, probe })).p99Ms);
        const underLogins = await load({ ...order, probe, perSecond: 50 });
        busy.push(underLogins.p99Ms);
        for (const [status, count] of Object.entries(underLogins.logins))
          busyLogins[status] = (busyLogins[status] ?? 0) + count;
      }
    }
    return {
      name,
      loginsPerSecond: (logins[200] ?? 0) / seconds,
      rounds,
      busySeconds: rounds * plainCalls.length * seconds,
      busyLogins,
      calls: calls.map(({ what, idle, busy }) => ({
        what,
        idleP99Ms: median(idle),
        busyP99Ms: median(busy),
      })),
    };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Compares our login with Strapi's own, on the built application. */
export async function benchAccounts() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-stock-'));
  try {
    const own = await measure(ours());
    const rows = [own, await measure(stock(place))];
    writeFileSync(path.join(logsDir, 'bench-accounts.json'), `${JSON.stringify(rows, null, 2)}\n`);
    console.log('\nLogging in, on SQLite, asked from another process.\n');
    console.log(`${drawReport(rows)}\n`);
    return judgeCalls(own);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
