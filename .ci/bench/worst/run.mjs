import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { logsDir } from '../../paths.mjs';
import { judge } from '../goals/judge.mjs';
import { quantile } from '../statistics.mjs';
import { worstRequests } from './requests.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const everyMs = 100;
const targetMs = 50;

/** @typedef {import('./requests.mjs').Worst} Worst */

/**
 * @param {string} url
 * @param {Worst} worst
 * @param {Agent} agent
 * @returns {Promise<number>} the status; 0 if there is none
 */
const ask = (url, { method = 'GET', path: asked, headers, body }, agent) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const call = request({ hostname, port, method, path: asked, headers, agent }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });

/**
 * How long the health check takes.
 * @param {string} url
 * @param {readonly Worst[]} meanwhile what one client sends at the same time: one request every tenth of a second
 */
async function measure(url, meanwhile) {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  /** @type {number[]} */
  const times = [];
  /** @type {Record<string, number>} */
  const answers = {};
  const sendWorst = async () => {
    for (let turn = 0; meanwhile.length > 0 && performance.now() < end; turn += 1) {
      const worst = meanwhile[turn % meanwhile.length];
      if (worst) void ask(url, worst, agent).then((status) => (answers[status] = (answers[status] ?? 0) + 1));
      await wait(everyMs);
    }
  };
  const probe = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      if ((await ask(url, { path: '/_health' }, agent)) !== 204) throw new Error('The server is not well.');
      times.push(performance.now() - start);
      await wait(5);
    }
  };
  await Promise.all([sendWorst(), probe()]);
  agent.destroy();
  return { probes: times.length, medianMs: quantile(times, 0.5), p99Ms: quantile(times, 0.99), answers };
}

/** A site of two pages: its size makes no difference for missing pages. @param {string} folder */
function writeSite(folder) {
  mkdirSync(folder, { recursive: true });
  const record = {
    styleHashes: [],
    styleHashesOfPages: {},
    scriptHashes: [],
    redirects: [],
    notFoundPages: [],
  };
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(path.join(folder, '404.html'), '<!doctype html><title>Nothing here</title>');
  writeFileSync(path.join(folder, '_site.json'), JSON.stringify(record));
}

/** Measures how one client with the worst requests slows everybody else down. */
export async function benchWorst() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: place,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(place, 'cms.db'),
    DEMO_STAFF_FILE: '',
    PUBLISHER: 'off',
    RATE_LIMIT_SCALE: '1000',
  };
  writeSite(path.join(place, 'site', 'current'));
  const server = await startStrapi({ port: await freePort(), env, log: 'bench-worst' });
  try {
    // Code is compiled as it runs.
    await measure(server.url, worstRequests);
    const rows = { alone: await measure(server.url, []), attacked: await measure(server.url, worstRequests) };
    mkdirSync(logsDir, { recursive: true });
    writeFileSync(path.join(logsDir, 'bench-worst.json'), `${JSON.stringify(rows, null, 2)}\n`);
    for (const [name, { probes, medianMs, p99Ms }] of Object.entries(rows)) {
      console.log(
        `/_health ${name}: median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms of ${probes}`,
      );
    }
    console.log(`Answers to the worst requests: ${JSON.stringify(rows.attacked.answers)}`);
    const figure = rows.attacked.p99Ms;
    return [
      judge({ page: 'worst', title: 'health under attack: p99 ms', figure, digits: 1, most: targetMs }),
    ];
  } finally {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  }
}
