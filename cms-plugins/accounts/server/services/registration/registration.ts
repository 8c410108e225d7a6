import { outboxOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import { addUser } from '../users/add-user';
import type { Sent } from '../codes/sending';
import type { RightCode } from '../codes/codes';
import type { Device } from '../sessions/devices';
import { codeMail, knownAccountMail } from '../codes/mails';
import { own } from '../own';
import type { Refused } from '../passwords/reset';
import { findUserByEmail, lockUser, userType } from '../users/users';

export interface NewAccount {
  fullName: string;
  email: string;
  password: string;
}

export interface Registration {
  /** Ends alike whether or not the address is known; the mail that follows tells its owner (product rule B5). */
  register(account: NewAccount, device: Device): Promise<Sent | Refused>;
  /**
   * False for every kind of wrong code. The account gets the name and the password that were typed with this code, and
   * every other registration of the address is void (product rule H3).
   */
  verify(email: string, code: string, device: Device): Promise<boolean>;
}

export function registration({ strapi }: { strapi: Core.Strapi }): Registration {
  const users = () => strapi.db.query(userType);

  /**
   * The same statements in the same order for an address that is new, waits for its code, or has an account. What was
   * typed stands with its code alone: whoever types it may not own the address.
   */
  async function store({ fullName, email }: NewAccount, password: string, device: Device): Promise<void> {
    const id = await addUser(strapi, email);
    const { count } = await users().updateMany({
      where: { id, confirmed: false, blocked: false },
      data: { updatedAt: new Date() },
    });
    const typed = count === 1 ? { password, fullName } : null;
    const issued = await own(strapi, 'codes').issue('register', email, device, typed);
    const mail = count === 1 ? codeMail(email, 'register', issued) : knownAccountMail(email, issued.codeId);
    await outboxOf(strapi).queue(mail);
  }

  async function confirm(email: string, right: RightCode): Promise<boolean> {
    // The user first and then the code, as registering does: else the two could wait for each other.
    const user = await findUserByEmail(strapi, email);
    if (user !== null) await lockUser(strapi, user.id);
    if (right.typed === null || !(await own(strapi, 'codes').consume(right))) return false;
    await users().updateMany({
      where: { email, confirmed: false, blocked: false },
      data: { ...right.typed, confirmed: true, updatedAt: new Date() },
    });
    await own(strapi, 'codes').remove('register', email);
    return true;
  }

  return {
    async register(account, device) {
      const names = [account.email, account.fullName];
      const fault = await own(strapi, 'passwordRules').faultOf(account.password, names);
      if (fault !== null) return { kind: 'refused', fault };
      const allowance = await own(strapi, 'codeSending').mayBeSent('register', account.email, device);
      if (allowance.kind === 'over') return allowance;
      const hash = await own(strapi, 'passwords').hash(account.password);
      await strapi.db.transaction(() => store(account, hash, device));
      return { kind: 'sent' };
    },

    async verify(email, code, device) {
      const right = await own(strapi, 'codes').tryOut('register', email, code, device);
      return right === null ? false : strapi.db.transaction(() => confirm(email, right));
    },
  };
}
