import { outboxOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { consumeCode, findRegistrations, removeCodes, tryCode, type RightCode } from '../codes/codes';
import { passwordChangedMail } from '../codes/mails';
import type { Device } from '../sessions/devices';
import { revokeAllSessions } from '../sessions/sessions';
import { findUserByEmail, userType, type User } from '../users/users';
import { passwordsOf } from './passwords';
import { findPasswordFault, type Refused } from './rules';

export type NewPasswordResult = { kind: 'done' } | Refused | { kind: 'wrongCode' };

interface NewPasswordRequest {
  email: string;
  code: string;
  newPassword: string;
}

/** Sets the new password and ends every session. It also verifies the account, as the code has proved the mailbox. */
export async function resetPasswordByCode(
  strapi: Core.Strapi,
  { email, code, newPassword }: NewPasswordRequest,
  device: Device,
): Promise<NewPasswordResult> {
  const fault = await findPasswordFault(strapi, newPassword, [email]);
  if (fault !== null) return { kind: 'refused', fault };
  const right = await tryCode(strapi, 'reset', email, code, device);
  if (right === null) return { kind: 'wrongCode' };
  // This check may reveal the account's name, so it comes after the code: only the owner of the address may learn it.
  const user = await findUserByEmail(strapi, email);
  const personal = await findPasswordFault(strapi, newPassword, [user?.fullName ?? null]);
  if (personal !== null) return { kind: 'refused', fault: personal };
  const hash = await passwordsOf(strapi).hash(newPassword);
  return strapi.db.transaction(() => storeReset(strapi, right, email, hash, device));
}

/** All or nothing. */
async function storeReset(
  strapi: Core.Strapi,
  right: RightCode,
  email: string,
  hash: string,
  device: Device,
): Promise<NewPasswordResult> {
  if (!(await consumeCode(strapi, right))) return { kind: 'wrongCode' };
  const user = await findUserByEmail(strapi, email);
  if (user === null) return { kind: 'wrongCode' };
  const name = await findRegisteredName(strapi, user, device);
  const { count } = await strapi.db.query(userType).updateMany({
    where: { id: user.id, blocked: false },
    data: { ...name, password: hash, confirmed: true, updatedAt: new Date() },
  });
  if (count !== 1) return { kind: 'wrongCode' };
  await revokeAllSessions(strapi, user.id);
  await removeCodes(strapi, 'register', email);
  await outboxOf(strapi).queue(passwordChangedMail(email, right.codeId));
  return { kind: 'done' };
}

/** The name of a registration made on this very device; a name typed on another one may be a stranger's. */
async function findRegisteredName(
  strapi: Core.Strapi,
  { email, confirmed }: User,
  device: Device,
): Promise<{ fullName?: string | null }> {
  if (confirmed) return {};
  const [registration] = await findRegistrations(strapi, email, device);
  return registration?.isOwn === true ? { fullName: registration.fullName } : {};
}
