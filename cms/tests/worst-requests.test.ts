// Databases: SQLite, as it is about paths, queries and headers, before a route is reached.
import { Agent } from 'node:http';
import path from 'node:path';
import { releaseSite } from './site/fixture';
import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';
import { send, worst, type Sent } from './worst-requests';

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  releaseSite(path.join(home.folder, 'site'), '1');
  // With a trusted proxy, so that its headers are parsed too, and without limits for one address.
  cms = await startCms(home, { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1000' });
});

afterAll(async () => {
  agent.destroy();
  await cms.stop();
  await home.remove();
});

const times = 5;
const mostRounds = 6;
const usualMs = 5;

interface Cost {
  ms: number;
  statuses: Set<number>;
}

/**
 * Processor time in milliseconds for each of some requests of one kind, of the server and of the client, which run in
 * one process. It is not clock time: waiting on a busy machine does not add to it. Cold caches, or a garbage collection
 * of a process that ran many files, only make a round more expensive. So the cheapest round counts, and rounds go on
 * until one is cheap enough. A fault of the kind that is looked for makes every request cost hundreds of milliseconds.
 * If the first ones all do, the measurement stops, so that the test ends.
 */
async function costOf(sent: Sent, enough: number): Promise<Cost> {
  const statuses = new Set<number>();
  let cheapest = await roundOf(1, sent, statuses);
  for (let again = 0; again < 20 && cheapest > 20 * enough; again += 1)
    cheapest = Math.min(cheapest, await roundOf(1, sent, statuses));
  if (cheapest > 20 * enough) return { ms: cheapest, statuses };
  for (let round = 0; round < mostRounds && cheapest > enough; round += 1) {
    cheapest = Math.min(cheapest, await roundOf(times, sent, statuses));
  }
  return { ms: cheapest, statuses };
}

async function roundOf(count: number, sent: Sent, statuses: Set<number>): Promise<number> {
  const before = process.cpuUsage();
  for (let sentNow = 0; sentNow < count; sentNow += 1) statuses.add(await send(cms.url, sent, agent));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

/** The cheapest of some rounds of an ordinary request. */
async function ordinary(path: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < mostRounds; round += 1) costs.push(await roundOf(times, { path }, new Set()));
  return Math.min(...costs);
}

it('spends no more than some milliseconds on the worst request that anybody may send, and never breaks', async () => {
  // The API asks the database, which itself costs some milliseconds; and everything costs more on a slow machine.
  const ordinaryOfApi = await ordinary('/api/faqs');
  const page = Math.max(2 * usualMs, 8 * (await ordinary('/faq')));
  const most = {
    page,
    api: Math.max(page, 8 * ordinaryOfApi),
    // Thousands of fields are read one by one: three times an ordinary request, and ten times in a process that has run
    // many files before. What is looked for costs hundreds of times as much.
    body: 30 * ordinaryOfApi,
  };
  const faults: string[] = [];
  for (const [name, sent] of worst) {
    // Enough to know: a faulty request takes seconds.
    if (faults.length > 5) break;
    const enough = sent.method === 'POST' ? most.body : sent.path?.startsWith('/api/') ? most.api : most.page;
    const { ms, statuses } = await costOf(sent, enough);
    if (ms > enough) faults.push(`${name} costs ${ms.toFixed(1)} ms, more than ${enough.toFixed(1)}`);
    if ([...statuses].some((status) => status >= 500))
      faults.push(`${name} is answered ${[...statuses].join()}`);
  }
  expect(faults).toEqual([]);
});

it.each(['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'QUERY'])(
  'is as little moved by %s',
  async (method) => {
    const faults: string[] = [];
    for (const [name, sent] of worst.filter((_, at) => at % 7 === 0)) {
      const status = await send(cms.url, { ...sent, method }, agent);
      // 501 is the correct answer to an unknown method.
      if (status >= 500 && status !== 501) faults.push(`${method} ${name} is answered ${String(status)}`);
    }
    expect(faults).toEqual([]);
  },
);

it.each([
  ['GET', '/'.repeat(3000), 'text/plain', 'The address is too long.'],
  ['GET', `/faq?${'a&'.repeat(400)}`, 'text/plain', 'The address is too long.'],
  [
    'POST',
    `/api/auth/login?${'a'.repeat(10_000)}`,
    'application/json',
    '{"success":false,"message":"The address is too long."}',
  ],
])('says in a word that an address is too long: %s (%#)', async (method, address, type, words) => {
  const answer = await fetch(`${cms.url}${address}`, { method });
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0], await answer.text()]).toEqual([
    414,
    type,
    words,
  ]);
});

it('says that a header is too large', async () => {
  const answer = await fetch(`${cms.url}/faq`, { headers: { 'Accept-Language': 'en,'.repeat(400) } });
  expect([answer.status, await answer.text()]).toEqual([431, 'A header of the request is too large.']);
});
