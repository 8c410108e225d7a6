import { outboxOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import { addUser } from './add-user';
import type { Sent } from './code-sending';
import { codeMail, knownAccountMail } from './mails';
import { own } from './own';
import { userType } from './users';

export interface NewAccount {
  fullName: string;
  email: string;
  password: string;
}

export interface Registration {
  /** Ends alike whether or not the address is known; the mail that follows tells its owner (product rule B5). */
  register(account: NewAccount): Promise<Sent | { kind: 'common' }>;
  /** False for every kind of wrong code. */
  verify(email: string, code: string): Promise<boolean>;
}

export function registration({ strapi }: { strapi: Core.Strapi }): Registration {
  const users = () => strapi.db.query(userType);

  /**
   * The same statements in the same order for an address that is new, waits for its code, or has an account; what is
   * not to change is kept from changing by the statements' own conditions.
   */
  async function store({ fullName, email }: NewAccount, hash: string): Promise<void> {
    const id = await addUser(strapi, { fullName, email, password: hash });
    const { count } = await users().updateMany({
      where: { id, confirmed: false, blocked: false },
      data: { fullName, password: hash, updatedAt: new Date() },
    });
    const issued = await own(strapi, 'codes').issue('register', email);
    const mail = count === 1 ? codeMail(email, 'register', issued) : knownAccountMail(email, issued.codeId);
    await outboxOf(strapi).queue(mail);
  }

  return {
    async register(account) {
      const passwords = own(strapi, 'passwords');
      if (passwords.isCommon(account.password)) return { kind: 'common' };
      // Before anything is changed: else a stranger could put his password in place of one whose code is on its way.
      const allowance = await own(strapi, 'codeSending').mayBeSent('register', account.email);
      if (allowance.kind === 'over') return allowance;
      const hash = await passwords.hash(account.password);
      await strapi.db.transaction(() => store(account, hash));
      return { kind: 'sent' };
    },

    async verify(email, code) {
      const right = await own(strapi, 'codes').tryOut('register', email, code);
      if (right === null) return false;
      return strapi.db.transaction(async () => {
        if (!(await own(strapi, 'codes').consume(right))) return false;
        await users().updateMany({
          where: { email, confirmed: false, blocked: false },
          data: { confirmed: true },
        });
        return true;
      });
    },
  };
}
