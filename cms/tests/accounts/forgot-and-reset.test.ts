// Databases: SQLite, as a code decides, and codes are tested on both.
import {
  forgotPassword,
  login,
  passwordReset,
  resetCodeSent,
  resetPassword,
  verifyOtp,
  wrongOtp,
} from '@lanternway/contracts/accounts/accounts';
import { passwordSentences } from '@lanternway/contracts/fields/fields';
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
  statusOf,
  untilCode,
  untilMail,
} from './parent';

const newPassword = 'a new lantern';

const cms = serveCms(plentiful);

const forget = (email: string) => call(cms, forgotPassword, { email });

/** A verified parent who has asked for a code to reset their password. */
async function forgetful(name: string) {
  const email = await newParent(cms, name);
  await forget(email);
  return { email, otp: await untilCode(cms, email, 2) };
}

const tryToLogIn = async (email: string, words: string) =>
  (await call(cms, login, { email, password: words })).status;

it('resets the password by the code, ends every session and says so by mail', async () => {
  const { email, otp } = await forgetful('priya');
  const sessions = [await logIn(cms, email), await logIn(cms, email)];
  const { status, body } = await call(cms, resetPassword, { email, otp, newPassword });
  expect([status, body]).toEqual([200, { success: true, message: passwordReset }]);
  expect(await Promise.all(sessions.map((one) => statusOf(cms, one)))).toEqual([401, 401]);
  expect((await untilMail(cms, email, 3)).subject).toMatch(/password was changed$/);
  expect(await tryToLogIn(email, password)).toBe(401);
  await logIn(cms, email, newPassword);
});

it('answers alike for an address nobody has, and mails nobody', async () => {
  const known = await newParent(cms, 'known');
  const unknown = newAddress('unknown');
  const answers = [await forget(known), await forget(unknown)];
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([200, { success: true, message: resetCodeSent }]);
  }
  const codes = await Promise.all(
    [known, unknown].map((email) => call(cms, resetPassword, { email, otp: '000000', newPassword })),
  );
  for (const { status, body } of codes) {
    expect([status, body]).toEqual([422, { success: false, message: wrongOtp, errors: { otp: wrongOtp } }]);
  }
  await untilCode(cms, known, 2);
  expect(await mailsTo(cms, unknown)).toEqual([]);
});

it('takes the code once, however many resets come at the same moment', async () => {
  const { email, otp } = await forgetful('once');
  const wishes = Array.from({ length: 10 }, (_, index) => `a new lantern ${String(index)}`);
  const answers = await Promise.all(
    wishes.map((wish) => call(cms, resetPassword, { email, otp, newPassword: wish })),
  );
  const taken = wishes.filter((_, index) => answers[index]?.status === 200);
  expect(taken).toHaveLength(1);
  await logIn(cms, email, taken[0]);
});

it('verifies an address that was not yet, since the code has proved it', async () => {
  const email = newAddress('unverified');
  await registerParent(cms, email);
  const first = await untilCode(cms, email);
  await forget(email);
  const otp = await untilCode(cms, email, 2);
  expect((await call(cms, resetPassword, { email, otp, newPassword })).status).toBe(200);
  await logIn(cms, email, newPassword);
  expect((await call(cms, verifyOtp, { email, otp: first })).status).toBe(422);
});

it('keeps the code for another try where the new password is no good', async () => {
  const { email, otp } = await forgetful('again');
  const common = await call(cms, resetPassword, { email, otp, newPassword: 'qwerty' });
  expect([common.status, common.body]).toMatchObject([
    422,
    { errors: { newPassword: passwordSentences.common } },
  ]);
  expect((await call(cms, resetPassword, { email, otp, newPassword: '12345' })).status).toBe(422);
  expect((await call(cms, resetPassword, { email, otp, newPassword })).status).toBe(200);
});

it('accepts no name as a password, and says so only with the right code', async () => {
  const { email, otp } = await forgetful('named');
  const named = { email, newPassword: 'Sharma-1984' };
  const guess = await call(cms, resetPassword, { ...named, otp: otp === '111111' ? '222222' : '111111' });
  expect(guess.body).toMatchObject({ errors: { otp: wrongOtp } });
  const owner = await call(cms, resetPassword, { ...named, otp });
  expect(owner.body).toMatchObject({ errors: { newPassword: passwordSentences.personal } });
  expect((await call(cms, resetPassword, { email, otp, newPassword })).status).toBe(200);
});

it('opens no account that staff have blocked', async () => {
  const { email, otp } = await forgetful('blocked');
  const users = cms.strapi.db.query('plugin::users-permissions.user');
  await users.updateMany({ where: { email }, data: { blocked: true } });
  expect((await call(cms, resetPassword, { email, otp, newPassword })).status).toBe(422);
  await forgetLimits(cms);
  expect((await forget(email)).body).toEqual({ success: true, message: resetCodeSent });
  await users.updateMany({ where: { email }, data: { blocked: false } });
  expect(await tryToLogIn(email, newPassword)).toBe(401);
  expect(await mailsTo(cms, email)).toHaveLength(2);
});
