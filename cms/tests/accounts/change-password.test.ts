// Databases: SQLite, as hashes and sessions decide, and codes are tested on both.
import {
  changeCodeSent,
  changeFailed,
  forgotPassword,
  login,
  notLoggedIn,
  notYourEmail,
  otpResent,
  passwordChanged,
  requestPasswordChange,
  resendOtp,
  resetPassword,
  verifyPasswordChange,
  wrongOtp,
} from '@lanternway/contracts/accounts/accounts';
import { passwordSentences } from '@lanternway/contracts/fields/fields';
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

const newPassword = 'a new lantern';

const cms = serveCms(plentiful);

/** A parent who has asked for a code to change their password. */
async function changer(name: string) {
  const email = await newParent(cms, name);
  const present = await logIn(cms, email);
  const { status, body } = await call(cms, requestPasswordChange, { email }, present.token);
  expect([status, body]).toEqual([200, { success: true, message: changeCodeSent }]);
  return { email, present, otp: await untilCode(cms, email, 2) };
}

it('changes the password by the code, keeps the present session and ends the others', async () => {
  const { email, present, otp } = await changer('priya');
  const others = [await logIn(cms, email), await logIn(cms, email)];
  const { status, body } = await call(cms, verifyPasswordChange, { email, otp, newPassword }, present.token);
  expect([status, body]).toEqual([200, { success: true, message: passwordChanged }]);
  expect(await Promise.all([present, ...others].map((one) => statusOf(cms, one)))).toEqual([200, 401, 401]);
  expect((await untilMail(cms, email, 3)).subject).toMatch(/password was changed$/);
  expect((await call(cms, login, { email, password })).status).toBe(401);
  await logIn(cms, email, newPassword);
});

it('asks for a token, and for the e-mail of that token', async () => {
  const { present, otp } = await changer('own');
  const { email: other } = await changer('other');
  for (const [endpoint, body] of [
    [requestPasswordChange, { email: other }],
    [verifyPasswordChange, { email: other, otp, newPassword }],
  ] as const) {
    const anonymous = await call(cms, endpoint, body);
    expect([anonymous.status, anonymous.body]).toMatchObject([401, { success: false, message: notLoggedIn }]);
    const stranger = await call(cms, endpoint, body, present.token);
    expect([stranger.status, stranger.body]).toEqual([403, { success: false, message: notYourEmail }]);
  }
});

it('refuses a wrong code, a common password, and a code to reset', async () => {
  const { email, present, otp } = await changer('wrong');
  const change = (wish: object) =>
    call(cms, verifyPasswordChange, { email, otp, newPassword, ...wish }, present.token);
  const wrong = await change({ otp: otp === '111111' ? '222222' : '111111' });
  expect([wrong.status, wrong.body]).toEqual([
    422,
    { success: false, message: changeFailed, errors: { otp: wrongOtp } },
  ]);
  expect((await change({ newPassword: 'qwerty' })).body).toMatchObject({
    errors: { newPassword: passwordSentences.common },
  });
  expect((await change({ newPassword: 'PriyaSharma!' })).body).toMatchObject({
    errors: { newPassword: passwordSentences.personal },
  });
  await call(cms, forgotPassword, { email });
  const reset = await untilCode(cms, email, 3);
  if (reset !== otp) expect((await change({ otp: reset })).status).toBe(422);
  expect((await change({})).status).toBe(200);
});

it('sends the code once more when asked to', async () => {
  const { email, present, otp } = await changer('again');
  await forgetLimits(cms);
  expect((await call(cms, resendOtp, { email, purpose: 'change' })).body).toEqual({
    success: true,
    message: otpResent,
  });
  const second = await untilCode(cms, email, 3);
  const change = async (code: string) =>
    (await call(cms, verifyPasswordChange, { email, otp: code, newPassword }, present.token)).status;
  if (second !== otp) expect(await change(otp)).toBe(422);
  expect(await change(second)).toBe(200);
});

it('leaves a stolen token nothing once the password has been reset', async () => {
  const { email, present: stolen, otp } = await changer('stolen');
  await call(cms, forgotPassword, { email });
  const reset = await untilCode(cms, email, 3);
  expect((await call(cms, resetPassword, { email, otp: reset, newPassword })).status).toBe(200);
  const change = await call(
    cms,
    verifyPasswordChange,
    { email, otp, newPassword: 'of the thief' },
    stolen.token,
  );
  expect(change.status).toBe(401);
  await logIn(cms, email, newPassword);
});
