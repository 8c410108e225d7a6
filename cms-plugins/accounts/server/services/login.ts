import { setImmediate as breathe } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { accountAt, type Allowance, type Counted } from './limits';
import { own } from './own';
import { findUserByEmail, lockUser, userType, type User } from './users';

// Where it `breathe`s others get their turn: SQLite answers at once, so a login would be one long turn of the event loop.

export interface Attempt {
  email: string;
  password: string;
  /** The network address it comes from. */
  address: string;
  userAgent: string;
}

export type LoginEnding =
  | { kind: 'in'; token: string; username: string; sessionId: string }
  /** Whatever was wrong: nobody learns which. */
  | { kind: 'wrong' }
  /** The right password of an account that is not verified. A new code is on its way. */
  | { kind: 'unverified' }
  | Extract<Allowance, { kind: 'over' }>;

export interface Login {
  logIn(attempt: Attempt): Promise<LoginEnding>;
}

export function login({ strapi }: { strapi: Core.Strapi }): Login {
  /**
   * The row is held, and what was true when the password was compared must still be: else a login that began before a
   * password was changed could end after it.
   */
  async function start(compared: User, userAgent: string): Promise<LoginEnding | { kind: 'changed' }> {
    const sessions = own(strapi, 'sessions');
    const started = await strapi.db.transaction(async () => {
      await breathe();
      const user = await lockUser(strapi, compared.id);
      if (user === null || user.blocked) return 'wrong';
      if (user.password !== compared.password) return 'changed';
      if (!user.confirmed) return 'unverified';
      await breathe();
      return { user, session: await sessions.start(user.id, userAgent) };
    });
    if (typeof started === 'string') return { kind: started };
    await breathe();
    const { user, session } = started;
    const token = await sessions.tokenOf(session);
    return token === null
      ? { kind: 'wrong' }
      : { kind: 'in', token, username: user.fullName ?? user.email, sessionId: session.sessionId };
  }

  /** Only the one who knows a password can have it hashed as all others are. Loses to whoever changes it meanwhile. */
  async function renewHash({ id, password: outdated }: User, password: string): Promise<void> {
    const hash = await own(strapi, 'passwords').hash(password);
    await strapi.db
      .query(userType)
      .updateMany({ where: { id, password: outdated }, data: { password: hash } });
  }

  async function decide(attempt: Attempt): Promise<LoginEnding> {
    const { email, password, userAgent } = attempt;
    const passwords = own(strapi, 'passwords');
    await breathe();
    const user = await findUserByEmail(strapi, email);
    const isRight = await passwords.matches(password, user?.password ?? null);
    if (user === null || user.password === null || !isRight) return { kind: 'wrong' };
    const ending = await start(user, userAgent);
    // By another login perhaps, which has renewed the hash: then it is still the right one.
    if (ending.kind === 'changed') return decide(attempt);
    if (ending.kind === 'in' && passwords.isOutdated(user.password)) {
      // Whoever is in stays in. What a database says of its error may hold the hash, so it is not told.
      await renewHash(user, password).catch(() => {
        strapi.log.warn('A password could not be hashed anew. It will be tried at the next login.');
      });
    }
    return ending;
  }

  return {
    async logIn(attempt) {
      const limits = own(strapi, 'limits');
      // Counted as a failure before it is known to be one, so that many tries at the same moment are counted too.
      const counted = failuresOf(attempt);
      const allowance = await limits.takeAll(counted);
      if (allowance.kind === 'over') {
        await limits.giveBack(counted);
        return allowance;
      }
      const ending = await decide(attempt).catch(async (error: unknown) => {
        await limits.giveBack(counted);
        throw error;
      });
      await breathe();
      if (ending.kind === 'in') await limits.giveBack(counted, [['login.account', accountOf(attempt)]]);
      if (ending.kind === 'unverified') {
        await limits.giveBack(counted);
        await own(strapi, 'codeSending').sendAtLogin(attempt.email);
      }
      return ending;
    },
  };
}

const failuresOf = (attempt: Attempt): Counted[] => [
  ['login.address', attempt.address],
  ['login.account', accountOf(attempt)],
  ['login.email', attempt.email],
];

const accountOf = ({ email, address }: Attempt): string => accountAt(email, address);
