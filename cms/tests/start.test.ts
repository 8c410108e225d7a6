// Databases: SQLite, as settings, plugins and files are looked at before the database.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { secretNames } from '../src/secrets';
import { runProgram } from './run-program';
import { copyApplication, spawnCms, untilReady } from './spawn-cms';
import { createTestHome, startCms, type TestHome } from './start-cms';
import { waitFor } from './wait-for';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await home.remove();
});

const strongSecrets = () =>
  Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64url')]));

/** Nothing listens there: mail only needs an address. */
const SMTP_URL = 'smtp://127.0.0.1:9';

const PUBLIC_URL = 'https://lanternway.example';

describe('a production server', () => {
  it('does not start on what an installation is tried out with, and says all of it at once', async () => {
    const same = Object.fromEntries(
      secretNames.map((name) => [name, randomBytes(32).toString('hex').slice(0, 5)]),
    );
    const razorpay = {
      RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
      RAZORPAY_KEY_SECRET: 'EnLs21M47BllR3X8PSFtjtbd',
      RAZORPAY_WEBHOOK_SECRET: 'x',
    };
    const variables = { ...home.env, ...same, ...razorpay, NODE_ENV: 'production' };
    const { code, output } = await (await spawnCms(variables)).ended;
    const [address, secrets, mail, webhook] = output.split('\n');
    expect(code).toBe(1);
    expect(address).toMatch(/PUBLIC_URL must be the https address .* is not set\.$/);
    expect(secrets).toContain(secretNames.join(', '));
    expect(mail).toContain('SMTP_URL');
    expect(webhook).toContain('RAZORPAY_WEBHOOK_SECRET must be random');
    expect(output).not.toContain('    at ');
  });

  it('names what cannot be read and what is unsafe together, in the check before a start', async () => {
    const file = path.join(home.folder, 'jwt-secret');
    writeFileSync(file, `${strongSecrets()['JWT_SECRET'] ?? ''}\n`);
    const secrets = { ...strongSecrets(), JWT_SECRET: '', JWT_SECRET_FILE: file };
    const good = { ...home.env, ...secrets, SMTP_URL, PUBLIC_URL };
    const passed = await runProgram('check', { ...good, NODE_ENV: 'production' });
    expect(passed.code).toBe(0);
    expect(passed.output).toMatch(/^The variables are good for production\.$/m);

    const wrong = {
      PORT: 'none',
      JWT_SECRET_FILE: '/nowhere',
      APP_KEYS: 'short',
      DEMO_STAFF_FILE: '/somewhere',
    };
    const { code, output } = await runProgram('check', { ...good, ...wrong, NODE_ENV: 'production' });
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    for (const name of Object.keys(wrong))
      expect(lines.filter((line) => line.includes(name)).length).toBeGreaterThan(0);
    expect(lines).toHaveLength(4);
  });

  // The start says the same, and takes twenty times as long.
  it.each<[string, Record<string, string>, string]>([
    ['a weak secret', { SITE_READ_TOKEN: 'test-build-token' }, 'at least 32 characters: SITE_READ_TOKEN.'],
    [
      'demonstration logins',
      { DEMO_STAFF_FILE: '/somewhere' },
      'DEMO_STAFF_FILE must not be set in production.',
    ],
    ['no way to send mail', { SMTP_URL: '' }, 'In production SMTP_URL must name the server'],
    [
      'a sandbox in place of those who take the money',
      { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:15001' },
      'PAYMENT_SANDBOX_URL must not be set in production: the sandbox takes no money.',
    ],
  ])('is refused by the check with %s', async (_what, wrong, line) => {
    const good = { ...home.env, ...strongSecrets(), SMTP_URL, PUBLIC_URL, NODE_ENV: 'production' };
    const { code, output } = await runProgram('check', { ...good, ...wrong });
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toContain(line);
  });

  it('starts with strong secrets, and asks browsers to come only by https', async () => {
    const cms = await spawnCms({
      ...home.env,
      ...strongSecrets(),
      SMTP_URL,
      NODE_ENV: 'production',
      PUBLIC_URL,
    });
    await untilReady(cms);
    for (const address of ['/', '/admin', '/api/plans']) {
      const { headers } = await fetch(`${cms.url}${address}`);
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    }
    const policy = (await fetch(`${cms.url}/admin`)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    cms.signal('SIGTERM');
    expect((await cms.ended).code).toBe(0);
  });
});

it('does not start with a variable that cannot be read, and says which in one line', async () => {
  const cms = await spawnCms({ ...home.env, PUBLIC_URL: 'localhost:1337' });
  const { code, output } = await cms.ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'PUBLIC_URL must be an address that starts with http:// or https://, and is "localhost:1337".',
  );
});

it("makes the demonstration's logins at the start", async () => {
  const file = path.join(home.folder, 'demo.json');
  const login = { email: 'demo@lanternway.example', password: 'Demo-password-1' };
  writeFileSync(file, JSON.stringify({ url: 'http://localhost', logins: { marketing: login } }));
  const cms = await spawnCms({ ...home.env, DEMO_STAFF_FILE: file });
  await untilReady(cms);
  const answer = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(await answer.json()).toMatchObject({ data: { user: { email: login.email } } });
  cms.signal('SIGTERM');
  await cms.ended;
});

it('lets a request that is under way end before it stops', async () => {
  const cms = await spawnCms(home.env);
  await untilReady(cms);
  const underWay = await beginMessage(cms.url);
  cms.signal('SIGTERM');
  await untilNobodyIsLetIn(cms.url);
  expect(await underWay.finish()).toBe(200);
  expect((await cms.ended).code).toBe(0);
});

/** Sends a contact message without its body. When it resolves, the server is waiting for the rest. */
async function beginMessage(url: string) {
  const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', message: 'Hello' });
  const sent = request(`${url}/api/auth/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.flushHeaders();
  await once(sent, 'continue');
  return {
    async finish() {
      sent.end(body);
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode;
    },
  };
}

/** Waits until new connections are refused, because the server has begun to stop. */
async function untilNobodyIsLetIn(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const isLetIn = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
  await waitFor('the port to be closed', async () => !(await isLetIn()), { everyMs: 20 });
}

describe('without a plugin it names', () => {
  const roles = 'plugin::users-permissions.role';
  const files = {
    'dist/config/env/development/plugins.js': "module.exports = { 'users-permissions': { enabled: false } };",
  };
  const notBuilt = {
    'node_modules/@lanternway/not-built/package.json': JSON.stringify({
      name: '@lanternway/not-built',
      strapi: { kind: 'plugin', name: 'not-built' },
    }),
  };

  it.each([
    ['is switched off', 'users-permissions', { files }],
    [
      'has not been built',
      'not-built',
      { dependencies: { '@lanternway/not-built': '0.1.0' }, files: notBuilt },
    ],
    ['is not installed', '@lanternway/never-there', { dependencies: { '@lanternway/never-there': '0.1.0' } }],
  ])('that %s, it stops with its name and drops nothing', async (what, name, spoil) => {
    const before = await startCms(home);
    const kept = await before.strapi.db.query(roles).create({ data: { name: what, type: what } });
    await before.stop();

    const application = copyApplication(path.join(home.folder, name.replace('/', '-')), spoil);
    const { code, output } = await (await spawnCms(home.env, application)).ended;
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`Not started: the (plugin|package) ${name} .* No data was changed\\.`));

    const after = await startCms(home);
    expect(await after.strapi.db.query(roles).findOne({ where: { id: kept.id } })).toMatchObject({
      type: what,
    });
    await after.stop();
  });
});

describe('what an installation keeps', () => {
  /** The files below the folder that group or others may use; the site's releases are meant to be read. */
  function openTo(folder: string): string[] {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !/^site\b/.test(name),
    );
    return ['', ...names].filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);
  }

  it('is readable only for its own user, also if an earlier version left it open', async () => {
    const data = path.join(home.folder, 'data');
    const left = [
      'public/uploads/old.png',
      'private/resumes/2020/old',
      'outbox/old.json',
      'site/darkroom/draft.html',
    ];
    for (const name of left) {
      const file = path.join(data, name);
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 });
      writeFileSync(file, 'x');
      chmodSync(file, 0o644);
    }
    chmodSync(data, 0o755);
    const database = home.env['DATABASE_FILENAME'] ?? '';
    chmodSync(database, 0o644);
    const cms = await spawnCms({ ...home.env, DATA_DIR: data, PUBLISHER: 'off' });
    await untilReady(cms);
    // A mail is stored: nobody else may read its code.
    const answer = await fetch(`${cms.url}/api/auth/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        email: 'asha@example.com',
        message: 'When do you begin with it?',
      }),
    });
    expect(answer.status).toBe(200);
    const kept = () => readdirSync(path.join(data, 'outbox')).filter((name) => name !== 'old.json');
    await waitFor('the mail', () => kept().length > 0, { seen: cms.output });
    cms.signal('SIGTERM');
    await cms.ended;
    expect(openTo(data)).toEqual([]);
    // It holds drafts; everything below it is out of reach.
    expect(statSync(path.join(data, 'site/darkroom')).mode & 0o077).toBe(0);
    expect(statSync(database).mode & 0o077).toBe(0);
  });
});
