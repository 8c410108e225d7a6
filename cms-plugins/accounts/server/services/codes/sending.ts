import type { OtpPurpose } from '@lanternway/contracts/accounts/accounts';
import { outboxOf, type Mail } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import type { IssuedCode, Typed } from './codes';
import type { Device } from '../sessions/devices';
import { codeTo, type Allowance } from '../rate-limits/limits';
import { codeMail } from './mails';
import { own } from '../own';
import { findUserByEmail, type User } from '../users/users';

/** `isCrowd`: others have asked for so many, and not this device. */
type Over = Extract<Allowance, { kind: 'over' }> & { isCrowd?: true };

export type Sent = { kind: 'sent' } | Over;

/** Sends codes so that nobody learns from the answer whether an address is known (product rule B5). */
export interface CodeSending {
  /** Whether one more code may go to an address now. Counted alike whether or not the address is known. */
  mayBeSent(purpose: OtpPurpose, email: string, device: Device): Promise<{ kind: 'free' } | Over>;
  /** A code to reset the password: for whoever has an account. */
  sendToReset(email: string, from: Asking): Promise<Sent>;
  /** A code to change the password, for whoever is logged in. */
  sendToChange(email: string, device: Device): Promise<Sent>;
  /** A new code to verify, for the right password of an account that is not verified. */
  sendAtLogin(email: string, device: Device, typed: Typed): Promise<Sent>;
  /** Once more. */
  resend(purpose: OtpPurpose, email: string, device: Device): Promise<Sent>;
}

/** Who asks, and from which network address. */
export interface Asking {
  device: Device;
  address: string;
}

interface Wish {
  purpose: OtpPurpose;
  email: string;
  device: Device;
  /** For whom there is a code. */
  mayHave: (user: User) => boolean;
  typed?: Typed | null;
  write?: WriteMail;
}

const isVerified = (user: User) => user.confirmed;
const isUnverified = (user: User) => !user.confirmed;
const everybody = () => true;

export function codeSending({ strapi }: { strapi: Core.Strapi }): CodeSending {
  async function mayBeSent(purpose: OtpPurpose, email: string, device: Device) {
    const limits = own(strapi, 'limits');
    for (const name of ['code.gap', 'code.hour'] as const) {
      const allowance = await limits.take(name, codeTo(email, purpose, device));
      if (allowance.kind === 'over') return allowance;
    }
    // What strangers ask for must not keep a parent from asking.
    if (own(strapi, 'devices').isKnown(device, email)) return { kind: 'free' } as const;
    for (const name of ['code.all', 'code.day'] as const) {
      const allowance = await limits.take(name, codeTo(email, purpose));
      if (allowance.kind === 'over') return { ...allowance, isCrowd: true } as const;
    }
    return { kind: 'free' } as const;
  }

  async function send({ purpose, email, device, mayHave, typed, write = codeMail }: Wish): Promise<Sent> {
    const allowance = await mayBeSent(purpose, email, device);
    if (allowance.kind === 'over') return allowance;
    await strapi.db.transaction(async () => {
      const user = await findUserByEmail(strapi, email);
      const isWanted = user !== null && !user.blocked && mayHave(user);
      // Whoever gets no code costs the database as much as who does: a row, and one statement more.
      const issued = await own(strapi, 'codes').issue(purpose, email, device, typed);
      if (isWanted) await outboxOf(strapi).queue(write(email, purpose, issued));
      else await own(strapi, 'codes').remove(purpose, email, device);
    });
    return { kind: 'sent' };
  }

  /** What this device has registered; what others have is none of its business. */
  async function resendToRegister(email: string, device: Device): Promise<Sent> {
    const [attempt] = await own(strapi, 'codes').attemptsOf(email, device);
    const typed = attempt?.isOwn === true ? attempt : null;
    const mayHave = (user: User) => typed !== null && isUnverified(user);
    return send({ purpose: 'register', email, device, mayHave, typed });
  }

  /** Only who is logged in can begin to change the password, so there is nothing to repeat for anybody else. */
  async function resendToChange(email: string, device: Device): Promise<Sent> {
    const isBegun = await own(strapi, 'codes').isIssued('change', email);
    return send({ purpose: 'change', email, device, mayHave: (user) => isBegun && isVerified(user) });
  }

  return {
    mayBeSent,
    async sendToReset(email, { device, address }) {
      const sent = await send({ purpose: 'reset', email, device, mayHave: everybody });
      if (sent.kind === 'over' && sent.isCrowd) await own(strapi, 'wayIn').offer(email, address);
      return sent;
    },
    sendToChange: (email, device) => send({ purpose: 'change', email, device, mayHave: isVerified }),
    sendAtLogin: (email, device, typed) =>
      send({
        purpose: 'register',
        email,
        device,
        mayHave: isUnverified,
        typed,
        write: (to, _purpose, issued) => codeMail(to, 'login', issued),
      }),
    resend(purpose, email, device) {
      if (purpose === 'register') return resendToRegister(email, device);
      if (purpose === 'change') return resendToChange(email, device);
      return send({ purpose, email, device, mayHave: everybody });
    },
  };
}

type WriteMail = (to: string, purpose: OtpPurpose, issued: IssuedCode) => Mail;
