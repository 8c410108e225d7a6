// Databases: PostgreSQL, as tries are counted by one statement, which the limits are tested with on both.
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import { forgotPassword, login, me, register } from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { serveCms } from '../serve-cms';
import { logInStaff } from '../staff';
import {
  call,
  forgetLimits,
  logIn,
  newAddress,
  newParent,
  occupyHashing,
  password,
  plentiful,
} from './parent';

const secret = 'a-secret-of-the-tests-that-signs-tokens';

const cms = serveCms({ ...plentiful, JWT_SECRET: secret });

interface Claims {
  userId: string;
  sessionId: string;
  type: string;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

function forge(claims: object, { alg = 'HS256', key = secret } = {}): string {
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const hash = { HS256: 'sha256', HS512: 'sha512' }[alg];
  return `${signed}.${hash === undefined ? '' : createHmac(hash, key).update(signed).digest('base64url')}`;
}

describe('a token', () => {
  let claims: Claims;
  let others: Claims;

  beforeAll(async () => {
    claims = readClaims((await logIn(cms, await newParent(cms, 'priya'))).token);
    others = readClaims((await logIn(cms, await newParent(cms, 'asha'))).token);
  });

  it('that is made as ours are made is taken, so what follows is refused for what it says', async () => {
    expect((await call(cms, me, {}, forge(claims))).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ['nobody has signed', () => forge(claims, { alg: 'none' })],
    ['nobody has signed, in capitals', () => forge(claims, { alg: 'NONE' })],
    ['another secret has signed', () => forge(claims, { key: 'another secret' })],
    ['another way of signing was used for', () => forge(claims, { alg: 'HS512' })],
    ['is over', () => forge({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })],
    ['names another parent', () => forge({ ...claims, userId: others.userId })],
    ["names another parent's session", () => forge({ ...claims, sessionId: others.sessionId })],
    ['names no session', () => forge({ ...claims, sessionId: undefined })],
    ['names an operator for a session', () => forge({ ...claims, sessionId: { $ne: null } })],
    ['only renews others', () => forge({ ...claims, type: 'refresh' })],
  ])('that %s is refused', async (_what, make) => {
    const { status, body } = await call(cms, me, {}, make());
    expect([status, body]).toEqual([401, { success: false, message: 'Please log in again.' }]);
  });

  it('of staff is none of a parent', async () => {
    const { superAdmin } = await logInStaff(cms);
    expect((await call(cms, me).set('Authorization', superAdmin)).status).toBe(401);
  });
});

interface Work {
  statements: string[];
  hashes: number;
}

/** Background work, which searches for waiting enquiries and orders, and the question whether the database answers. */
const ofOthers = /\b(enquiries|payments)_|^select 1$/;

/** The server's work until it has answered, without background work and the delivery of mail. */
async function watch(make: () => Promise<{ status: number; body: unknown }>) {
  const passwords = cms.strapi.plugin('accounts').service('passwords') as Record<
    'hash' | 'matches',
    () => void
  >;
  const spies = [jest.spyOn(passwords, 'hash'), jest.spyOn(passwords, 'matches')];
  const work: Work = { statements: [], hashes: 0 };
  const note = ({ sql }: { sql: string }) => {
    // What works by itself in the background belongs to no request.
    if (cms.strapi.requestContext.get() === undefined || ofOthers.test(sql)) return;
    if (/^insert/.test(sql) || !/\bmails\b/.test(sql)) work.statements.push(sql);
  };
  cms.strapi.db.connection.on('query', note);
  const { status, body } = await make();
  cms.strapi.db.connection.removeListener('query', note);
  work.hashes = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return { answer: { status, body }, work };
}

describe('nobody learns whether an address is known', () => {
  const guess = 'not the right one 7';
  const same: [string, Pick<Endpoint, 'method' | 'path'>, (email: string) => object][] = [
    ['from logging in', login, (email) => ({ email, password: guess })],
    ['from registering', register, (email) => ({ username: 'Priya', email, password })],
    ['from forgetting a password', forgotPassword, (email) => ({ email })],
  ];

  it.each(same)('%s: same answer, same work', async (_what, endpoint, body) => {
    const known = await newParent(cms, 'known');
    await forgetLimits(cms);
    const unknown = newAddress('unknown');
    const ofKnown = await watch(() => call(cms, endpoint, body(known)));
    const ofUnknown = await watch(() => call(cms, endpoint, body(unknown)));
    expect(ofUnknown.answer).toEqual(ofKnown.answer);
    expect(ofKnown.work.statements.length).toBeGreaterThan(0);
    expect(ofUnknown.work.hashes).toBe(ofKnown.work.hashes);
    expect(ofUnknown.work.statements.length).toBe(ofKnown.work.statements.length);
  });
});

describe('under more logins than it can check', () => {
  it('answers each with what it found or when to come again, and serves everybody else meanwhile', async () => {
    const email = await newParent(cms, 'priya');
    const isRight = (index: number) => index % 20 === 0;
    // Only a few of the 50 places in the queue are left.
    const before = occupyHashing(cms, 46);
    const logins = Array.from({ length: 160 }, (_, index) =>
      isRight(index)
        ? call(cms, login, { email, password })
        : call(cms, login, { email: newAddress('guess'), password: `guess ${String(index)}` }),
    );
    let left = logins.length;
    const answering = Promise.all(logins.map((test) => test.then((answer) => ((left -= 1), answer))));

    let servedMeanwhile = 0;
    while (left > 0) {
      expect((await request(cms.url).get('/api/geo')).status).toBe(200);
      if (left > 0) servedMeanwhile += 1;
      await wait(20);
    }
    expect(servedMeanwhile).toBeGreaterThan(5);

    for (const outcome of await before) expect(outcome).toEqual({ status: 'fulfilled', value: false });
    const answers = await answering;
    for (const [index, { status }] of answers.entries()) {
      expect([isRight(index) ? 200 : 401, 503]).toContain(status);
    }
    const turnedAway = answers.filter(({ status }) => status === 503);
    expect(turnedAway.length).toBeGreaterThan(0);
    for (const { headers, body } of turnedAway) {
      expect(body).toMatchObject({ success: false, retryAfterS: Number(headers['retry-after']) });
    }
    expect((await logIn(cms, email)).token).toBeTruthy();
  });
});

describe('while the database cannot be asked about sessions', () => {
  it('says that it cannot check, and logs nobody out', async () => {
    const { token } = await logIn(cms, await newParent(cms, 'priya'));
    await cms.strapi.db.connection.raw('alter table strapi_sessions rename to strapi_sessions_away');
    const { status, headers, body } = await call(cms, me, {}, token);
    await cms.strapi.db.connection.raw('alter table strapi_sessions_away rename to strapi_sessions');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toMatchObject({ success: false, retryAfterS: 5 });
    expect((await call(cms, me, {}, token)).status).toBe(200);
  });
});
