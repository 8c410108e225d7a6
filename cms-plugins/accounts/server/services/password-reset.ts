import { outboxOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import type { RightCode } from './codes';
import { passwordChangedMail } from './mails';
import { own } from './own';
import { findUserByEmail, userType } from './users';

export type PasswordEnding = { kind: 'done' } | { kind: 'common' } | { kind: 'wrongCode' };

export interface PasswordReset {
  /** Ends every session. The account is verified by it too: the code has proved the mailbox. */
  reset(request: { email: string; code: string; newPassword: string }): Promise<PasswordEnding>;
}

export function passwordReset({ strapi }: { strapi: Core.Strapi }): PasswordReset {
  /** All or nothing. */
  async function store(right: RightCode, email: string, hash: string): Promise<PasswordEnding> {
    if (!(await own(strapi, 'codes').consume(right))) return { kind: 'wrongCode' };
    const user = await findUserByEmail(strapi, email);
    if (user === null) return { kind: 'wrongCode' };
    const { count } = await strapi.db.query(userType).updateMany({
      where: { id: user.id, blocked: false },
      data: { password: hash, confirmed: true, updatedAt: new Date() },
    });
    if (count !== 1) return { kind: 'wrongCode' };
    await own(strapi, 'sessions').endAll(user.id);
    await own(strapi, 'codes').remove('register', email);
    await outboxOf(strapi).queue(passwordChangedMail(email, right.codeId));
    return { kind: 'done' };
  }

  return {
    async reset({ email, code, newPassword }) {
      const passwords = own(strapi, 'passwords');
      if (passwords.isCommon(newPassword)) return { kind: 'common' };
      const right = await own(strapi, 'codes').tryOut('reset', email, code);
      if (right === null) return { kind: 'wrongCode' };
      const hash = await passwords.hash(newPassword);
      return strapi.db.transaction(() => store(right, email, hash));
    },
  };
}
