// Databases: PostgreSQL, as sessions are rows, with times that are compared.
import { me } from '@lanternway/contracts/accounts/accounts';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { call, logIn, newParent } from './parent';

const users = 'plugin::users-permissions.user';
const sessions = 'admin::session';
const origin = 'users-permissions';
const day = 24 * 60 * 60_000;

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

let made = 0;

async function makeParent(): Promise<{ id: number; email: string }> {
  made += 1;
  const email = `parent-${String(made)}@example.com`;
  const role = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  return cms.strapi.documents(users).create({
    data: { email, username: email, password: 'Long-enough-1', confirmed: true, role: role?.id } as never,
  }) as never;
}

async function openSession(id: number, metadata: Record<string, unknown> = {}) {
  const manager = cms.strapi.sessionManager(origin);
  const opened = await manager.generateRefreshToken(String(id), 'device', { type: 'refresh', metadata });
  const access = await manager.generateAccessToken(opened.token);
  if ('error' in access) throw new Error(access.error);
  return { token: access.token, sessionId: opened.sessionId };
}

/** Strapi's own check of a token. */
const verify = (token: string): Promise<unknown> =>
  (cms.strapi.plugin(origin).service('jwt') as { verify: (token: string) => Promise<unknown> }).verify(token);

const change = (sessionId: string, data: object) =>
  cms.strapi.db.query(sessions).updateMany({ where: { sessionId }, data });

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

it('takes the token of a session', async () => {
  const { id } = await makeParent();
  const { token, sessionId } = await openSession(id);
  expect(await verify(token)).toEqual({ id, sessionId });
});

it.each([
  ['was ended', (sessionId: string) => cms.strapi.db.query(sessions).deleteMany({ where: { sessionId } })],
  ['was replaced', (sessionId: string) => change(sessionId, { status: 'rotated' })],
  ['has expired', (sessionId: string) => change(sessionId, { expiresAt: new Date(ago(1)) })],
  [
    'has reached its utmost age',
    (sessionId: string) => change(sessionId, { absoluteExpiresAt: new Date(ago(1)) }),
  ],
  ['is a login to the admin', (sessionId: string) => change(sessionId, { origin: 'admin' })],
  ["is somebody else's", (sessionId: string) => change(sessionId, { userId: '999999' })],
  [
    'nobody has used for two weeks',
    (sessionId: string) => change(sessionId, { metadata: { lastSeenAt: ago(14 * day + 1000) } }),
  ],
])('refuses the token of a session that %s', async (_what, spoil) => {
  const { id } = await makeParent();
  const { token, sessionId } = await openSession(id, { lastSeenAt: ago(0) });
  await spoil(sessionId);
  await expect(verify(token)).rejects.toThrow('Invalid token.');
});

it('removes a session that nobody has used for two weeks', async () => {
  const { id } = await makeParent();
  const { token, sessionId } = await openSession(id, { lastSeenAt: ago(15 * day) });
  await verify(token).catch(() => null);
  expect(await cms.strapi.db.query(sessions).count({ where: { sessionId } })).toBe(0);
});

it('notes when a session was last used, to within five minutes, and keeps what else is known of it', async () => {
  const { id } = await makeParent();
  const recent = { device: 'Chrome on Android', lastSeenAt: ago(4 * 60_000) };
  const older = { device: 'Safari on iOS', lastSeenAt: ago(13 * day) };
  const [unchanged, renewed] = [await openSession(id, recent), await openSession(id, older)];
  await verify(unchanged.token);
  await verify(renewed.token);
  const metadataOf = async (sessionId: string) =>
    (await cms.strapi.db.query(sessions).findOne({ where: { sessionId } }))?.metadata as typeof recent;
  expect(await metadataOf(unchanged.sessionId)).toEqual(recent);
  const { device, lastSeenAt } = await metadataOf(renewed.sessionId);
  expect(device).toBe('Safari on iOS');
  expect(Date.parse(lastSeenAt)).toBeGreaterThan(Date.now() - 60_000);
});

it('lasts thirty days', async () => {
  const { id } = await makeParent();
  const { token } = await openSession(id);
  const [, payload = ''] = token.split('.');
  const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  expect(exp - iat).toBe((30 * day) / 1000);
});

/** Not compared as an Error: SQLite's driver makes errors of the first test file's own class. */
const repeats = { message: expect.stringMatching(/unique/i) as string };

it('keeps e-mails apart in the database itself', async () => {
  const { email } = await makeParent();
  const again = cms.strapi.db.query(users).create({ data: { email, username: 'another' } });
  await expect(again).rejects.toMatchObject(repeats);
  const other = cms.strapi.db.query(users).create({ data: { email: 'other@example.com', username: email } });
  await expect(other).rejects.toMatchObject(repeats);
});

it('lets nobody register by the door of the plugin, whatever was set by hand', async () => {
  const settings = cms.strapi.store({ type: 'plugin', name: origin });
  const before = (await settings.get({ key: 'advanced' })) as object;
  await settings.set({
    key: 'advanced',
    value: { ...before, allow_register: true, email_confirmation: false },
  });
  await cms.stop();
  cms = await startCms(home);
  expect(await cms.strapi.store({ type: 'plugin', name: origin }).get({ key: 'advanced' })).toMatchObject({
    allow_register: false,
    email_confirmation: true,
    unique_email: true,
  });
});

it('leaves nothing of the plugin that could be called from elsewhere', async () => {
  const controller = cms.strapi.controller('plugin::users-permissions.auth') as Record<
    string,
    (ctx: object) => unknown
  >;
  const names = [
    'callback',
    'register',
    'forgotPassword',
    'resetPassword',
    'changePassword',
    'refresh',
    'connect',
  ];
  for (const name of names) {
    const notFound = jest.fn();
    await controller[name]?.({ notFound });
    expect([name, notFound.mock.calls.length]).toEqual([name, 1]);
  }
});

it('learns by one statement who calls, and asks for nothing that is not answered with', async () => {
  const token = (await logIn(cms, await newParent(cms, 'few'))).token;
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => asked.push(sql);
  cms.strapi.db.connection.on('query', note);
  expect((await call(cms, me, {}, token)).status).toBe(200);
  cms.strapi.db.connection.off('query', note);
  const readings = asked.filter((sql) => sql.startsWith('select'));
  expect(readings).toHaveLength(2);
  expect(readings[0]).toContain('"strapi_sessions" as "s"');
});
