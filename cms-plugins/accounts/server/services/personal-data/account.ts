import { outboxOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import type { Allowance } from '../rate-limits/limits';
import { removePerson } from './leaving';
import { accountClosedMail } from '../codes/mails';
import { own } from '../own';
import type { Present } from '../passwords/change';
import { lockUser, userType, type User } from '../users/users';

export type ClosingEnding =
  { kind: 'closed' } | { kind: 'wrongPassword' } | Extract<Allowance, { kind: 'over' }>;

export interface Profile {
  username: string;
  email: string;
  /** ISO 8601. */
  createdAt: string;
}

/** What a parent may ask about the whole of his account (product rule B9). */
export interface Account {
  readProfile(who: Pick<Present, 'id'>): Promise<Profile>;
  /** Everything that is kept about him, as JSON. */
  exportData(who: Present): Promise<Record<string, unknown>>;
  close(who: Present, password: string): Promise<ClosingEnding>;
}

export function account({ strapi }: { strapi: Core.Strapi }): Account {
  const users = () => strapi.db.query(userType);
  const readUser = (id: number) => users().findOne({ where: { id } }) as Promise<User | null>;

  async function readProfile({ id }: Pick<Present, 'id'>): Promise<Profile> {
    const user = await readUser(id);
    if (user === null) throw new Error('The user has gone.');
    const { fullName, email, createdAt } = user;
    return { username: fullName ?? email, email, createdAt: new Date(createdAt).toISOString() };
  }

  /** All or nothing. The row is held, and a password that has been changed meanwhile closes nothing. */
  async function closeHeld(compared: User): Promise<ClosingEnding> {
    const user = await lockUser(strapi, compared.id);
    if (user === null || user.blocked || user.password !== compared.password)
      return { kind: 'wrongPassword' };
    await removePerson(strapi, user);
    await outboxOf(strapi).queue(accountClosedMail(user.email, user.id));
    return { kind: 'closed' };
  }

  return {
    readProfile,

    exportData: async (who) => ({
      account: await readProfile(who),
      sessions: await own(strapi, 'sessions').list(who.id, who.sessionId),
      ...(await own(strapi, 'personalData').read({ id: who.id, email: who.email })),
    }),

    async close({ id }, password) {
      const limits = own(strapi, 'limits');
      const allowance = await limits.take('close.account', String(id));
      if (allowance.kind === 'over') return allowance;
      const user = await readUser(id);
      const isRight = await own(strapi, 'passwords').matches(password, user?.password ?? null);
      if (user === null || !isRight) return { kind: 'wrongPassword' };
      return strapi.db.transaction(() => closeHeld(user));
    },
  };
}
