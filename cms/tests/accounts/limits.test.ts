// Databases: PostgreSQL, as tries that come at once meet only where several write; SQLite lets one write at a time.
import request from 'supertest';
import { forgotPassword, login, register, tooManyAtAccount } from '@lanternway/contracts/accounts/accounts';
import { serveCms } from '../serve-cms';
import { countUntilRefused, expectTooMany } from './counting';
import { call, forgetLimits, logIn, newAddress, newParent, password } from './parent';

const cms = serveCms();

beforeEach(() => forgetLimits(cms));

/** All headers with which a client could claim to be somebody else, different each time. */
const disguise = (index: number) => ({
  'X-Forwarded-For': `203.0.113.${String(index)}`,
  'X-Real-IP': `203.0.113.${String(index)}`,
  'X-Client-IP': `203.0.113.${String(index)}`,
  'CF-Connecting-IP': `203.0.113.${String(index)}`,
  Forwarded: `for=203.0.113.${String(index)};proto=https`,
});

/** Refused for its password before any work, so that it costs only the counting. */
const cheap = (index: number) => ({
  username: 'Priya',
  email: `priya${String(index)}@example.com`,
  password: 'password',
});

const spellings = ['/api/auth/register', '/API/AUTH/REGISTER', '/api/auth/register/', '/Api/auth/Register/'];

it('counts an address that disguises itself, and every spelling of the path, as one', async () => {
  const { made, answer } = await countUntilRefused(70, (index) =>
    request(cms.url)
      .post(spellings[index % spellings.length] ?? '')
      .set(disguise(index))
      .send(cheap(index)),
  );
  expect(made).toBe(60);
  if (answer !== null) expectTooMany(answer, 3600);
});

it('counts whatever is asked of the parents’ API, existing or not', async () => {
  const paths = [
    '/api/auth/nothing',
    '/api//auth/me',
    '/API//auth/login',
    '/api/auth',
    '/api/auth/sessions/',
  ];
  for (let round = 0; round < 12; round += 1) {
    const batch = Array.from({ length: 50 }, (_, index) =>
      request(cms.url).get(paths[index % paths.length] ?? ''),
    );
    expect((await Promise.all(batch)).map(({ status }) => status)).not.toContain(429);
  }
  expectTooMany(await request(cms.url).get('/api/auth/me'), 60);
  expect((await request(cms.url).get('/api/geo')).status).toBe(200);
});

it('lets nobody try passwords from one address, on many accounts by turns', async () => {
  const { made, answer } = await countUntilRefused(110, (index) =>
    call(cms, login, { email: `somebody${String(index)}@example.com`, password: 'a guess 12' }).set(
      disguise(index),
    ),
  );
  expect(made).toBe(100);
  if (answer !== null) expectTooMany(answer, 900, tooManyAtAccount);
});

it('tries no more passwords of one account than it may, however many come at the same moment', async () => {
  const email = await newParent(cms, 'priya');
  const tries = Array.from({ length: 40 }, (_, index) =>
    call(cms, login, { email, password: `guess number ${String(index)}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expectTooMany(await call(cms, login, { email, password }), 900, tooManyAtAccount);
});

it('forgets the failures of an account when its password comes, and those of the address not', async () => {
  const email = await newParent(cms, 'priya');
  const guess = () => call(cms, login, { email, password: 'a guess 12' });
  for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(401);
  await logIn(cms, email);
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);
  const buckets = (await cms.strapi.db.connection('rate_buckets')) as { k: string; n: number }[];
  expect(buckets.find(({ k }) => k.startsWith('login.address '))?.n).toBe(19);
});

it('names nobody in what it counts', async () => {
  await call(cms, login, { email: 'asha@example.com', password: 'a guess 12' });
  const buckets = JSON.stringify(await cms.strapi.db.connection('rate_buckets'));
  expect(buckets).toContain('login.email');
  expect(buckets).not.toMatch(/asha|127\.0\.0\.1|::1/);
});

it('refuses rather than not to count, when the database cannot count', async () => {
  await cms.strapi.db.connection.raw('alter table rate_buckets rename to rate_buckets_away');
  const answers = [
    await call(cms, login, { email: 'a@example.com', password }),
    await call(cms, register, { username: 'A', email: newAddress('a'), password }),
    await call(cms, forgotPassword, { email: 'a@example.com' }),
  ];
  await cms.strapi.db.connection.raw('alter table rate_buckets_away rename to rate_buckets');
  for (const { status, headers, body } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('very busy') as string });
  }
});
