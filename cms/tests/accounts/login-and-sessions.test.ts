// Databases: PostgreSQL, as sessions are rows that are removed in numbers.
import {
  endOtherSessions,
  endSession,
  listSessions,
  loggedOut,
  login,
  loginRefusals,
  logout,
  me,
  noSuchSession,
  notLoggedIn,
  otherSessionsEnded,
  sessionEnded,
} from '@lanternway/contracts/accounts/accounts';
import request from 'supertest';
import { serveCms } from '../serve-cms';
import { logInStaff } from '../staff';
import {
  call,
  countSessions,
  logIn,
  newAddress,
  newParent,
  occupyHashing,
  password,
  plentiful,
  serviceOf,
  statusOf,
  type LoggedIn,
} from './parent';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const cms = serveCms(plentiful);

const users = () => cms.strapi.db.query('plugin::users-permissions.user');

async function logInTwice(name: string): Promise<[string, LoggedIn, LoggedIn]> {
  const email = await newParent(cms, name);
  return [email, await logIn(cms, email), await logIn(cms, email)];
}

it('answers a login with a token, the name and the session, and the token with who it is', async () => {
  const email = await newParent(cms, 'priya');
  const { status, body } = await call(cms, login, { email: email.toUpperCase(), password });
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: 'Login successful',
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      username: 'Priya Sharma',
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  const answer = await call(cms, me, {}, (body as LoggedIn).token);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { success: true, user: { username: 'Priya Sharma', email } },
  ]);
  const { createdAt } = (answer.body as { user: { createdAt: string } }).user;
  expect(new Date(createdAt).toISOString()).toBe(createdAt);
});

it('says the same of an unknown address, a wrong password, a blocked and a closed account', async () => {
  const known = await newParent(cms, 'known');
  const blocked = await newParent(cms, 'blocked');
  await users().updateMany({ where: { email: blocked }, data: { blocked: true } });
  const tries = [
    { email: newAddress('unknown'), password },
    { email: known, password: 'not the password' },
    { email: known, password: `${password} ` },
    { email: blocked, password },
  ];
  for (const attempt of tries) {
    const { status, body } = await call(cms, login, attempt);
    expect([status, body]).toEqual([401, { success: false, message: loginRefusals.wrong, reason: 'wrong' }]);
  }
});

