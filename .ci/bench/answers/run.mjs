import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startChild } from '../../machine/children.mjs';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot, logsDir } from '../../paths.mjs';
import { vanilla } from '../enquiries/applications.mjs';
import { judge } from '../goals/judge.mjs';
import { median } from '../statistics.mjs';

const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 20;
const zipped = { 'Accept-Encoding': 'br, gzip' };

/** Asked on the way that needs neither body, session nor database, and compared with what the other way answers. */
export const calls = [
  {
    what: 'a page (a file of plain Strapi)',
    ours: { path: '/page', headers: zipped },
    other: { isPlain: true, path: '/page.html', headers: zipped },
    ...{ peerName: 'plain Strapi', leastTimes: 4 },
  },
  {
    what: 'the country (the way of all calls)',
    ours: { path: '/api/geo' },
    // Only calls without an origin leave early.
    other: { isPlain: false, path: '/api/geo', headers: { Origin: 'http://localhost' } },
    ...{ peerName: 'the long way', leastTimes: 3 },
  },
];

/** A page as long as the home page, of words that do not compress to nothing. */
function longPage() {
  const words = Array.from({ length: 9000 }, (_, at) => ((at * 2_654_435_761) % 65_536).toString(36));
  return `<!doctype html><html lang="en"><title>A page</title><main>${words.join(' ')}</main></html>`;
}

/** @param {string} dataDir */
function writePages(dataDir) {
  const [site, files] = [path.join(dataDir, 'site', 'current'), path.join(dataDir, 'public')];
  const record = {
    ...{ styleHashes: [], styleHashesOfPages: {}, scriptHashes: [], redirects: [], notFoundPages: [] },
  };
  for (const folder of [path.join(site, 'page'), files]) mkdirSync(folder, { recursive: true });
  for (const file of ['index.html', '404.html', 'page/index.html']) {
    writeFileSync(path.join(site, file), longPage());
    // As the build leaves it.
    writeFileSync(path.join(site, `${file}.br`), brotliCompressSync(longPage()));
  }
  writeFileSync(path.join(site, '_site.json'), JSON.stringify(record));
  writeFileSync(path.join(files, 'page.html'), longPage());
}

/** @param {string} url @param {import('../post-json.mjs').Sent} sent @returns {Promise<number>} answers a second */
async function ask(url, sent) {
  const order = { url, seconds, connections, sent };
  const program = inRoot('.ci', 'bench', 'answers', 'send.mjs');
  const child = startChild(process.execPath, [program, JSON.stringify(order)], { cwd: inRoot() });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  const { statuses, perSecond } = JSON.parse(said);
  if (Object.keys(statuses).join() !== '200')
    throw new Error(`${sent.path} was answered with ${JSON.stringify(statuses)}.`);
  return perSecond;
}

/** Measures how many simple answers Node gives a second, without a proxy. */
export async function benchAnswers() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  /** @param {string} name @param {string} cwd */
  const start = async (name, cwd) => {
    const dataDir = path.join(place, name);
    writePages(dataDir);
    const env = {
      ...{ NODE_ENV: 'development', DATA_DIR: dataDir, DATABASE_CLIENT: 'sqlite', DEMO_STAFF_FILE: '' },
      ...{ DATABASE_FILENAME: path.join(dataDir, 'cms.db'), PUBLISHER: 'off', RATE_LIMIT_SCALE: '1000' },
    };
    return startStrapi({ port: await freePort(), env, log: 'bench-answers', cwd });
  };
  const plain = await start('plain', vanilla(path.join(place, 'vanilla')).folder);
  const ours = await start('ours', inRoot('cms'));
  try {
    const rows = [];
    for (const { what, ours: sent, other, ...limits } of calls) {
      const otherUrl = other.isPlain ? plain.url : ours.url;
      // Code is compiled as it runs.
      for (const [url, warm] of /** @type {const} */ ([
        [ours.url, sent],
        [otherUrl, other],
      ]))
        await ask(url, warm);
      const took = { ours: [0], other: [0] };
      for (let round = 0; round < rounds; round += 1) {
        took.ours[round] = await ask(ours.url, sent);
        took.other[round] = await ask(otherUrl, other);
      }
      rows.push({ what, perSecond: median(took.ours), otherPerSecond: median(took.other), ...limits });
    }
    writeFileSync(path.join(logsDir, 'bench-answers.json'), `${JSON.stringify(rows, null, 2)}\n`);
    console.log(
      `\nSimple answers: requests a second from one process of Node on ${connections} connections, medians of ${rounds} rounds in turn.\n`,
    );
    return rows.map(({ what, perSecond, otherPerSecond, ...limits }) =>
      judge({
        page: 'answers',
        title: `${what}: a second`,
        figure: perSecond,
        peer: otherPerSecond,
        ...limits,
      }),
    );
  } finally {
    await ours.stop();
    await plain.stop();
    rmSync(place, { recursive: true, force: true });
  }
}
