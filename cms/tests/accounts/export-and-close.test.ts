// Databases: PostgreSQL, as rows of all plugins are read and removed together.
import {
  accountClosed,
  closeAccount,
  exportData,
  login,
  register,
  verifyOtp,
  wrongPassword,
} from '@lanternway/contracts/accounts/accounts';
import { serveCms } from '../serve-cms';
import {
  call,
  forgetLimits,
  logIn,
  newParent,
  password,
  plentiful,
  statusOf,
  untilCode,
  untilMail,
} from './parent';

interface Person {
  id: number | null;
  email: string;
}

interface Provider {
  name: string;
  title: string;
  count: (person: Person) => Promise<number>;
  read: (person: Person) => Promise<unknown>;
  erase: (person: Person) => Promise<void>;
}

interface DataRequests {
  find: (email: string) => Promise<{ account: object | null; parts: { name: string; count: number }[] }>;
  read: (email: string) => Promise<Record<string, unknown>>;
  erase: (email: string) => Promise<boolean>;
}

const cms = serveCms(plentiful);

const users = () => cms.strapi.db.query('plugin::users-permissions.user');

/** A part of the product that keeps data about parents. */
const erased: string[] = [];
let failsToErase = false;

beforeAll(() => {
  const personalData = cms.strapi.plugin('accounts').service('personalData') as {
    register: (provider: Provider) => void;
  };
  personalData.register({
    name: 'letters',
    title: 'Letters',
    count: () => Promise.resolve(1),
    read: ({ email }) => Promise.resolve([{ to: email }]),
    erase({ email }) {
      erased.push(email);
      return failsToErase ? Promise.reject(new Error('The letters are locked away.')) : Promise.resolve();
    },
  });
});

it('hands over everything that is kept, as a file', async () => {
  const email = await newParent(cms, 'priya');
  const { token, sessionId } = await logIn(cms, email);
  const { status, headers, body } = await call(cms, exportData, {}, token);
  expect([status, body]).toMatchObject([
    200,
    {
      success: true,
      data: {
        account: { username: 'Priya Sharma', email },
        sessions: [{ sessionId, isCurrent: true }],
        letters: [{ to: email }],
      },
    },
  ]);
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="account-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(JSON.stringify(body)).not.toMatch(/\$2[aby]\$|password/);
});

it('closes an account for the person who knows its password, and leaves nothing that names them', async () => {
  const email = await newParent(cms, 'closing');
  const sessions = [await logIn(cms, email), await logIn(cms, email)];
  const { id } = (await users().findOne({ where: { email } })) as { id: number };

  const wrong = await call(cms, closeAccount, { password: 'not the password' }, sessions[0]?.token);
  expect([wrong.status, wrong.body]).toEqual([
    422,
    { success: false, message: wrongPassword, errors: { password: wrongPassword } },
  ]);
  expect(await Promise.all(sessions.map((one) => statusOf(cms, one)))).toEqual([200, 200]);

  const closed = await call(cms, closeAccount, { password }, sessions[0]?.token);
  expect([closed.status, closed.body]).toEqual([200, { success: true, message: accountClosed }]);
  expect(await Promise.all(sessions.map((one) => statusOf(cms, one)))).toEqual([401, 401]);
  expect((await call(cms, login, { email, password })).status).toBe(401);
  expect(erased).toContain(email);
  expect((await untilMail(cms, email, 2)).subject).toMatch(/account is closed$/);

  const left = (await users().findOne({ where: { id } })) as Record<string, unknown>;
  expect(left).toMatchObject({ fullName: 'Closed account', blocked: true });
  expect(left['email']).toMatch(/^closed-[\da-f-]{36}@closed\.invalid$/);
  expect(JSON.stringify(left)).not.toMatch(/priya|closing/i);
  expect(await cms.strapi.db.query('plugin::accounts.otp').count({ where: { email } })).toBe(0);
  expect(await cms.strapi.db.query('admin::session').count({ where: { userId: String(id) } })).toBe(0);
});

it('lets the address register again, as a new account', async () => {
  const email = await newParent(cms, 'returning');
  const { token } = await logIn(cms, email);
  await call(cms, closeAccount, { password }, token);
  await forgetLimits(cms);
  await call(cms, register, { username: 'Priya Again', email, password: 'another password' });
  const otp = await untilCode(cms, email, 3);
  expect((await call(cms, verifyOtp, { email, otp })).status).toBe(200);
  expect(await logIn(cms, email, 'another password')).toMatchObject({ username: 'Priya Again' });
  expect((await call(cms, login, { email, password })).status).toBe(401);
});

it('leaves the account whole where a part of the product cannot erase what it keeps', async () => {
  const email = await newParent(cms, 'whole');
  const present = await logIn(cms, email);
  failsToErase = true;
  const { status, body } = await call(cms, closeAccount, { password }, present.token);
  failsToErase = false;
  expect([status, (body as { success: boolean }).success]).toEqual([500, false]);
  expect(await statusOf(cms, present)).toBe(200);
  await logIn(cms, email);
});

const requests = () => cms.strapi.plugin('accounts').service<DataRequests>('dataRequests');

it('lets the staff find, hand over and remove the same for a parent who asks them', async () => {
  const email = await newParent(cms, 'asking');
  const present = await logIn(cms, email);
  const known = await requests().find(email);
  expect(known.account).toMatchObject({ name: 'Priya Sharma' });
  expect(known.parts).toContainEqual({ name: 'letters', what: 'Letters', count: 1 });
  const data = await requests().read(email);
  expect(data).toMatchObject({ account: { email }, sessions: [{}], letters: [{ to: email }] });

  expect(await cms.strapi.db.transaction(() => requests().erase(email))).toBe(true);
  expect(await statusOf(cms, present)).toBe(401);
  expect(await users().count({ where: { email } })).toBe(0);
  expect(await cms.strapi.db.query('plugin::mailer.mail').count({ where: { recipient: email } })).toBe(0);
  expect(await requests().find(email)).toMatchObject({ account: null });
});

it('does so for a person who never had an account, too', async () => {
  const email = 'guest.of.nobody@example.com';
  expect(await requests().read(email)).toMatchObject({
    account: null,
    sessions: [],
    letters: [{ to: email }],
  });
  expect(await cms.strapi.db.transaction(() => requests().erase(email))).toBe(false);
  expect(erased).toContain(email);
});

it('lets nobody try passwords at leisure here', async () => {
  const { token } = await logIn(cms, await newParent(cms, 'guessed'));
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await call(cms, closeAccount, { password: 'not the password' }, token)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  expect((await call(cms, closeAccount, { password }, token)).status).toBe(429);
});
