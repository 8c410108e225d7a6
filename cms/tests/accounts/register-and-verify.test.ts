// Databases: PostgreSQL, as two registrations of one address meet only where several write; SQLite lets one write at a time.
import {
  login,
  loginRefusals,
  register,
  registered,
  verifyOtp,
  wrongOtp,
} from '@lanternway/contracts/accounts/accounts';
import { passwordSentences } from '@lanternway/contracts/fields/fields';
import { checkFields } from '@lanternway/contracts/wire/parse';
import { serveCms } from '../serve-cms';
import {
  call,
  forgetLimits,
  logIn,
  mailsTo,
  newAddress,
  newParent,
  password,
  plentiful,
  registerParent,
  serviceOf,
  untilCode,
  untilMail,
} from './parent';

const cms = serveCms(plentiful);

afterEach(() => jest.restoreAllMocks());

const usersOf = (email: string) =>
  cms.strapi.db.query('plugin::users-permissions.user').findMany({ where: { email } });

const tryToLogIn = async (email: string, words: string) =>
  (await call(cms, login, { email, password: words })).status;

it('registers, verifies by the code of the mail, and logs in', async () => {
  const email = newAddress('priya');
  await registerParent(cms, email.toUpperCase());
  const { subject, text, html } = await untilMail(cms, email, 1);
  const code = await untilCode(cms, email);
  expect(subject).toMatch(new RegExp(`^${code} is your .+ code$`));
  expect(text).toContain(code);
  expect(html).toContain(code);

  const early = await call(cms, login, { email, password: 'not the password' });
  expect([early.status, early.body]).toEqual([
    401,
    { success: false, message: loginRefusals.wrong, reason: 'wrong' },
  ]);
  expect((await call(cms, verifyOtp, { email, otp: code })).body).toMatchObject({ success: true });
  expect(await logIn(cms, email)).toMatchObject({ username: 'Priya Sharma' });
});

it('asks an unverified account with the right password to verify, and sends a new code', async () => {
  const email = newAddress('late');
  await registerParent(cms, email);
  const first = await untilCode(cms, email);
  await forgetLimits(cms);
  const { status, body } = await call(cms, login, { email, password });
  expect([status, body]).toEqual([
    403,
    { success: false, message: loginRefusals.unconfirmed, reason: 'unconfirmed' },
  ]);
  const second = await untilCode(cms, email, 2);
  expect((await call(cms, verifyOtp, { email, otp: first })).status).toBe(422);
  expect((await call(cms, verifyOtp, { email, otp: second })).status).toBe(200);
});

it('sends the owner of a known address a mail, and gives the sender no hint', async () => {
  const email = await newParent(cms, 'known');
  await forgetLimits(cms);
  const { status, body } = await call(cms, register, {
    username: 'Somebody Else',
    email,
    password: 'another password',
  });
  expect([status, body]).toEqual([200, { success: true, message: registered }]);
  expect((await untilMail(cms, email, 2)).subject).toMatch(/^You already have a/);
  expect(await logIn(cms, email)).toMatchObject({ username: 'Priya Sharma' });
  expect(await tryToLogIn(email, 'another password')).toBe(401);
});

it('uses the last name and password of a person who registers again before verifying', async () => {
  const email = newAddress('twice');
  await registerParent(cms, email, 'First Name');
  const first = await untilCode(cms, email);
  await forgetLimits(cms);
  await call(cms, register, { username: 'Second Name', email, password: 'the second password' });
  const second = await untilCode(cms, email, 2);
  expect((await call(cms, verifyOtp, { email, otp: first })).status).toBe(422);
  expect((await call(cms, verifyOtp, { email, otp: second })).status).toBe(200);
  expect(await tryToLogIn(email, password)).toBe(401);
  expect(await logIn(cms, email, 'the second password')).toMatchObject({ username: 'Second Name' });
});

