// Databases: both, as a code is used once because of one statement.
import {
  otpResent,
  register,
  resendOtp,
  resetPassword,
  tooManyRequests,
  verifyOtp,
  wrongOtp,
} from '@lanternway/contracts/accounts/accounts';
import { serveCms } from '../serve-cms';
import {
  call,
  forgetLimits,
  mailsTo,
  newAddress,
  newParent,
  password,
  plentiful,
  registerParent,
  serviceOf,
  untilCode,
} from './parent';

const cms = serveCms(plentiful);

const codes = () => cms.strapi.db.query('plugin::accounts.otp');

const tryCode = async (email: string, otp: string) => (await call(cms, verifyOtp, { email, otp })).status;

const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

async function newCode(name: string): Promise<{ email: string; code: string }> {
  const email = newAddress(name);
  await registerParent(cms, email);
  return { email, code: await untilCode(cms, email) };
}

const parallel = (count: number, act: (index: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const times = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

it('takes a code once, however many send it at the same moment', async () => {
  const { email, code } = await newCode('once');
  const statuses = await parallel(20, () => tryCode(email, code));
  expect([times(statuses, 200), times(statuses, 422)]).toEqual([1, 19]);
  expect(await tryCode(email, code)).toBe(422);
});

it('lets one of two have it who both were right before either used it', async () => {
  const { email, code } = await newCode('both');
  const service = serviceOf(cms, 'codes');
  const here = { id: 'at 127.0.0.1', isBrowser: false, isNew: true, marks: [] };
  const right = [
    await service.tryOut('register', email, code, here),
    await service.tryOut('register', email, code, here),
  ];
  expect(right[0]).not.toBeNull();
  expect(right[1]).toEqual(right[0]);
  const wins = await Promise.all(right.map((one) => one !== null && service.consume(one)));
  expect(wins.filter(Boolean)).toHaveLength(1);
});

it('looks at five wrong codes and no more, however many come at the same moment', async () => {
  const { email, code } = await newCode('guess');
  const statuses = await parallel(50, (index) => tryCode(email, otherThan(code, index + 1)));
  expect(times(statuses, 422)).toBe(50);
  expect(await codes().findOne({ where: { email } })).toMatchObject({ attempts: 5, consumedAt: null });
  expect(await tryCode(email, code)).toBe(422);
});

it('still takes the right code at the fifth try', async () => {
  const { email, code } = await newCode('fifth');
  for (const step of [1, 2, 3, 4]) expect(await tryCode(email, otherThan(code, step))).toBe(422);
  expect(await tryCode(email, code)).toBe(200);
});

it('takes no code when its ten minutes are over', async () => {
  const { email, code } = await newCode('slow');
  const row = (await codes().findOne({ where: { email } })) as { expiresAt: string };
  const livesMs = Date.parse(row.expiresAt) - Date.now();
  expect(livesMs).toBeGreaterThan(9 * 60_000);
  expect(livesMs).toBeLessThanOrEqual(10 * 60_000);
  await codes().updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } });
  const { status, body } = await call(cms, verifyOtp, { email, otp: code });
  expect([status, body]).toEqual([422, { success: false, message: wrongOtp, errors: { otp: wrongOtp } }]);
});

it('accepts a code only for its own address and purpose, even if its row were moved to another', async () => {
  const { email, code } = await newCode('mine');
  const { email: other, code: others } = await newCode('other');
  if (others !== code) expect(await tryCode(other, code)).toBe(422);
  await codes().updateMany({ where: { email }, data: { purpose: 'reset' } });
  const reset = { email, otp: code, newPassword: 'a new lantern' };
  expect((await call(cms, resetPassword, reset)).status).toBe(422);
});

it('keeps a fingerprint of a code and never the code', async () => {
  const { email, code } = await newCode('secret');
  const row = (await codes().findOne({ where: { email } })) as Record<string, unknown>;
  expect(JSON.stringify(row)).not.toContain(code);
  expect(row['codeHash']).toMatch(/^[0-9a-f]{64}$/);
});

it('makes the code before it void with every new one', async () => {
  const { email, code } = await newCode('anew');
  await forgetLimits(cms);
  expect((await call(cms, resendOtp, { email, purpose: 'register' })).body).toEqual({
    success: true,
    message: otpResent,
  });
  const second = await untilCode(cms, email, 2);
  expect(await tryCode(email, code)).toBe(422);
  expect(await tryCode(email, second)).toBe(200);
});

it('sends one code a minute, to known and unknown addresses alike', async () => {
  const { email } = await newCode('soon');
  const unknown = newAddress('unknown');
  expect((await call(cms, resendOtp, { email: unknown, purpose: 'register' })).status).toBe(200);
  for (const address of [email, unknown]) {
    const { status, headers, body } = await call(cms, resendOtp, { email: address, purpose: 'register' });
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect([status, body]).toEqual([
      429,
      { success: false, message: tooManyRequests(seconds), retryAfterS: seconds },
    ]);
  }
  expect(await mailsTo(cms, unknown)).toEqual([]);
});

it('sends five an hour and no more', async () => {
  const email = newAddress('five');
  const send = async () => (await call(cms, register, { username: 'Priya', email, password })).status;
  const nextMinute = () => cms.strapi.db.connection('rate_buckets').where('k', 'like', 'code.gap %').delete();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push(await send());
    await nextMinute();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('sends nothing to an address that has nothing to verify', async () => {
  const email = await newParent(cms, 'done');
  const before = (await mailsTo(cms, email)).length;
  for (const purpose of ['register', 'change']) {
    await forgetLimits(cms);
    expect((await call(cms, resendOtp, { email, purpose })).body).toEqual({
      success: true,
      message: otpResent,
    });
  }
  // Mails arrive in order: if any had been sent, it would come before the mail that follows.
  await forgetLimits(cms);
  await call(cms, resendOtp, { email, purpose: 'reset' });
  await untilCode(cms, email, before + 1);
  expect(await mailsTo(cms, email)).toHaveLength(before + 1);
});

it('keeps no row of an address it does not know', async () => {
  const email = newAddress('stranger');
  await call(cms, resendOtp, { email, purpose: 'reset' });
  expect(await codes().count({ where: { email } })).toBe(0);
});

it('sweeps every hour', () => {
  const jobs = cms.strapi.cron.jobs as { name: string; job: { nextRun: () => Date | null } }[];
  const next = jobs.find(({ name }) => name === 'accounts.sweep')?.job.nextRun();
  const inMs = (next?.getTime() ?? Infinity) - Date.now();
  expect(inMs).toBeLessThanOrEqual(60 * 60_000);
});

it('sweeps codes that are over and people who never verified, and nobody else', async () => {
  const { email: old } = await newCode('old');
  const { email: fresh } = await newCode('fresh');
  const parent = await newParent(cms, 'parent');
  const users = cms.strapi.db.query('plugin::users-permissions.user');
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  await users.updateMany({ where: { email: { $in: [old, parent] } }, data: { updatedAt: longAgo } });
  await codes().updateMany({ where: { email: old }, data: { expiresAt: longAgo } });

  await serviceOf(cms, 'sweep').run();
  const left = (await users.findMany({ where: { email: { $in: [old, fresh, parent] } } })) as {
    email: string;
  }[];
  expect(left.map(({ email }) => email).sort()).toEqual([fresh, parent].sort());
  expect(await codes().count({ where: { email: old } })).toBe(0);
  expect(await codes().count({ where: { email: fresh } })).toBe(1);
});
