import { randomUUID } from 'node:crypto';
import { outboxOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { limitsOf } from '../rate-limits/limits';
import { makePass } from '../sessions/devices';
import { findUserByEmail } from '../users/users';
import { otpType } from './codes';
import { wayInMail } from './mails';

/**
 * The way past a login that strangers' guesses have closed (product rule H3): mails the owner of an account a link that
 * makes a device known. Nobody learns from it who has an account.
 */
export async function offerWayIn(strapi: Core.Strapi, email: string, address: string): Promise<void> {
  for (const [name, key] of [
    ['way-in.address', address],
    ['way-in.hour', email],
    ['way-in.day', email],
  ] as const) {
    if ((await limitsOf(strapi).take(name, key)).kind === 'over') return;
  }
  await mailWayIn(strapi, email);
}

/** An address that gets no mail costs the database as much as one that does: one statement. */
async function mailWayIn(strapi: Core.Strapi, email: string): Promise<void> {
  const user = await findUserByEmail(strapi, email);
  if (user !== null && user.confirmed && !user.blocked) {
    await outboxOf(strapi).queue(wayInMail(email, makePass(strapi, email), randomUUID()));
  } else await strapi.db.query(otpType).deleteMany({ where: { email, purpose: 'none' } });
}