it('lets no other password replace one whose code has just been sent', async () => {
  const email = newAddress('hijack');
  await registerParent(cms, email);
  const theirs = { username: 'Somebody Else', email, password: 'the password of another' };
  expect((await call(cms, register, theirs)).status).toBe(429);
  expect((await call(cms, verifyOtp, { email, otp: await untilCode(cms, email) })).status).toBe(200);
  expect(await tryToLogIn(email, theirs.password)).toBe(401);
  expect(await logIn(cms, email)).toMatchObject({ username: 'Priya Sharma' });
});

it('makes one account of twenty registrations at the same moment, and refuses none', async () => {
  jest.spyOn(serviceOf(cms, 'limits'), 'take').mockResolvedValue({ kind: 'free' });
  const email = newAddress('crowd');
  const request = { username: 'Priya Sharma', email, password };
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(cms, register, request)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await usersOf(email)).toHaveLength(1);
  const otp = await untilCode(cms, email, 20);
  const codes = (await mailsTo(cms, email)).map(({ subject }) => subject.slice(0, 6));
  expect(codes).toContain(otp);
  const verified = await Promise.all(codes.map((code) => call(cms, verifyOtp, { email, otp: code })));
  expect(verified.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
});

it('keeps nothing of a registration whose mail could not be queued', async () => {
  const queue = jest
    .spyOn(serviceOf(cms, 'outbox', 'mailer'), 'queue')
    .mockRejectedValue(new Error('No room.'));
  const email = newAddress('nothing');
  const { status, body } = await call(cms, register, { username: 'Priya Sharma', email, password });
  expect(queue).toHaveBeenCalledTimes(1);
  expect([status, (body as { success: boolean }).success]).toEqual([500, false]);
  expect(await usersOf(email)).toHaveLength(0);
});

it('names every field that is wrong', async () => {
  const { status, body } = await call(cms, register, { username: ' ', email: 'priya', password: '12345' });
  expect([status, body]).toEqual([
    422,
    {
      success: false,
      message: checkFields,
      errors: {
        username: 'Full name is required.',
        email: 'A valid email address is required.',
        password: passwordSentences.short,
      },
    },
  ]);
});

it('refuses a password that everybody has', async () => {
  const email = newAddress('common');
  const { status, body } = await call(cms, register, { username: 'Priya', email, password: 'Password1' });
  expect([status, body]).toEqual([
    422,
    {
      success: false,
      message: passwordSentences.common,
      errors: { password: passwordSentences.common },
    },
  ]);
  expect(await usersOf(email)).toHaveLength(0);
});

it.each([
  ['the provider’s name', 'Our School 7', passwordSentences.personal],
  ['the email', 'own.name', passwordSentences.personal],
  ['one key held down', 'aaaaaaa', passwordSentences.plain],
  ['only spaces', '        ', passwordSentences.plain],
])('refuses a password that is %s', async (_what, words, sentence) => {
  jest.spyOn(serviceOf(cms, 'brand', 'mailer'), 'read').mockResolvedValue({ name: 'Our School' });
  const email = 'own.name@example.com';
  const { status, body } = await call(cms, register, { username: 'Priya', email, password: words });
  expect([status, body]).toMatchObject([422, { errors: { password: sentence } }]);
  expect(await usersOf(email)).toHaveLength(0);
});

it('takes nothing that is not asked for', async () => {
  const email = newAddress('plain');
  const more = { confirmed: true, blocked: false, role: 1, provider: 'x', id: 1, closedAt: '2020-01-01' };
  await call(cms, register, { ...more, username: 'Priya', email, password });
  expect(await usersOf(email)).toMatchObject([{ confirmed: false, provider: 'local', closedAt: null }]);
});

it('says the same of a code for an address nobody has registered', async () => {
  const { status, body } = await call(cms, verifyOtp, { email: newAddress('nobody'), otp: '123456' });
  expect([status, body]).toEqual([422, { success: false, message: wrongOtp, errors: { otp: wrongOtp } }]);
});
