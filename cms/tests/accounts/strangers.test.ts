// Databases: SQLite, as devices and codes decide, and codes are tested on both.
import {
  forgotPassword,
  knownDevice,
  login,
  loginRefusals,
  register,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '@lanternway/contracts/accounts/accounts';
import { serveCms } from '../serve-cms';
import { openBrowser, type Browser } from './browser';
import { forgetLimits, mailsTo, newAddress, password, plentiful, untilCode, untilMail } from './parent';

/** What strangers can and cannot do to somebody else's account, or to one that does not exist yet (product rule H3). */

const cms = serveCms({ ...plentiful, TRUST_PROXY: '1' });

beforeEach(() => forgetLimits(cms));

const theirs = 'the password of a stranger';

const atHome = () => openBrowser(cms, '203.0.113.7');
const elsewhere = () => openBrowser(cms, '198.51.100.9');
const crowd = (index: number) => openBrowser(cms, `2001:db8:${index.toString(16)}::1`);

const signUp = (browser: Browser, email: string, words = password, username = 'Priya Sharma') =>
  browser.post(register, { username, email, password: words });

const tryToLogIn = async (browser: Browser, email: string, words: string) =>
  (await browser.post(login, { email, password: words })).status;

const verify = async (browser: Browser, email: string, otp: string) =>
  (await browser.post(verifyOtp, { email, otp })).status;

/** A parent with an account, and the browser in which it was made. */
async function knownParent(name: string) {
  const email = newAddress(name);
  const browser = atHome();
  await signUp(browser, email);
  expect(await verify(browser, email, await untilCode(cms, email))).toBe(200);
  expect(await tryToLogIn(browser, email, password)).toBe(200);
  await forgetLimits(cms);
  return { email, browser };
}

describe('what was typed counts only with its own code', () => {
  it('keeps the owner’s password and name where a stranger registers the address later', async () => {
    const email = newAddress('first');
    const owner = atHome();
    await signUp(owner, email);
    const code = await untilCode(cms, email);
    expect((await signUp(elsewhere(), email, theirs, 'Somebody Else')).status).toBe(200);
    await untilCode(cms, email, 2);
    expect(await verify(owner, email, code)).toBe(200);
    expect(await tryToLogIn(elsewhere(), email, theirs)).toBe(401);
    const { status, body } = await owner.post(login, { email, password });
    expect([status, body]).toMatchObject([200, { username: 'Priya Sharma' }]);
  });

  it('gives the owner an account of their own where a stranger was first', async () => {
    const email = newAddress('second');
    await signUp(elsewhere(), email, theirs, 'Somebody Else');
    const before = await untilCode(cms, email);
    const owner = atHome();
    expect((await signUp(owner, email)).status).toBe(200);
    const code = await untilCode(cms, email, 2);
    expect(await verify(owner, email, code)).toBe(200);
    expect(await tryToLogIn(elsewhere(), email, theirs)).toBe(401);
    expect(await verify(elsewhere(), email, before)).toBe(422);
    expect(await tryToLogIn(owner, email, password)).toBe(200);
  });

  it('refuses the code of a stranger’s registration in the browser of the owner’s', async () => {
    const email = newAddress('mixed');
    const owner = atHome();
    await signUp(owner, email);
    const code = await untilCode(cms, email);
    await signUp(elsewhere(), email, theirs, 'Somebody Else');
    const another = await untilCode(cms, email, 2);
    if (another !== code) expect(await verify(owner, email, another)).toBe(422);
    expect(await verify(owner, email, code)).toBe(200);
    expect(await tryToLogIn(elsewhere(), email, theirs)).toBe(401);
  });

  it('sends again what the browser that asks has registered, and nothing to others', async () => {
    const email = newAddress('again');
    const owner = atHome();
    await signUp(owner, email);
    await untilCode(cms, email);
    await signUp(elsewhere(), email, theirs, 'Somebody Else');
    await untilCode(cms, email, 2);
    await forgetLimits(cms);
    expect((await crowd(1).post(resendOtp, { email, purpose: 'register' })).status).toBe(200);
    expect((await owner.post(resendOtp, { email, purpose: 'register' })).status).toBe(200);
    const code = await untilCode(cms, email, 3);
    expect(await verify(owner, email, code)).toBe(200);
    expect(await mailsTo(cms, email)).toHaveLength(3);
    expect(await tryToLogIn(owner, email, password)).toBe(200);
  });

  it('leads the right password to a code that confirms that password, from any device', async () => {
    const email = newAddress('later');
    await signUp(atHome(), email);
    await untilCode(cms, email);
    const laptop = openBrowser(cms, '192.0.2.44');
    const { status, body } = await laptop.post(login, { email, password });
    expect([status, body]).toMatchObject([403, { message: loginRefusals.unconfirmed }]);
    await signUp(elsewhere(), email, theirs, 'Somebody Else');
    const mails = async () =>
      (await mailsTo(cms, email)).find(({ text }) => text.includes('tried to log in'));
    await untilMail(cms, email, 3);
    expect(await verify(laptop, email, (await mails())?.subject.slice(0, 6) ?? '')).toBe(200);
    expect(await tryToLogIn(elsewhere(), email, theirs)).toBe(401);
    expect((await laptop.post(login, { email, password })).body).toMatchObject({ username: 'Priya Sharma' });
  });

  it('takes neither name nor password of a stranger along when the owner resets', async () => {
    const email = newAddress('reset');
    await signUp(elsewhere(), email, theirs, 'Somebody Else');
    const before = await untilCode(cms, email);
    const owner = atHome();
    await owner.post(forgotPassword, { email });
    const otp = await untilCode(cms, email, 2);
    expect((await owner.post(resetPassword, { email, otp, newPassword: password })).status).toBe(200);
    expect(await verify(elsewhere(), email, before)).toBe(422);
    expect(await tryToLogIn(elsewhere(), email, theirs)).toBe(401);
    expect((await owner.post(login, { email, password })).body).toMatchObject({ username: email });
  });

  it('keeps nothing typed in the account before a code has come, and sweeps it where none comes', async () => {
    const email = newAddress('never');
    await signUp(elsewhere(), email, theirs, 'Somebody Else');
    const users = cms.strapi.db.query('plugin::users-permissions.user');
    const attempts = cms.strapi.db.query('plugin::accounts.otp');
    expect(await users.findOne({ where: { email } })).toMatchObject({ fullName: null, password: null });
    expect(await attempts.count({ where: { email } })).toBe(1);
    const later = Date.now() + 8 * 24 * 60 * 60_000;
    const sweep = cms.strapi.plugin('accounts').service<{ run: (now: number) => Promise<void> }>('sweep');
    await sweep.run(later);
    expect(await attempts.count({ where: { email } })).toBe(0);
    expect(await users.count({ where: { email } })).toBe(0);
  });
});

describe('guesses of strangers', () => {
  it('keep no parent out of an account on a device that has logged in before', async () => {
    const { email, browser } = await knownParent('known');
    for (let count = 0; count < 60; count += 1) {
      await tryToLogIn(crowd(Math.floor(count / 5)), email, `a guess ${String(count)}`);
    }
    expect(await tryToLogIn(crowd(99), email, password)).toBe(429);
    expect(await tryToLogIn(browser, email, password)).toBe(200);
  });

  it('keep no parent out on a device that is new: the mail leads in', async () => {
    const { email } = await knownParent('mailed');
    for (let count = 0; count < 60; count += 1) {
      await tryToLogIn(crowd(Math.floor(count / 5)), email, `a guess ${String(count)}`);
    }
    const laptop = openBrowser(cms, '192.0.2.44');
    const refused = await laptop.post(login, { email, password });
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts\..*email/),
    ]);
    const { text } = await untilMail(cms, email, 2);
    const pass = /#email=[^&\s]+&pass=([\w.-]+)/.exec(text)?.[1] ?? '';
    expect((await laptop.post(knownDevice, { email: newAddress('other'), pass })).status).toBe(422);
    expect(await tryToLogIn(laptop, email, password)).toBe(429);
    expect((await laptop.post(knownDevice, { email, pass })).status).toBe(200);
    expect(await tryToLogIn(laptop, email, password)).toBe(200);
    expect(await mailsTo(cms, email)).toHaveLength(3);
  });

  it('are counted on a known device too', async () => {
    const { email, browser } = await knownParent('stolen');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push(await tryToLogIn(browser, email, `a guess ${String(count)}`));
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('mail nobody who has no account, and answer alike', async () => {
    const { email: known } = await knownParent('alike');
    const unknown = newAddress('unlike');
    const answers = [];
    for (const email of [known, unknown]) {
      const browser = elsewhere();
      for (let count = 0; count < 10; count += 1)
        await tryToLogIn(browser, email, `a guess ${String(count)}`);
      const { status, body } = await browser.post(login, { email, password });
      answers.push([status, (body as { message: string }).message]);
    }
    expect(answers[0]?.[0]).toBe(429);
    expect(answers[1]).toEqual(answers[0]);
    await untilMail(cms, known, 2);
    expect(await mailsTo(cms, unknown)).toEqual([]);
  });

  it('void no code of the browser that asked for it', async () => {
    const { email } = await knownParent('codes');
    const owner = openBrowser(cms, '192.0.2.44');
    await owner.post(forgotPassword, { email });
    const otp = await untilCode(cms, email, 2);
    for (let count = 0; count < 30; count += 1) {
      const guess = String((Number(otp) + count + 1) % 1_000_000).padStart(6, '0');
      const { status } = await crowd(count).post(resetPassword, { email, otp: guess, newPassword: theirs });
      expect(status).toBe(422);
    }
    expect((await owner.post(resetPassword, { email, otp, newPassword: 'a new lantern' })).status).toBe(200);
    expect(await tryToLogIn(owner, email, 'a new lantern')).toBe(200);
  });

  it('are ten a day at codes that others asked for, and no more', async () => {
    const { email } = await knownParent('bounded');
    await openBrowser(cms, '192.0.2.44').post(forgotPassword, { email });
    const otp = await untilCode(cms, email, 2);
    for (let count = 0; count < 10; count += 1) {
      const guess = String((Number(otp) + count + 1) % 1_000_000).padStart(6, '0');
      await crowd(count).post(resetPassword, { email, otp: guess, newPassword: theirs });
    }
    const { status } = await crowd(10).post(resetPassword, { email, otp, newPassword: theirs });
    expect(status).toBe(422);
  });

  it('ask for so many codes, and keep no known device from asking for its own', async () => {
    const { email, browser } = await knownParent('flood');
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      statuses.push((await crowd(count).post(forgotPassword, { email })).status);
    }
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429]);
    expect((await browser.post(forgotPassword, { email })).status).toBe(200);
  });
});

describe('what a browser is given to be known by', () => {
  it('is out of reach of scripts and of other sites, and names nobody', async () => {
    const { email, browser } = await knownParent('cookie');
    expect(browser.setCookie()).toMatch(/; path=\/api\/auth;.*; httponly/i);
    expect(browser.setCookie()).toMatch(/samesite=strict/i);
    expect(browser.cookie()).not.toContain(email.split('@')[0]);
  });

  it('counts for the account it was given for, and only as it was given', async () => {
    const { email: other, browser } = await knownParent('mine');
    const { email } = await knownParent('yours');
    for (let count = 0; count < 60; count += 1) {
      await tryToLogIn(crowd(Math.floor(count / 5)), email, `a guess ${String(count)}`);
    }
    expect(await tryToLogIn(browser, email, password)).toBe(429);
    expect(await tryToLogIn(browser, other, password)).toBe(200);
  });
});
