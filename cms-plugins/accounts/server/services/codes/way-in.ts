import { randomUUID } from 'node:crypto';
import { outboxOf } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import { otpType } from './codes';
import { wayInMail } from './mails';
import { own } from '../own';
import { findUserByEmail } from '../users/users';

/** The way past a login that strangers' guesses have closed (product rule H3). */
export interface WayIn {
  /** Mails the owner of an account a link that makes a device known. Nobody learns from it who has an account. */
  offer(email: string, address: string): Promise<void>;
}

export function wayIn({ strapi }: { strapi: Core.Strapi }): WayIn {
  /** Whoever gets no mail costs the database as much as who does: one statement. */
  async function mail(email: string): Promise<void> {
    const user = await findUserByEmail(strapi, email);
    if (user !== null && user.confirmed && !user.blocked) {
      await outboxOf(strapi).queue(wayInMail(email, own(strapi, 'devices').makePass(email), randomUUID()));
    } else await strapi.db.query(otpType).deleteMany({ where: { email, purpose: 'none' } });
  }

  return {
    async offer(email, address) {
      const limits = own(strapi, 'limits');
      for (const [name, key] of [
        ['way-in.address', address],
        ['way-in.hour', email],
        ['way-in.day', email],
      ] as const) {
        if ((await limits.take(name, key)).kind === 'over') return;
      }
      await mail(email);
    },
  };
}
