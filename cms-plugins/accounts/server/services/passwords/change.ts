import { outboxOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import type { RightCode } from '../codes/codes';
import type { Device } from '../sessions/devices';
import { passwordChangedMail } from '../codes/mails';
import { own } from '../own';
import type { PasswordEnding } from './reset';
import { findUserByEmail, userType } from '../users/users';

/** Who is logged in, and by which session. */
export interface Present {
  id: number;
  email: string;
  sessionId: string;
}

export interface PasswordChange {
  /** Ends every session but the present one. */
  change(
    who: Present,
    request: { code: string; newPassword: string },
    device: Device,
  ): Promise<PasswordEnding>;
}

export function passwordChange({ strapi }: { strapi: Core.Strapi }): PasswordChange {
  /** All or nothing. */
  async function store(
    right: RightCode,
    { id, email, sessionId }: Present,
    hash: string,
  ): Promise<PasswordEnding> {
    if (!(await own(strapi, 'codes').consume(right))) return { kind: 'wrongCode' };
    const { count } = await strapi.db.query(userType).updateMany({
      where: { id, email, blocked: false },
      data: { password: hash, updatedAt: new Date() },
    });
    if (count !== 1) return { kind: 'wrongCode' };
    await own(strapi, 'sessions').endOthers(id, sessionId);
    await outboxOf(strapi).queue(passwordChangedMail(email, right.codeId));
    return { kind: 'done' };
  }

  return {
    async change(who, { code, newPassword }, device) {
      const user = await findUserByEmail(strapi, who.email);
      const names = [who.email, user?.fullName ?? null];
      const fault = await own(strapi, 'passwordRules').faultOf(newPassword, names);
      if (fault !== null) return { kind: 'refused', fault };
      const right = await own(strapi, 'codes').tryOut('change', who.email, code, device);
      if (right === null) return { kind: 'wrongCode' };
      const hash = await own(strapi, 'passwords').hash(newPassword);
      return strapi.db.transaction(() => store(right, who, hash));
    },
  };
}
