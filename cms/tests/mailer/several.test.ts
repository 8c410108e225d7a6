// Databases: PostgreSQL, as several servers share one queue.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { secretNames } from '../../src/secrets';
import { releaseSite } from '../site/fixture';
import { spawnCms, untilReady } from '../spawn-cms';
import { createTestHome, startCms, type TestHome } from '../start-cms';
import { startMailServer, type MailServer } from './mail-server';
import { findRows, mailUid, queueMail, until, untilState } from './mails';

let home: TestHome;
let server: MailServer;

beforeAll(async () => {
  home = await createTestHome();
  server = await startMailServer();
});

afterAll(async () => {
  await server.stop();
  await home.remove();
});

it('sends each mail once, though three servers work on the same outbox', async () => {
  const count = 60;
  const before = await startCms(home, { SMTP_URL: server.url });
  const later = new Date(Date.now() + 3_600_000);
  for (let index = 0; index < count; index += 1) {
    await before.strapi.db.transaction(async () => {
      await queueMail(before, { key: `shared ${String(index)}` });
      await before.strapi.db
        .query(mailUid)
        .updateMany({ where: { key: `shared ${String(index)}` }, data: { nextAttemptAt: later } });
    });
  }
  const first = await spawnCms({ ...home.env, SMTP_URL: server.url });
  await untilReady(first);
  const second = await spawnCms({ ...home.env, SMTP_URL: server.url });
  await untilReady(second);
  await before.strapi.db.query(mailUid).updateMany({ where: {}, data: { nextAttemptAt: new Date() } });

  await until(async () => ((await findRows(before, { state: 'sent' })).length === count ? true : undefined));
  for (const cms of [first, second]) cms.signal('SIGTERM');
  await Promise.all([first.ended, second.ended]);
  await before.stop();
  expect(server.arrived).toHaveLength(count);
  expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(count);
});

it('loses nothing when the process is killed in the middle of a delivery', async () => {
  const file = path.join(home.folder, 'demo.json');
  const login = { email: 'slow@lanternway.example', password: 'Demo-password-1' };
  writeFileSync(file, JSON.stringify({ logins: { finance: login } }));
  const cms = await spawnCms({ ...home.env, SMTP_URL: server.url, DEMO_STAFF_FILE: file });
  await untilReady(cms);
  const headers = { 'Content-Type': 'application/json' };
  const loggedIn = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(login),
  });
  const { data } = (await loggedIn.json()) as { data: { token: string } };
  const queued = await fetch(`${cms.url}/mailer/test`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${data.token}` },
  });
  expect(queued.status).toBe(200);

  // The server has read the mail but not accepted it yet.
  const offered = await until(() => Promise.resolve(server.offered.find(({ to }) => to === login.email)));
  cms.signal('SIGKILL');
  await cms.ended;

  const after = await startCms(home, { SMTP_URL: server.url });
  const [row] = await findRows(after, { recipient: login.email });
  expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(row?.claim).not.toBeNull();
  // Time passes until the process counts as dead.
  await after.strapi.db
    .query(mailUid)
    .updateMany({ where: { recipient: login.email }, data: { nextAttemptAt: new Date() } });
  await until(() =>
    Promise.resolve(server.offered.filter(({ to }) => to === login.email).length > 1 ? true : undefined),
  );
  server.release();
  await untilState(after, row?.key ?? '', 'sent');
  await after.stop();
  const again = server.offered.filter(({ to }) => to === login.email).at(-1);
  expect(again?.messageId).toBe(offered.messageId);
});

it('has no visible outbox in production, but the not-found page of the site', async () => {
  const siteDir = path.join(home.folder, 'site');
  releaseSite(siteDir, 'first');
  const cms = await spawnCms({
    ...home.env,
    ...Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64url')])),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://school.example',
    SMTP_URL: server.url,
    SITE_DIR: path.join(siteDir, 'current'),
  });
  await untilReady(cms);
  for (const address of [
    '/_outbox',
    '/_outbox/',
    '/_OUTBOX',
    '/_outbox.json',
    '/_outbox/1',
    '/_outbox/1/html',
  ]) {
    const answer = await fetch(`${cms.url}${address}`, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    if (!address.endsWith('.json')) expect(await answer.text()).toContain('Oops! Page not found');
  }
  cms.signal('SIGTERM');
  await cms.ended;
});
