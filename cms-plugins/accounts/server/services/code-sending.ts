import type { OtpPurpose } from '@lanternway/contracts/accounts';
import { outboxOf, type Mail } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import type { IssuedCode } from './codes';
import { codeTo, type Allowance } from './limits';
import { codeMail } from './mails';
import { own } from './own';
import { findUserByEmail, type User } from './users';

export type Sent = { kind: 'sent' } | Extract<Allowance, { kind: 'over' }>;

/** Sends codes so that nobody learns from the answer whether an address is known (product rule B5). */
export interface CodeSending {
  /** Whether one more code may go to an address now. Counted alike whether or not the address is known. */
  mayBeSent(purpose: OtpPurpose, email: string): Promise<Allowance>;
  /** A code to reset the password: for whoever has an account. */
  sendToReset(email: string): Promise<Sent>;
  /** A code to change the password, for whoever is logged in. */
  sendToChange(email: string): Promise<Sent>;
  /** A new code to verify, for the right password of an account that is not verified. */
  sendAtLogin(email: string): Promise<Sent>;
  /** Once more. */
  resend(purpose: OtpPurpose, email: string): Promise<Sent>;
}

type Choice = (user: User) => boolean;

const isVerified: Choice = (user) => user.confirmed;
const isUnverified: Choice = (user) => !user.confirmed;
const everybody: Choice = () => true;

export function codeSending({ strapi }: { strapi: Core.Strapi }): CodeSending {
  async function mayBeSent(purpose: OtpPurpose, email: string): Promise<Allowance> {
    const limits = own(strapi, 'limits');
    const gap = await limits.take('code.gap', codeTo(email, purpose));
    return gap.kind === 'over' ? gap : limits.take('code.hour', codeTo(email, purpose));
  }

  async function send(purpose: OtpPurpose, email: string, mayHave: Choice, write = codeMail): Promise<Sent> {
    const allowance = await mayBeSent(purpose, email);
    if (allowance.kind === 'over') return allowance;
    await strapi.db.transaction(async () => {
      const user = await findUserByEmail(strapi, email);
      const isWanted = user !== null && !user.blocked && mayHave(user);
      await sendOrNot(purpose, email, isWanted, write);
    });
    return { kind: 'sent' };
  }

  /** Whoever gets no code costs the database as much as who does: a row, and one statement more. */
  async function sendOrNot(purpose: OtpPurpose, email: string, isWanted: boolean, write: WriteMail) {
    const issued = await own(strapi, 'codes').issue(purpose, email);
    if (isWanted) await outboxOf(strapi).queue(write(email, purpose, issued));
    else await own(strapi, 'codes').remove(purpose, email);
  }

  const resends: Record<OtpPurpose, (email: string) => Promise<Choice>> = {
    register: () => Promise.resolve(isUnverified),
    reset: () => Promise.resolve(everybody),
    // Only who is logged in can begin to change the password, so there is nothing to repeat for anybody else.
    async change(email) {
      const isBegun = await own(strapi, 'codes').isIssued('change', email);
      return (user) => isBegun && isVerified(user);
    },
  };

  return {
    mayBeSent,
    sendToReset: (email) => send('reset', email, everybody),
    sendToChange: (email) => send('change', email, isVerified),
    sendAtLogin: (email) =>
      send('register', email, isUnverified, (to, _purpose, issued) => codeMail(to, 'login', issued)),
    resend: async (purpose, email) => send(purpose, email, await resends[purpose](email)),
  };
}

type WriteMail = (to: string, purpose: OtpPurpose, issued: IssuedCode) => Mail;
