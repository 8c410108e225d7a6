import { outboxOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import type { RightCode } from '../codes/codes';
import type { Device } from '../sessions/devices';
import { passwordChangedMail } from '../codes/mails';
import { own } from '../own';
import type { Fault } from './rules';
import { findUserByEmail, userType, type User } from '../users/users';

/** The password that was chosen is none. */
export interface Refused {
  kind: 'refused';
  fault: Fault;
}

export type PasswordEnding = { kind: 'done' } | Refused | { kind: 'wrongCode' };

interface Wish {
  email: string;
  code: string;
  newPassword: string;
}

export interface PasswordReset {
  /** Ends every session. The account is verified by it too: the code has proved the mailbox. */
  reset(request: Wish, device: Device): Promise<PasswordEnding>;
}

export function passwordReset({ strapi }: { strapi: Core.Strapi }): PasswordReset {
  /** All or nothing. */
  async function store(
    right: RightCode,
    email: string,
    hash: string,
    device: Device,
  ): Promise<PasswordEnding> {
    if (!(await own(strapi, 'codes').consume(right))) return { kind: 'wrongCode' };
    const user = await findUserByEmail(strapi, email);
    if (user === null) return { kind: 'wrongCode' };
    const { count } = await strapi.db.query(userType).updateMany({
      where: { id: user.id, blocked: false },
      data: { ...(await nameOf(user, device)), password: hash, confirmed: true, updatedAt: new Date() },
    });
    if (count !== 1) return { kind: 'wrongCode' };
    await own(strapi, 'sessions').endAll(user.id);
    await own(strapi, 'codes').remove('register', email);
    await outboxOf(strapi).queue(passwordChangedMail(email, right.codeId));
    return { kind: 'done' };
  }

  /** The name that somebody registered with on this very device; what others typed is not the owner's. */
  async function nameOf({ email, confirmed }: User, device: Device): Promise<{ fullName?: string | null }> {
    if (confirmed) return {};
    const [attempt] = await own(strapi, 'codes').attemptsOf(email, device);
    return attempt?.isOwn === true ? { fullName: attempt.fullName } : {};
  }

  return {
    async reset({ email, code, newPassword }, device) {
      const rules = own(strapi, 'passwordRules');
      const fault = await rules.faultOf(newPassword, [email]);
      if (fault !== null) return { kind: 'refused', fault };
      const right = await own(strapi, 'codes').tryOut('reset', email, code, device);
      if (right === null) return { kind: 'wrongCode' };
      // Only the owner of the address may learn by it what the account is called.
      const user = await findUserByEmail(strapi, email);
      const personal = await rules.faultOf(newPassword, [user?.fullName ?? null]);
      if (personal !== null) return { kind: 'refused', fault: personal };
      const hash = await own(strapi, 'passwords').hash(newPassword);
      return strapi.db.transaction(() => store(right, email, hash, device));
    },
  };
}
