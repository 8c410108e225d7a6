// Databases: both, as a server is asked whether it reaches its database.
import path from 'node:path';
import { testDatabase } from './env';
import { startPooler } from './pooler';
import { releaseSite } from './site/fixture';
import { spawnCms, untilReady } from './spawn-cms';
import { createTestHome, type TestHome } from './start-cms';
import { waitFor } from './wait-for';

let home: TestHome;
let cms: Awaited<ReturnType<typeof spawnCms>> | undefined;

beforeAll(async () => {
  home = await createTestHome();
});

afterEach(async () => {
  cms?.signal('SIGKILL');
  await cms?.ended;
});

afterAll(async () => {
  await home.remove();
});

async function start(variables: Record<string, string> = {}): Promise<string> {
  cms = await spawnCms({ ...home.env, ...variables });
  await untilReady(cms);
  return cms.url;
}

/** The status of an address, and its text: nothing may be told to strangers. */
async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  expect(await answer.text()).toMatch(/^(Service Unavailable|Method Not Allowed)?$/);
  return answer.status;
}

async function untilStatus(address: string, status: number): Promise<void> {
  let last: number | undefined;
  const isSo = async () => (last = await statusOf(address)) === status;
  await waitFor(`${address} to answer ${String(status)}`, isSo, { seen: () => last });
}

it('is alive at once, ready when there is a site, and not ready before it stops serving', async () => {
  const url = await start({ SHUTDOWN_DELAY_S: '600' });
  expect(await statusOf(`${url}/_health/live`)).toBe(204);
  expect(await statusOf(`${url}/_health/ready`)).toBe(503);
  releaseSite(path.join(home.folder, 'site'), 'one');
  await untilStatus(`${url}/_health/ready`, 204);
  expect((await fetch(`${url}/_health/ready`, { method: 'POST' })).status).toBe(405);
  cms?.signal('SIGTERM');
  await untilStatus(`${url}/_health/ready`, 503);
  expect(await statusOf(`${url}/_health/live`)).toBe(204);
  // New requests are served until the load balancer has seen it.
  expect((await fetch(`${url}/api/faqs`)).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
});

// SQLite's database is a file, and never away.
const onPostgres = testDatabase === 'postgres' ? it : it.skip;

onPostgres(
  'is not ready while the database is away, and logs nobody in; then it is ready again',
  async () => {
    releaseSite(path.join(home.folder, 'site'), 'two');
    const pooler = await startPooler(home.env['DATABASE_URL'] ?? '');
    const url = await start({ DATABASE_URL: pooler.url });
    const logIn = () =>
      fetch(`${url}/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@lanternway.example', password: 'Not-a-password-1' }),
      });
    await untilStatus(`${url}/_health/ready`, 204);
    expect((await logIn()).status).toBe(400);
    await pooler.stop();
    await untilStatus(`${url}/_health/ready`, 503);
    expect(await statusOf(`${url}/_health/live`)).toBe(204);
    expect(await statusOf(`${url}/_health`)).toBe(204);
    for (const answer of [await logIn(), await fetch(`${url}/api/faqs`)]) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ error: { name: 'ServiceUnavailableError' } });
    }
    await pooler.start();
    await untilStatus(`${url}/_health/ready`, 204);
    expect((await logIn()).status).toBe(400);
    await pooler.stop();
  },
);
