// Databases: PostgreSQL, as production is measured there; the promised metrics are also read on SQLite.
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '../src/backup/free-port';
import { startPooler } from './pooler';
import { releaseSite } from './site/fixture';
import { spawnCms, untilReady } from './spawn-cms';
import { createTestHome, type TestHome } from './start-cms';
import { waitFor } from './wait-for';

let home: TestHome;
let cms: Awaited<ReturnType<typeof spawnCms>> | undefined;

beforeAll(async () => {
  home = await createTestHome();
  releaseSite(path.join(home.folder, 'site'), 'one');
});

const end = async () => {
  cms?.signal('SIGKILL');
  await cms?.ended;
};

afterAll(async () => {
  await home.remove();
});

/** The addresses of both ports. */
async function start(variables: Record<string, string> = {}): Promise<{ url: string; inner: string }> {
  const port = String(await freePort());
  cms = await spawnCms({ ...home.env, METRICS_PORT: port, ...variables });
  await untilReady(cms);
  return { url: cms.url, inner: `http://127.0.0.1:${port}` };
}

const linesOf = async (inner: string): Promise<string[]> =>
  (await (await fetch(`${inner}/metrics`)).text()).split('\n').filter((line) => !line.startsWith('#'));

/** The values of a label that a metric has. */
const valuesOf = (lines: string[], metric: string, label: string): string[] => [
  ...new Set(
    lines
      .filter((line) => line.startsWith(`${metric}{`))
      .map((line) => new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1] ?? ''),
  ),
];

const find = (lines: string[], start: string): string | undefined =>
  lines.find((line) => line.startsWith(start));

describe('a server with a port for its metrics', () => {
  let url: string;
  let inner: string;

  beforeAll(async () => {
    ({ url, inner } = await start());
  });

  afterAll(end);

  it('tells what it measures and whether it is ready, on the inner port only', async () => {
    const ready = await fetch(`${inner}/ready`);
    expect(await ready.json()).toEqual({
      ready: true,
      checks: {
        database: { ok: true, ms: expect.any(Number) as number },
        folder: { ok: true, ms: expect.any(Number) as number },
        release: { ok: true, ms: expect.any(Number) as number },
        workers: { ok: true, silent: [] },
      },
    });
    expect(ready.status).toBe(200);

    const lines = await linesOf(inner);
    expect(find(lines, 'build_info{')).toMatch(/version="\d+\.\d+\.\d+",node="v\d+\.\d+\.\d+"\} 1$/);
    for (const line of [
      'server_ready 1',
      'mail_queue{state="waiting"} 0',
      'mail_queue{state="failed"} 0',
      'mail_oldest_seconds 0',
      'passwords_waiting 0',
      'payments_orders_overdue 0',
      'payments_attention_orders 0',
      'payments_refunds_open 0',
      'payments_events_waiting 0',
      'publisher_is_builder 0',
      'publisher_schedule_late_seconds 0',
      'db_pool_connections{state="waiting"} 0',
    ]) {
      expect(lines).toContain(line);
    }
    expect(find(lines, 'nodejs_eventloop_lag_seconds')).toBeDefined();

    for (const address of [`${inner}/`, `${inner}/api/faqs`, `${inner}/metrics/more`, `${url}/metrics`]) {
      expect([address, (await fetch(address)).status]).toEqual([address, 404]);
    }
    expect((await fetch(`${inner}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('counts requests by the pattern of their route, and a thousand addresses as one', async () => {
    await fetch(`${url}/api/faqs/abc`);
    await fetch(`${url}/api/faqs/def`);
    await fetch(url);
    const ask = async (count: number, kind: string) => {
      for (let at = 0; at < count; at += 1) {
        const folder = ['', 'api/', 'admin/', 'uploads/', 'api/faqs/', 'content-manager/'][at % 6] ?? '';
        await (await fetch(`${url}/${folder}${kind}${String(at)}`)).text();
      }
    };
    await ask(6, 'first');
    const before = await linesOf(inner);
    await ask(1_000, 'random');
    const after = await linesOf(inner);
    for (const metric of ['http_requests_total', 'http_request_duration_seconds_count']) {
      expect(valuesOf(after, metric, 'route')).toEqual(valuesOf(before, metric, 'route'));
    }
    // Node's own metrics are not looked at: they grow with the first collection of garbage of each kind.
    const counted = (lines: string[]): number => lines.filter((line) => line.startsWith('http_')).length;
    expect(counted(after)).toBe(counted(before));
    const routes = valuesOf(after, 'http_requests_total', 'route');
    expect(routes).toEqual(expect.arrayContaining(['/api/faqs/:id', 'page', 'none']));
    for (const route of routes) expect(route).toMatch(/^(page|file|health|none|\/.*)$/);
    expect(after.join('\n')).not.toContain('random');
  });

  it('counts a limit that refuses', async () => {
    const ask = () => fetch(`${url}/api/auth/me`);
    let status = 0;
    for (let asked = 0; status !== 429 && asked < 1_000; asked += 1) ({ status } = await ask());
    expect(status).toBe(429);
    expect(find(await linesOf(inner), 'limits_refused_total{name="auth.address"}')).toMatch(/ [1-9]\d*$/);
  });
});

describe('a server', () => {
  afterEach(end);

  it('ends after everything else, and says before that it is not ready', async () => {
    const { url, inner } = await start({ SHUTDOWN_DELAY_S: '1' });
    cms?.signal('SIGTERM');
    const unready = async () => {
      const answer = await fetch(`${inner}/ready`);
      return answer.status === 503 && answer;
    };
    const answer = await waitFor('the server to say that it ends', unready, { everyMs: 20 });
    expect(await answer.json()).toMatchObject({ ready: false, checks: { draining: { ok: false } } });
    const isClosed = () =>
      fetch(`${url}/_health`).then(
        () => false,
        () => true,
      );
    await waitFor('the port to be closed', isClosed, { everyMs: 20 });
    await cms?.ended;
    await expect(fetch(`${inner}/ready`)).rejects.toThrow();
  });

  it('does not start on a port that is taken, and says so in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const port = String((taken.address() as AddressInfo).port);
    cms = await spawnCms({ ...home.env, METRICS_PORT: port });
    const { code, output } = await cms.ended;
    taken.close();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toBe(
      `METRICS_PORT and METRICS_HOST must be free to listen on, and 127.0.0.1:${port} is not: something else listens there.`,
    );
  });

  it('opens no port for its metrics where METRICS_PORT is empty', async () => {
    const { inner } = await start({ METRICS_PORT: '' });
    await expect(fetch(`${inner}/metrics`)).rejects.toThrow();
  });

  it('tells the rest while the database is away', async () => {
    const pooler = await startPooler(home.env['DATABASE_URL'] ?? '');
    const { inner } = await start({ DATABASE_URL: pooler.url });
    expect(find(await linesOf(inner), 'mail_oldest_seconds')).toBeDefined();
    await pooler.stop();
    await waitFor('a server that is not ready', async () => (await fetch(`${inner}/ready`)).status === 503);
    const isUntold = async () => find(await linesOf(inner), 'mail_oldest_seconds') === undefined;
    await waitFor('the mails to be left out', isUntold, { everyMs: 200 });
    const lines = await linesOf(inner);
    expect(find(lines, 'payments_orders_overdue')).toBeUndefined();
    expect(find(lines, 'build_info{')).toBeDefined();
    expect(find(lines, 'passwords_waiting')).toBe('passwords_waiting 0');
    expect(await (await fetch(`${inner}/ready`)).json()).toMatchObject({
      checks: { database: { ok: false } },
    });
  });
});