it('lists the devices, the present one first, and names none of another parent', async () => {
  const [email, first] = await logInTwice('list');
  await call(cms, login, { email, password }).set('User-Agent', phone);
  const stranger = await logIn(cms, await newParent(cms, 'stranger'));
  const { body } = await call(cms, listSessions, {}, first.token);
  const { sessions } = body as { sessions: { sessionId: string; device: string; isCurrent: boolean }[] };
  expect(sessions).toHaveLength(3);
  expect(sessions[0]).toMatchObject({ sessionId: first.sessionId, isCurrent: true });
  expect(sessions.map(({ device }) => device)).toContain('Chrome on Android');
  expect(sessions.map(({ sessionId }) => sessionId)).not.toContain(stranger.sessionId);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

it('ends the session at logout, at once, and no other', async () => {
  const [, first, second] = await logInTwice('logout');
  const { status, body } = await call(cms, logout, {}, first.token);
  expect([status, body]).toEqual([200, { success: true, message: loggedOut }]);
  const after = await call(cms, me, {}, first.token);
  expect([after.status, after.body]).toMatchObject([401, { success: false, message: notLoggedIn }]);
  expect(await statusOf(cms, second)).toBe(200);
});

it('ends another device of the parent', async () => {
  const [, first, second] = await logInTwice('device');
  const path = endSession.path.replace(':sessionId', second.sessionId);
  const ended = await call(cms, { ...endSession, path }, {}, first.token);
  expect([ended.status, ended.body]).toEqual([200, { success: true, message: sessionEnded }]);
  expect(await statusOf(cms, second)).toBe(401);
  const again = await call(cms, { ...endSession, path }, {}, first.token);
  expect([again.status, again.body]).toEqual([404, { success: false, message: noSuchSession }]);
});

it('never ends a session of another parent', async () => {
  const mine = await logIn(cms, await newParent(cms, 'mine'));
  const theirs = await logIn(cms, await newParent(cms, 'theirs'));
  const path = endSession.path.replace(':sessionId', theirs.sessionId);
  expect((await call(cms, { ...endSession, path }, {}, mine.token)).status).toBe(404);
  await call(cms, endOtherSessions, {}, mine.token);
  expect(await statusOf(cms, theirs)).toBe(200);
});

it('ends all devices but the present one', async () => {
  const [email, first, second] = await logInTwice('others');
  const third = await logIn(cms, email);
  const { status, body } = await call(cms, endOtherSessions, {}, first.token);
  expect([status, body]).toEqual([200, { success: true, message: otherSessionsEnded }]);
  expect(await Promise.all([first, second, third].map((one) => statusOf(cms, one)))).toEqual([200, 401, 401]);
  expect(await countSessions(cms, first)).toBe(1);
});

it('lets nobody in without a token of a parent', async () => {
  const staff = await logInStaff(cms);
  for (const authorization of [undefined, 'Bearer x', staff.superAdmin]) {
    const asked = request(cms.url).get('/api/auth/me');
    if (authorization !== undefined) void asked.set('Authorization', authorization);
    const { status, body } = await asked;
    expect([status, body]).toMatchObject([401, { success: false, message: notLoggedIn }]);
  }
});

it('takes no key made for programs for a parent, however much it may do', async () => {
  const service = cms.strapi.service('admin::api-token') as unknown as {
    create: (token: object) => Promise<{ accessKey: string }>;
  };
  const { accessKey } = await service.create({ name: 'everything', type: 'full-access', lifespan: null });
  expect((await call(cms, me, {}, accessKey)).status).toBe(401);
  expect((await call(cms, listSessions, {}, accessKey)).status).toBe(401);
});

it('does not begin a session on a password that was changed while it was compared', async () => {
  const email = await newParent(cms, 'race');
  const passwords = serviceOf(cms, 'passwords');
  const hash = await passwords.hash('a new lantern');
  const compare = passwords.matches;
  jest.spyOn(passwords, 'matches').mockImplementationOnce(async (...compared) => {
    const isRight = await compare(...compared);
    await users().updateMany({ where: { email }, data: { password: hash } });
    return isRight;
  });
  expect((await call(cms, login, { email, password })).status).toBe(401);
  const { id } = (await users().findOne({ where: { email } })) as { id: number };
  expect(await cms.strapi.db.query('admin::session').count({ where: { userId: String(id) } })).toBe(0);
});

/** How we hash a password. */
const ours = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

const hashOf = async (email: string) =>
  ((await users().findOne({ where: { email } })) as { password: string }).password;

describe('a password that Strapi has hashed', () => {
  const hashOfStrapi = '$2a$10$2JVyLg45pE8qCzqB7kjDjOCXWCQHU8ke0ImGONfvdNt0jNY388N82';

  async function parentOfStrapi(name: string) {
    const email = await newParent(cms, name);
    await users().update({ where: { email }, data: { password: hashOfStrapi } });
    return email;
  }

  it('logs in, and gets its new hash only by that', async () => {
    const email = await parentOfStrapi('strapi');
    expect((await call(cms, login, { email, password: 'another one 7' })).status).toBe(401);
    expect(await hashOf(email)).toBe(hashOfStrapi);
    await logIn(cms, email);
    expect(await hashOf(email)).toMatch(ours);
    await logIn(cms, email);
    expect((await call(cms, login, { email, password: 'another one 7' })).status).toBe(401);
  });

  it('logs in from several devices at the same moment', async () => {
    const email = await parentOfStrapi('several');
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(cms, login, { email, password })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await hashOf(email)).toMatch(ours);
  });
});

describe('what staff change in the admin', () => {
  let staff: Awaited<ReturnType<typeof logInStaff>>;

  beforeAll(async () => {
    staff = await logInStaff(cms);
  });

  async function parentOfStaff(name: string) {
    const [email, first, second] = await logInTwice(name);
    const { documentId } = (await users().findOne({ where: { email } })) as { documentId: string };
    const { superAdmin } = staff;
    const address = `/content-manager/collection-types/plugin::users-permissions.user/${documentId}`;
    const put = (data: object) => request(cms.url).put(address).set('Authorization', superAdmin).send(data);
    return { email, documentId, sessions: [first, second], put };
  }

  const statuses = (sessions: LoggedIn[]) => Promise.all(sessions.map((one) => statusOf(cms, one)));

  /** The Content Manager refuses these changes. Changes through Strapi's document service take effect all the same. */
  const documents = () => cms.strapi.documents('plugin::users-permissions.user');

  it('ends the sessions with a new password, which then logs in', async () => {
    const { email, documentId, sessions } = await parentOfStaff('new-password');
    await documents().update({ documentId, data: { password: 'given by staff' } });
    expect(await statuses(sessions)).toEqual([401, 401]);
    await logIn(cms, email, 'given by staff');
  });

  it('stores a new password as parents’ own, so that the time of a login reveals nothing', async () => {
    const { email, documentId } = await parentOfStaff('hashed');
    const before = await hashOf(email);
    await documents().update({ documentId, data: { password: 'given by staff' } });
    const after = await hashOf(email);
    expect([before, after]).toEqual([expect.stringMatching(ours), expect.stringMatching(ours)]);
    expect(after).not.toBe(before);
  });

  it('takes a new password in a rush of logins too, as Strapi hashes it', async () => {
    const { email, documentId, sessions } = await parentOfStaff('rush');
    const rush = occupyHashing(cms, 60);
    await documents().update({ documentId, data: { password: 'given by staff' } });
    expect(await statuses(sessions)).toEqual([401, 401]);
    expect(await hashOf(email)).toMatch(/^\$2/);
    await rush;
    await logIn(cms, email, 'given by staff');
    expect(await hashOf(email)).toMatch(ours);
  });

  it('keeps the password of a parent whom they add in the same way', async () => {
    const email = newAddress('added');
    const role = (await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' } })) as { id: number };
    const data = { email, username: email, password: 'given by staff', confirmed: true, role: role.id };
    expect(await documents().create({ data })).toMatchObject({ email });
    expect(await hashOf(email)).toMatch(ours);
    await logIn(cms, email, 'given by staff');
  });

  it('ends the sessions with a block, and does not bring them back when it is lifted', async () => {
    const { sessions, put } = await parentOfStaff('block');
    expect((await put({ blocked: true })).status).toBe(200);
    expect(await statuses(sessions)).toEqual([401, 401]);
    expect((await put({ blocked: false })).status).toBe(200);
    expect(await statuses(sessions)).toEqual([401, 401]);
  });

  it('ends the sessions with the account, and leaves no row of them', async () => {
    const { documentId, sessions } = await parentOfStaff('removed');
    await documents().delete({ documentId });
    expect(await statuses(sessions)).toEqual([401, 401]);
    const ids = sessions.map(({ sessionId }) => sessionId);
    expect(await cms.strapi.db.query('admin::session').count({ where: { sessionId: { $in: ids } } })).toBe(0);
  });

  it('keeps the sessions through every other change', async () => {
    const { sessions, put } = await parentOfStaff('renamed');
    expect((await put({ fullName: 'Priya Iyer' })).status).toBe(200);
    expect(await statuses(sessions)).toEqual([200, 200]);
  });

  it('keeps the e-mail as it is compared', async () => {
    const { put } = await parentOfStaff('moved');
    const email = newAddress('moved');
    const { status, body } = await put({ email: email.toUpperCase() });
    expect([status, body]).toMatchObject([200, { email, username: email }]);
    await logIn(cms, email);
  });
});
