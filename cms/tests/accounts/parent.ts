import request from 'supertest';
import {
  listSessions,
  login,
  me,
  register,
  registered,
  verified,
  verifyOtp,
  type OtpPurpose,
} from '@lanternway/contracts/accounts/accounts';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import type { Cms } from '../start-cms';
import { waitFor } from '../wait-for';

/** Requests are counted by network address in every test. These limits suit tests about something else. */
export const plentiful = { RATE_LIMIT_SCALE: '1000' };

export const password = 'lantern on the way';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Calls an endpoint as a browser does. */
export function call(
  { url }: Pick<Cms, 'url'>,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body: object = {},
  token?: string,
): request.Test {
  const test = request(url)[method.toLowerCase() as 'post'](path);
  if (token !== undefined) void test.set('Authorization', `Bearer ${token}`);
  return method === 'GET' ? test : test.send(body);
}

/** An address nobody has used before. */
export const newAddress = (name: string): string => `${name}.${String((used += 1))}@example.com`;

let used = 0;

/** Every mail to an address, the newest first. */
export async function mailsTo({ url }: Cms, address: string): Promise<Mail[]> {
  const { body } = await request(url).get('/_outbox.json');
  return (body as Mail[]).filter(({ to }) => to === address);
}

/** Waits until `count` mails have come to an address, and returns the newest. */
export async function untilMail(cms: Cms, address: string, count: number): Promise<Mail> {
  const mails = () => mailsTo(cms, address);
  const come = async () => {
    const [newest, ...older] = await mails();
    return newest !== undefined && older.length + 1 >= count && newest;
  };
  return waitFor(`${String(count)} mails to ${address}`, come, { seen: mails });
}

/** The code in the newest of `count` mails. */
export async function untilCode(cms: Cms, address: string, count = 1): Promise<string> {
  const { subject } = await untilMail(cms, address, count);
  const code = /^\d{6}(?= )/.exec(subject)?.[0];
  if (code === undefined) throw new Error(`No code stands first in "${subject}".`);
  return code;
}

interface Limits {
  take: () => Promise<{ kind: 'free' }>;
}

interface Passwords {
  hash: (words: string) => Promise<string>;
  matches: (words: string, hash: string | null) => Promise<boolean>;
}

interface Codes {
  tryOut: (
    purpose: OtpPurpose,
    email: string,
    code: string,
    device: object,
  ) => Promise<{ codeId: string } | null>;
  consume: (right: { codeId: string }) => Promise<boolean>;
}

interface Named {
  codes: Codes;
  passwords: Passwords;
  limits: Limits;
  sweep: { run: (now?: number) => Promise<void> };
  outbox: { queue: () => Promise<void> };
  brand: { read: () => Promise<{ name: string }> };
}

/** A service that tests use directly, behind the endpoints. */
export const serviceOf = <Name extends keyof Named>(
  { strapi }: Cms,
  name: Name,
  plugin = 'accounts',
): Named[Name] => strapi.plugin(plugin).service(name);

/** The hash of an unknown password, with twice the work of Strapi's usual hash: about a tenth of a second. */
const slowHash = '$2a$11$DsQEiQi0lZhzSS0qbPW19eYzzDJ.ARXb1ctfPSCavTJJPzk106twa';

/** Keeps the hashing threads busy with this many hashes. Calls that find no place in the queue are refused at once. */
export function occupyHashing(
  { strapi }: Pick<Cms, 'strapi'>,
  jobs: number,
): Promise<PromiseSettledResult<boolean>[]> {
  const passwords = strapi.plugin('accounts').service<{
    matches: (password: string, hash: string) => Promise<boolean>;
  }>('passwords');
  return Promise.allSettled(Array.from({ length: jobs }, () => passwords.matches('guess', slowHash)));
}

/** As if time had passed: the next code may be sent at once. */
export async function forgetLimits({ strapi }: Cms): Promise<void> {
  await strapi.db.connection('rate_buckets').delete();
}

export async function registerParent(cms: Cms, email: string, username = 'Priya Sharma'): Promise<void> {
  const { status, body } = await call(cms, register, { username, email, password });
  expect([status, body]).toEqual([200, { success: true, message: registered }]);
}

/** A person who has registered and verified their address. */
export async function newParent(cms: Cms, name: string): Promise<string> {
  const email = newAddress(name);
  await registerParent(cms, email);
  const answer = await call(cms, verifyOtp, { email, otp: await untilCode(cms, email) });
  expect([answer.status, answer.body]).toEqual([200, { success: true, message: verified }]);
  return email;
}

export interface LoggedIn {
  token: string;
  sessionId: string;
}

export async function logIn(cms: Cms, email: string, words = password): Promise<LoggedIn> {
  const { status, body } = await call(cms, login, { email, password: words });
  expect([status, body]).toMatchObject([200, { success: true, message: 'Login successful' }]);
  return body as LoggedIn;
}

/** The status that a token gets: 200, or 401 after its session has ended. */
export async function statusOf(cms: Cms, { token }: LoggedIn): Promise<number> {
  return (await call(cms, me, {}, token)).status;
}

export async function countSessions(cms: Cms, { token }: LoggedIn): Promise<number> {
  const { body } = await call(cms, listSessions, {}, token);
  return (body as { sessions: unknown[] }).sessions.length;
}
