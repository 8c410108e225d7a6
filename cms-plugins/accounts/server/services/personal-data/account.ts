import { outboxOf, type Allowance } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { accountClosedMail } from '../codes/mails';
import { passwordsOf } from '../passwords/passwords';
import { limitsOf } from '../rate-limits/limits';
import { readSessions, type LoggedInParent } from '../sessions/sessions';
import { lockUser, userType, type User } from '../users/users';
import { removePerson } from './leaving';
import { personalDataOf } from './personal-data';

// What a parent may ask about the whole of their account (product rule B9).

export type ClosingResult =
  { kind: 'closed' } | { kind: 'wrongPassword' } | Extract<Allowance, { kind: 'over' }>;

export interface Profile {
  username: string;
  email: string;
  /** ISO 8601. */
  createdAt: string;
}

const readUser = (strapi: Core.Strapi, id: number): Promise<User | null> =>
  strapi.db.query(userType).findOne({ where: { id } });

export async function readProfile(strapi: Core.Strapi, { id }: Pick<LoggedInParent, 'id'>): Promise<Profile> {
  const user = await readUser(strapi, id);
  if (user === null) throw new Error('The user has gone.');
  const { fullName, email, createdAt } = user;
  return { username: fullName ?? email, email, createdAt: new Date(createdAt).toISOString() };
}

/** Everything that is kept about a parent, as JSON. */
export const exportAccount = async (
  strapi: Core.Strapi,
  { id, email, sessionId }: LoggedInParent,
): Promise<Record<string, unknown>> => ({
  account: await readProfile(strapi, { id }),
  sessions: await readSessions(strapi, id, sessionId),
  ...(await personalDataOf(strapi).read({ id, email })),
});

/** Closes the account of a parent who knows its password. */
export async function closeOwnAccount(
  strapi: Core.Strapi,
  { id }: Pick<LoggedInParent, 'id'>,
  password: string,
): Promise<ClosingResult> {
  const allowance = await limitsOf(strapi).take('close.account', String(id));
  if (allowance.kind === 'over') return allowance;
  const user = await readUser(strapi, id);
  const isRight = await passwordsOf(strapi).matches(password, user?.password ?? null);
  if (user === null || !isRight) return { kind: 'wrongPassword' };
  return strapi.db.transaction(() => closeHeldAccount(strapi, user));
}

/** All or nothing. The row is held, and a password that has been changed meanwhile closes nothing. */
async function closeHeldAccount(strapi: Core.Strapi, compared: User): Promise<ClosingResult> {
  const user = await lockUser(strapi, compared.id);
  if (user === null || user.blocked || user.password !== compared.password) return { kind: 'wrongPassword' };
  await removePerson(strapi, user);
  await outboxOf(strapi).queue(accountClosedMail(user.email, user.id));
  return { kind: 'closed' };
}
