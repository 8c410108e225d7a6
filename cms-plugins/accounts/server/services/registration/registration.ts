import type { Touch } from '@lanternway/server-kit/family-facts';
import { outboxOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { consumeCode, issueCode, removeCodes, tryCode, type RightCode } from '../codes/codes';
import { codeMail, knownAccountMail } from '../codes/mails';
import { takeCodeAllowance, type Sent } from '../codes/sending';
import { passwordsOf } from '../passwords/passwords';
import { findPasswordFault, type Refused } from '../passwords/rules';
import type { Device } from '../sessions/devices';
import { addUser } from '../users/add-user';
import { findUserByEmail, lockUser, userType } from '../users/users';

export interface NewAccount {
  fullName: string;
  email: string;
  password: string;
}

/** Ends alike whether or not the address is known; the mail that follows tells its owner (product rule B5). */
export async function registerAccount(
  strapi: Core.Strapi,
  account: NewAccount,
  device: Device,
): Promise<Sent | Refused> {
  const names = [account.email, account.fullName];
  const fault = await findPasswordFault(strapi, account.password, names);
  if (fault !== null) return { kind: 'refused', fault };
  const allowance = await takeCodeAllowance(strapi, 'register', account.email, device);
  if (allowance.kind === 'over') return allowance;
  const hash = await passwordsOf(strapi).hash(account.password);
  await strapi.db.transaction(() => storeRegistration(strapi, account, hash, device));
  return { kind: 'sent' };
}

/**
 * The same statements in the same order for an address that is new, waits for its code, or has an account. What was
 * typed counts only with its own code: the person who typed it may not own the address.
 */
async function storeRegistration(
  strapi: Core.Strapi,
  { fullName, email }: NewAccount,
  password: string,
  device: Device,
): Promise<void> {
  const id = await addUser(strapi, email);
  const { count } = await strapi.db.query(userType).updateMany({
    where: { id, confirmed: false, blocked: false },
    data: { updatedAt: new Date() },
  });
  const typed = count === 1 ? { password, fullName } : null;
  const issued = await issueCode(strapi, 'register', email, device, typed);
  const mail = count === 1 ? codeMail(email, 'register', issued) : knownAccountMail(email, issued.codeId);
  await outboxOf(strapi).queue(mail);
}

/**
 * False whatever is wrong with the code. The account gets the name and the password that were typed with this code, and
 * every other registration of the address is void (product rule H3).
 */
export async function verifyRegistration(
  strapi: Core.Strapi,
  email: string,
  code: string,
  device: Device,
  origin: Touch | null,
): Promise<boolean> {
  const right = await tryCode(strapi, 'register', email, code, device);
  return right === null ? false : strapi.db.transaction(() => confirmAccount(strapi, email, right, origin));
}

async function confirmAccount(
  strapi: Core.Strapi,
  email: string,
  right: RightCode,
  origin: Touch | null,
): Promise<boolean> {
  // The user first and then the code, as registering does: else the two could wait for each other.
  const user = await findUserByEmail(strapi, email);
  if (user !== null) await lockUser(strapi, user.id);
  if (right.typed === null || !(await consumeCode(strapi, right))) return false;
  await strapi.db.query(userType).updateMany({
    where: { email, confirmed: false, blocked: false },
    data: { ...right.typed, origin, confirmed: true, updatedAt: new Date() },
  });
  await removeCodes(strapi, 'register', email);
  return true;
}
