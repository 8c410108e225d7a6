import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../machine/port.mjs';
import { startChild } from '../../machine/children.mjs';
import { runCommand } from '../../machine/run-command.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot, logsDir } from '../../paths.mjs';
import { median } from '../statistics.mjs';
import { ours, stock } from './applications.mjs';
import { drawReport } from './report.mjs';

const seconds = 10;
const rounds = 3;
const password = 'lantern on the way';
/** Many, so that no limit of one account is met. */
const emails = Array.from({ length: 200 }, (_, index) => `parent${index}@example.com`);
const probe = '/api/geo';

const part = (/** @type {string} */ name) => inRoot('.ci', 'bench', 'accounts', name);

/** @param {object} order @returns {Promise<{ logins: Record<string, number>, probes: number, p99Ms: number }>} */
async function load(order) {
  const child = startChild(process.execPath, [part('load.mjs'), JSON.stringify(order)], { cwd: inRoot() });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(said);
}

/** @param {import('./applications.mjs').Application} application @returns {Promise<import('./report.mjs').Measured>} */
async function measure({ name, folder, login }) {
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
  const parents = JSON.stringify({ emails, password });
  await runCommand('Adding parents', 'bench-parents', process.execPath, [part('add-parents.mjs'), parents], {
    cwd: folder,
    env,
  });
  const server = await startStrapi({ port: await freePort(), env, log: 'bench-accounts', cwd: folder });
  try {
    const order = { url: server.url, login, emails, password, seconds, clients: 0, perSecond: 0, probe };
    await load({ ...order, clients: 4, seconds: 3 });
    const { logins } = await load({ ...order, clients: 20, probe: null });
    const idle = [];
    const busy = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await load(order));
      busy.push(await load({ ...order, perSecond: 50 }));
    }
    const p99 = (/** @type {{ p99Ms: number }[]} */ all) => median(all.map(({ p99Ms }) => p99Ms));
    return {
      name,
      loginsPerSecond: (logins[200] ?? 0) / seconds,
      idleP99Ms: p99(idle),
      busyP99Ms: p99(busy),
      busyLogins: busy.at(-1)?.logins ?? {},
    };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Compares logging in here with what Strapi brings for it, on the built application. */
export async function benchAccounts() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-stock-'));
  try {
    const rows = [await measure(ours()), await measure(stock(place))];
    writeFileSync(path.join(logsDir, 'bench-accounts.json'), `${JSON.stringify(rows, null, 2)}\n`);
    console.log(`\nLogging in, on SQLite, asked from another process; medians of ${rounds}.\n`);
    console.log(`${drawReport(rows)}\n`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
