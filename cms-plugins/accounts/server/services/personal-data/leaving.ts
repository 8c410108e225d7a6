import { randomBytes, randomUUID } from 'node:crypto';
import type { Person } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { otpType } from '../codes/codes';
import { revokeAllSessions } from '../sessions/sessions';
import { userType } from '../users/users';
import { personalDataOf } from './personal-data';

/** Removes a person from every part of the product, and from their account where they have one. In a transaction. */
export async function removePerson(strapi: Core.Strapi, { id, email }: Person): Promise<void> {
  await personalDataOf(strapi).erase({ id, email });
  await strapi.db.query(otpType).deleteMany({ where: { email } });
  if (id !== null) {
    await revokeAllSessions(strapi, id);
    await strapi.db.query(userType).updateMany({ where: { id }, data: strangerInHisPlace() });
  }
  await personalDataOf(strapi).afterwards({ id, email });
}

/**
 * What is left of a user: a row that orders can go on pointing to, and that names nobody. No password fits what stands
 * in place of the hash, and the address is one that no mail can reach (RFC 2606).
 */
function strangerInHisPlace() {
  const address = `closed-${randomUUID()}@closed.invalid`;
  return {
    username: address,
    email: address,
    fullName: 'Closed account',
    password: randomBytes(32).toString('hex'),
    resetPasswordToken: null,
    confirmationToken: null,
    blocked: true,
    closedAt: new Date(),
    updatedAt: new Date(),
  };
}
