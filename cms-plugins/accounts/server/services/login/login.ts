import type { Allowance } from '@lanternway/server-kit/platform';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { findRegistrations, type Registration, type Typed } from '../codes/codes';
import { sendCodeAtLogin } from '../codes/sending';
import { offerWayIn } from '../codes/way-in';
import { isOutdated } from '../passwords/hash';
import { passwordsOf } from '../passwords/passwords';
import { accountAt, accountNear, limitsOf, type Counted } from '../rate-limits/limits';
import { isDeviceKnown, type Device } from '../sessions/devices';
import { makeSessionToken, startSession } from '../sessions/sessions';
import { findUserByEmail, lockUser, userType, type User } from '../users/users';

// `breathe` lets other requests run: SQLite answers at once, so a login would otherwise be one long turn of the event loop.

export interface Attempt {
  email: string;
  password: string;
  /** The network address it comes from. */
  address: string;
  device: Device;
  userAgent: string;
}

export type LoginResult =
  | { kind: 'in'; token: string; username: string; sessionId: string }
  /** The same answer whatever was wrong, so that nobody learns which part it was. */
  | { kind: 'wrong' }
  /** The right password of an account that is not verified. A new code is on its way. */
  | { kind: 'unverified'; typed: Typed }
  | Extract<Allowance, { kind: 'over' }>;

/** Counts every failure, starts a session, and renews a hash that is out of date while the password is at hand. */
export async function logIn(strapi: Core.Strapi, attempt: Attempt): Promise<LoginResult> {
  const limits = limitsOf(strapi);
  // Counted as a failure before it is known to be one, so that many tries at the same moment are counted too.
  const isKnown = isDeviceKnown(strapi, attempt.device, attempt.email);
  const counted = isKnown ? failuresOnDevice(attempt) : failuresOf(attempt);
  const allowance = await limits.takeAll(counted);
  if (allowance.kind === 'over') {
    await limits.giveBack(counted);
    await offerWayIn(strapi, attempt.email, attempt.address);
    return allowance;
  }
  const result = await decide(strapi, attempt).catch(async (error: unknown) => {
    await limits.giveBack(counted);
    throw error;
  });
  await breathe();
  if (result.kind === 'in')
    await limits.giveBack(counted, [isKnown ? deviceOf(attempt) : accountOf(attempt)]);
  if (result.kind === 'unverified') {
    await limits.giveBack(counted);
    await sendCodeAtLogin(strapi, attempt.email, attempt.device, result.typed);
  }
  return result;
}

async function decide(strapi: Core.Strapi, attempt: Attempt): Promise<LoginResult> {
  const { email, password, device } = attempt;
  await breathe();
  const user = await findUserByEmail(strapi, email);
  const compared = comparedWith(user, await findRegistrations(strapi, email, device));
  const isRight = await passwordsOf(strapi).matches(password, compared?.password ?? null);
  if (user === null || compared === null || !isRight) return { kind: 'wrong' };
  if (!user.confirmed) return user.blocked ? { kind: 'wrong' } : { kind: 'unverified', typed: compared };
  return enter(strapi, user, attempt);
}

async function enter(strapi: Core.Strapi, user: User, attempt: Attempt): Promise<LoginResult> {
  const result = await start(strapi, user, attempt.userAgent);
  // Perhaps another login has renewed the hash meanwhile: then the password is still right.
  if (result.kind === 'changed') return decide(strapi, attempt);
  if (result.kind === 'in' && user.password !== null && isOutdated(user.password)) {
    // The login succeeds all the same. A database's error message may contain the hash, so it is not logged.
    await renewHash(strapi, user, attempt.password).catch(() => {
      strapi.log.warn('A password could not be hashed again. This is tried again at the next login.');
    });
  }
  return result;
}

/**
 * Locks the user's row, and checks that the user is still as when the password was compared: else a login with the old
 * password could succeed after the password was changed.
 */
async function start(
  strapi: Core.Strapi,
  compared: User,
  userAgent: string,
): Promise<Exclude<LoginResult, { kind: 'unverified' }> | { kind: 'changed' }> {
  const started = await strapi.db.transaction(async () => {
    await breathe();
    const user = await lockUser(strapi, compared.id);
    if (user === null || user.blocked) return 'wrong';
    if (user.password !== compared.password || !user.confirmed) return 'changed';
    await breathe();
    return { user, session: await startSession(strapi, user.id, userAgent) };
  });
  if (typeof started === 'string') return { kind: started };
  await breathe();
  const { user, session } = started;
  const token = await makeSessionToken(strapi, session);
  return token === null
    ? { kind: 'wrong' }
    : { kind: 'in', token, username: user.fullName ?? user.email, sessionId: session.sessionId };
}

/** Stores a new hash of the password just typed: it can be made only while the password is known. A later change wins. */
async function renewHash(
  strapi: Core.Strapi,
  { id, password: outdated }: User,
  password: string,
): Promise<void> {
  const hash = await passwordsOf(strapi).hash(password);
  await strapi.db.query(userType).updateMany({ where: { id, password: outdated }, data: { password: hash } });
}

/**
 * What a password is compared with: always exactly one hash, so that the time taken reveals nothing. For an account that
 * is not verified it is the first of these that exists: the hash registered on this device; the one in the account's row
 * (from before each code had its own hash); the one registered last.
 */
function comparedWith(user: User | null, registrations: readonly Registration[]): Typed | null {
  const stored = typedIn(user);
  if (user === null || user.confirmed) return stored;
  const [first] = registrations;
  return first?.isOwn === true ? first : (stored ?? first ?? null);
}

const typedIn = (user: User | null): Typed | null =>
  user === null || user.password === null ? null : { password: user.password, fullName: user.fullName };

const failuresOf = (attempt: Attempt): Counted[] => [
  ['login.address', attempt.address],
  accountOf(attempt),
  ['login.near', accountNear(attempt.email, attempt.address)],
  ['login.email', attempt.email],
];

const failuresOnDevice = (attempt: Attempt): Counted[] => [
  deviceOf(attempt),
  ['login.devices', attempt.email],
];

const accountOf = ({ email, address }: Attempt): Counted => ['login.account', accountAt(email, address)];

const deviceOf = ({ email, device }: Attempt): Counted => ['login.device', `${email} ${device.id}`];
