import { outboxOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { consumeCode, tryCode, type RightCode } from '../codes/codes';
import { passwordChangedMail } from '../codes/mails';
import type { Device } from '../sessions/devices';
import { revokeOtherSessions, type LoggedInParent } from '../sessions/sessions';
import { findUserByEmail, userType } from '../users/users';
import { passwordsOf } from './passwords';
import type { NewPasswordResult } from './reset';
import { findPasswordFault } from './rules';

/** Changes the password of a parent who is logged in. Ends every session but the present one. */
export async function changePasswordByCode(
  strapi: Core.Strapi,
  who: LoggedInParent,
  { code, newPassword }: { code: string; newPassword: string },
  device: Device,
): Promise<NewPasswordResult> {
  const user = await findUserByEmail(strapi, who.email);
  const names = [who.email, user?.fullName ?? null];
  const fault = await findPasswordFault(strapi, newPassword, names);
  if (fault !== null) return { kind: 'refused', fault };
  const right = await tryCode(strapi, 'change', who.email, code, device);
  if (right === null) return { kind: 'wrongCode' };
  const hash = await passwordsOf(strapi).hash(newPassword);
  return strapi.db.transaction(() => storeChange(strapi, right, who, hash));
}

/** All or nothing. */
async function storeChange(
  strapi: Core.Strapi,
  right: RightCode,
  { id, email, sessionId }: LoggedInParent,
  hash: string,
): Promise<NewPasswordResult> {
  if (!(await consumeCode(strapi, right))) return { kind: 'wrongCode' };
  const { count } = await strapi.db.query(userType).updateMany({
    where: { id, email, blocked: false },
    data: { password: hash, updatedAt: new Date() },
  });
  if (count !== 1) return { kind: 'wrongCode' };
  await revokeOtherSessions(strapi, id, sessionId);
  await outboxOf(strapi).queue(passwordChangedMail(email, right.codeId));
  return { kind: 'done' };
}
