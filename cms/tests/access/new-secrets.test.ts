// Databases: SQLite, as keys are compared and not stored.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { verifyOtp } from '@lanternway/contracts/accounts/accounts';
import request from 'supertest';
import {
  call,
  logIn,
  newAddress,
  newParent,
  plentiful,
  registerParent,
  statusOf,
  untilCode,
} from '../accounts/parent';
import { spawnCms, untilReady } from '../spawn-cms';
import { createTestHome, type Cms, type TestHome } from '../start-cms';

const names = [
  'APP_KEYS',
  'JWT_SECRET',
  'ADMIN_JWT_SECRET',
  'ENCRYPTION_KEY',
  'API_TOKEN_SALT',
  'SITE_READ_TOKEN',
] as const;
/** Of these, one variable holds several: the first makes, and all are accepted. */
const lists = new Set<string>(['APP_KEYS', 'JWT_SECRET', 'ADMIN_JWT_SECRET', 'ENCRYPTION_KEY']);
const newSecret = () => randomBytes(32).toString('base64url');
const earlier = Object.fromEntries(names.map((name) => [name, newSecret()]));
const newer = Object.fromEntries(names.map((name) => [name, newSecret()]));
const both = Object.fromEntries(
  names.map((name) => [
    name,
    lists.has(name) ? `${newer[name] ?? ''}, ${earlier[name] ?? ''}` : (newer[name] ?? ''),
  ]),
);

const login = { email: 'marketing@lanternway.example', password: 'Correct-horse-9' };

let home: TestHome;
/** What was given out with the earlier secrets. The second test shows that it still counted in the first one. */
let kept: {
  email: string;
  code: string;
  parent: Awaited<ReturnType<typeof logIn>>;
  staff: Awaited<ReturnType<typeof logInAsStaff>>;
};

beforeAll(async () => {
  home = await createTestHome();
  kept = await whileServing(earlier, async (cms) => {
    const email = newAddress('waits-for-a-code');
    await registerParent(cms, email);
    const code = await untilCode(cms, email);
    const parent = await logIn(cms, await newParent(cms, 'stays'));
    return { email, code, parent, staff: await logInAsStaff(cms) };
  });
});

afterAll(async () => {
  await home.remove();
});

async function whileServing<Result>(
  secrets: Record<string, string>,
  story: (cms: Cms) => Promise<Result>,
): Promise<Result> {
  const staffFile = path.join(home.folder, 'staff.json');
  writeFileSync(staffFile, JSON.stringify({ marketing: login }));
  const server = await spawnCms({ ...home.env, ...plentiful, DEMO_STAFF_FILE: staffFile, ...secrets });
  try {
    await untilReady(server);
    return await story({ url: server.url } as Cms);
  } finally {
    server.signal('SIGTERM');
    await server.ended;
  }
}

/** What a browser of staff keeps: a token for a while, and a cookie that gives it the next one. */
async function logInAsStaff({ url }: Cms): Promise<{ token: string; cookie: string }> {
  const answer = await request(url)
    .post('/admin/login')
    .send({ ...login, rememberMe: true });
  const cookies = answer.headers['set-cookie'] as unknown as string[];
  const { data } = answer.body as { data: { token: string } };
  return { token: data.token, cookie: cookies.map((each) => each.split(';')[0]).join('; ') };
}

const staffStatus = async ({ url }: Cms, token: string) =>
  (await request(url).get('/admin/users/me').set('Authorization', `Bearer ${token}`)).status;
const renewalStatus = async ({ url }: Cms, cookie: string) =>
  (await request(url).post('/admin/access-token').set('Cookie', cookie)).status;
const buildStatus = async ({ url }: Cms, { SITE_READ_TOKEN: key = '' }: Record<string, string>) =>
  (await request(url).get('/api/faqs').set('Authorization', `Bearer ${key}`)).status;

it('takes no login that another key signed', async () => {
  const { parent, staff } = kept;
  const strange = {
    ...both,
    JWT_SECRET: `${newSecret()},${newSecret()}`,
    ADMIN_JWT_SECRET: `${newSecret()},${newSecret()}`,
  };
  await whileServing(strange, async (cms) => {
    expect([await statusOf(cms, parent), await staffStatus(cms, staff.token)]).toEqual([401, 401]);
    // Nor one kind of login as the other.
    expect([
      await statusOf(cms, { ...parent, token: staff.token }),
      await staffStatus(cms, parent.token),
    ]).toEqual([401, 401]);
  });
});

it('replaces every secret without logging anybody out, and ends the earlier ones when they are taken away', async () => {
  const made = await whileServing(both, async (cms) => {
    expect(await statusOf(cms, kept.parent)).toBe(200);
    expect(await staffStatus(cms, kept.staff.token)).toBe(200);
    expect(await renewalStatus(cms, kept.staff.cookie)).toBe(200);
    expect([await buildStatus(cms, newer)]).toEqual([200]);
    const { body } = await call(cms, verifyOtp, { email: kept.email, otp: kept.code });
    expect(body).toMatchObject({ success: true });
    return { parent: await logIn(cms, kept.email), staff: await logInAsStaff(cms) };
  });
  await whileServing(newer, async (cms) => {
    expect([await statusOf(cms, made.parent), await statusOf(cms, kept.parent)]).toEqual([200, 401]);
    expect([await staffStatus(cms, made.staff.token), await staffStatus(cms, kept.staff.token)]).toEqual([
      200, 401,
    ]);
    expect([
      await renewalStatus(cms, made.staff.cookie),
      await renewalStatus(cms, kept.staff.cookie),
    ]).toEqual([200, 401]);
  });
});
