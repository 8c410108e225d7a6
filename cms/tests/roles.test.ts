// Databases: PostgreSQL, as only a production of several processes has roles.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { releaseSite } from './site/fixture';
import { testDatabase } from './env';
import { spawnCms, untilReady } from './spawn-cms';
import { createTestHome, type TestHome } from './start-cms';
import { waitFor } from './wait-for';

let home: TestHome;
let cms: Awaited<ReturnType<typeof spawnCms>> | undefined;

beforeAll(async () => {
  home = await createTestHome();
  releaseSite(path.join(home.folder, 'site'), 'one');
});

afterEach(async () => {
  cms?.signal('SIGKILL');
  await cms?.ended;
});

afterAll(async () => {
  await home.remove();
});

async function start(variables: Record<string, string>) {
  const preload = { NODE_OPTIONS: `--require=${path.join(__dirname, 'live-timers.cjs')}` };
  cms = await spawnCms({ ...home.env, ...preload, LIVE_TIMERS: timersFile(), ...variables });
  await untilReady(cms);
  return cms;
}

const timersFile = () => path.join(home.folder, 'live-timers.json');

/** The plugins whose timers will still fire. */
async function workersOf(server: Awaited<ReturnType<typeof spawnCms>>): Promise<string[]> {
  rmSync(timersFile(), { force: true });
  server.signal('SIGUSR2');
  await waitFor('the timers of the server', () => existsSync(timersFile()), { seen: server.output });
  const stacks = JSON.parse(readFileSync(timersFile(), 'utf8')) as string[];
  const owner = /cms-plugins\/(\w+)\/dist\/server\/index/;
  return [...new Set(stacks.flatMap((stack) => owner.exec(stack)?.[1] ?? []))].sort();
}

const outbox = () => {
  const folder = path.join(home.folder, 'outbox');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** The same message twice is one. */
async function sendMessage(url: string, message: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', message }),
  });
  expect(answer.status).toBe(200);
}

it('does everything in one process, if nothing else is said', async () => {
  const server = await start({});
  expect(await workersOf(server)).toEqual([
    'accounts',
    'audit',
    'classes',
    'enquiries',
    'insight',
    'mailer',
    'payments',
    'publisher',
  ]);
  expect((await fetch(`${server.url}/_health/ready`)).status).toBe(204);
});

it.each([{ JOBS: 'off' }, { JOBS: 'off', ROLE: 'worker' }, { ROLE: 'web' }])(
  'does nothing by itself with %j, whatever waits',
  async (variables) => {
    const server = await start({ PUBLISHER: 'on', ...variables });
    expect(await workersOf(server)).toEqual([]);
  },
);

it('stores in a web process what a worker does', async () => {
  const web = await start({ ROLE: 'web' });
  await sendMessage(web.url, 'When do you begin?');
  web.signal('SIGTERM');
  expect((await web.ended).code).toBe(0);
  expect(outbox()).toEqual([]);
  // A worker serves no visitors, so that it is ready without a site.
  rmSync(path.join(home.folder, 'site'), { recursive: true });
  const worker = await start({ ROLE: 'worker' });
  const { output: seen } = worker;
  const isReady = async () => (await fetch(`${worker.url}/_health/ready`)).status === 204;
  await waitFor('the worker to be ready', isReady, { seen });
  await waitFor('the mail', () => outbox().length > 0, { seen });
});

const onPostgres = testDatabase === 'postgres' ? it : it.skip;

/** Servers of one installation that do not ask the database by themselves for work. */
async function startQuiet(variables: Record<string, string>) {
  const server = await spawnCms({
    ...home.env,
    NODE_OPTIONS: `--require=${path.join(__dirname, 'no-polls.cjs')}`,
    ...variables,
  });
  await untilReady(server);
  return server;
}

onPostgres('wakes the worker from a web process, by the database', async () => {
  releaseSite(path.join(home.folder, 'site'), 'one');
  rmSync(path.join(home.folder, 'outbox'), { recursive: true, force: true });
  const servers = [await startQuiet({ ROLE: 'worker' }), await startQuiet({ ROLE: 'web' })];
  try {
    await sendMessage(servers[1]?.url ?? '', 'Is there a class on Sundays?');
    await waitFor('the mail', () => outbox().length > 0, { seen: servers[0]?.output ?? String });
  } finally {
    for (const server of servers) server.signal('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
  }
});
