import type { OtpPurpose } from '@lanternway/contracts/accounts/accounts';
import { outboxOf, type Allowance, type Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { codeTo, limitsOf } from '../rate-limits/limits';
import { isDeviceKnown, type Device } from '../sessions/devices';
import { findUserByEmail, type User } from '../users/users';
import {
  findRegistrations,
  isCodeIssued,
  issueCode,
  removeCodes,
  type IssuedCode,
  type Typed,
} from './codes';
import { codeMail } from './mails';
import { offerWayIn } from './way-in';

/** `isCrowd`: the limit of all devices together is used up, not that of this device. */
type Over = Extract<Allowance, { kind: 'over' }> & { isCrowd?: true };

export type Sent = { kind: 'sent' } | Over;

// Codes are sent so that nobody learns from the answer whether an address is known (product rule B5).

/** Who asks, and from which network address. */
export interface CodeRequester {
  device: Device;
  address: string;
}

interface CodeRequest {
  purpose: OtpPurpose;
  email: string;
  device: Device;
  /** Whether this user may get a code. */
  mayHave: (user: User) => boolean;
  typed?: Typed | null;
  write?: WriteMail;
}

const isVerified = (user: User) => user.confirmed;
const isUnverified = (user: User) => !user.confirmed;
const everybody = () => true;

/** Whether one more code may go to an address now. Counted alike whether or not the address is known. */
export async function takeCodeAllowance(
  strapi: Core.Strapi,
  purpose: OtpPurpose,
  email: string,
  device: Device,
): Promise<{ kind: 'free' } | Over> {
  const limits = limitsOf(strapi);
  for (const name of ['code.gap', 'code.hour'] as const) {
    const allowance = await limits.take(name, codeTo(email, purpose, device));
    if (allowance.kind === 'over') return allowance;
  }
  // The codes that strangers ask for must not keep a parent on a known device from asking.
  if (isDeviceKnown(strapi, device, email)) return { kind: 'free' };
  for (const name of ['code.all', 'code.day'] as const) {
    const allowance = await limits.take(name, codeTo(email, purpose));
    if (allowance.kind === 'over') return { ...allowance, isCrowd: true };
  }
  return { kind: 'free' };
}

async function sendCode(
  strapi: Core.Strapi,
  { purpose, email, device, mayHave, typed, write = codeMail }: CodeRequest,
): Promise<Sent> {
  const allowance = await takeCodeAllowance(strapi, purpose, email, device);
  if (allowance.kind === 'over') return allowance;
  await strapi.db.transaction(async () => {
    const user = await findUserByEmail(strapi, email);
    const isWanted = user !== null && !user.blocked && mayHave(user);
    // An address that gets no code costs the database as much as one that does: a row, and one statement more.
    const issued = await issueCode(strapi, purpose, email, device, typed);
    if (isWanted) await outboxOf(strapi).queue(write(email, purpose, issued));
    else await removeCodes(strapi, purpose, email, device);
  });
  return { kind: 'sent' };
}

/** A code to reset the password, for an address that has an account. */
export async function sendResetCode(
  strapi: Core.Strapi,
  email: string,
  { device, address }: CodeRequester,
): Promise<Sent> {
  const sent = await sendCode(strapi, { purpose: 'reset', email, device, mayHave: everybody });
  if (sent.kind === 'over' && sent.isCrowd) await offerWayIn(strapi, email, address);
  return sent;
}

/** A code to change the password, for a parent who is logged in. */
export const sendChangeCode = (strapi: Core.Strapi, email: string, device: Device): Promise<Sent> =>
  sendCode(strapi, { purpose: 'change', email, device, mayHave: isVerified });

/** A new code to verify, for the right password of an account that is not verified. */
export const sendCodeAtLogin = (
  strapi: Core.Strapi,
  email: string,
  device: Device,
  typed: Typed,
): Promise<Sent> =>
  sendCode(strapi, {
    purpose: 'register',
    email,
    device,
    mayHave: isUnverified,
    typed,
    write: (to, _purpose, issued) => codeMail(to, 'login', issued),
  });

/** Sends a code once more. */
export function resendCode(
  strapi: Core.Strapi,
  purpose: OtpPurpose,
  email: string,
  device: Device,
): Promise<Sent> {
  if (purpose === 'register') return resendToRegister(strapi, email, device);
  if (purpose === 'change') return resendToChange(strapi, email, device);
  return sendCode(strapi, { purpose, email, device, mayHave: everybody });
}

/** Repeats the code of the registration made on this device, never that of another device. */
async function resendToRegister(strapi: Core.Strapi, email: string, device: Device): Promise<Sent> {
  const [registration] = await findRegistrations(strapi, email, device);
  const typed = registration?.isOwn === true ? registration : null;
  const mayHave = (user: User) => typed !== null && isUnverified(user);
  return sendCode(strapi, { purpose: 'register', email, device, mayHave, typed });
}

/** Only a logged-in parent can begin to change the password. Where nobody has begun, there is nothing to repeat. */
async function resendToChange(strapi: Core.Strapi, email: string, device: Device): Promise<Sent> {
  const isBegun = await isCodeIssued(strapi, 'change', email);
  const mayHave = (user: User) => isBegun && isVerified(user);
  return sendCode(strapi, { purpose: 'change', email, device, mayHave });
}

type WriteMail = (to: string, purpose: OtpPurpose, issued: IssuedCode) => Mail;
