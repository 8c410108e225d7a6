/** The words of every mail about an account. `{brand}` is put in by the mailer. */
import { otpLifeMinutes, type OtpPurpose, wayInPath } from '@lanternway/contracts/accounts/accounts';
import type { MailKind } from '@lanternway/contracts/mail/kinds';
import type { Mail } from '@lanternway/server-kit/platform';
import type { IssuedCode } from './codes';

interface CodeText {
  kind: MailKind;
  /** After the code itself. */
  subject: string;
  heading: string;
  text: string;
  otherwise: string;
}

const codeTexts: Record<OtpPurpose | 'login', CodeText> = {
  register: {
    kind: 'Code to register',
    subject: 'is your {brand} code',
    heading: 'Your one-time code',
    text: 'Enter this code to finish creating your account, on the device on which you registered.',
    otherwise: 'If you did not ask for it, ignore this email; nothing will change.',
  },
  login: {
    kind: 'Code to register, sent at login',
    subject: 'is your {brand} code',
    heading: 'Your new one-time code',
    text: 'You have just tried to log in, but this email address is not verified yet. Enter this code to verify it; then you can log in.',
    otherwise: 'If that was not you, ignore this email; nothing will change.',
  },
  reset: {
    kind: 'Code to reset the password',
    subject: 'is your {brand} code to reset your password',
    heading: 'Your code to reset your password',
    text: 'Enter this code and choose a new password.',
    otherwise: 'If you did not ask for it, ignore this email; your password stays as it is.',
  },
  change: {
    kind: 'Code to change the password',
    subject: 'is your {brand} code to change your password',
    heading: 'Your code to change your password',
    text: 'Enter this code to change the password of your account.',
    otherwise:
      'If you did not ask for it, someone else may be logged in to your account: look at the devices in your profile and log out the ones you do not recognise.',
  },
};

/** The code comes first in the subject, so that it can be read without opening the mail. */
export function codeMail(
  to: string,
  why: keyof typeof codeTexts,
  { code, codeId, expiresAt }: IssuedCode,
): Mail {
  const { kind, subject, heading, text, otherwise } = codeTexts[why];
  return {
    key: `accounts.code.${codeId}`,
    kind,
    to,
    expiresAt,
    isSecret: true,
    content: {
      subject: `${code} ${subject}`,
      preheader: `${code} ${subject}`,
      heading,
      blocks: [
        { kind: 'text', text },
        { kind: 'code', code },
        { kind: 'text', text: `It works for ${String(otpLifeMinutes)} minutes and only once. ${otherwise}` },
      ],
    },
  };
}

/** For somebody who registers with an address that has an account. The page says the same to everybody. */
export const knownAccountMail = (to: string, codeId: string): Mail => ({
  key: `accounts.known.${codeId}`,
  kind: 'Has an account already',
  to,
  content: {
    subject: 'You already have a {brand} account',
    preheader: 'Log in, or choose a new password.',
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'text',
        text: 'Someone, most likely you, has just tried to register with this email address. It already has an account, so nothing was changed and no code is needed.',
      },
      { kind: 'button', label: 'Log in', path: '/login' },
      {
        kind: 'text',
        text: 'If you do not remember the password, choose Forgot password on the login page. If it was not you who tried, you do not need to do anything.',
      },
    ],
  },
});

/** For the owner of an account that guesses have closed to new devices. */
export const wayInMail = (to: string, pass: string, id: string): Mail => ({
  key: `accounts.way-in.${id}`,
  kind: 'Login link after too many attempts',
  to,
  isSecret: true,
  content: {
    subject: 'Someone tried to log in to your {brand} account',
    preheader: 'If it was you, this link lets you try again at once.',
    heading: 'Too many attempts to log in',
    blocks: [
      {
        kind: 'text',
        text: 'Someone has tried many times to log in to your account, or to reset its password. Nobody got in: we no longer accept passwords from devices that are new to your account.',
      },
      {
        kind: 'text',
        text: 'If it was you, open this link on the device on which you want to log in. You still need your password. The link works for a day.',
      },
      { kind: 'button', label: 'Log in', path: wayInPath(to, pass) },
      {
        kind: 'text',
        text: 'If it was not you, you do not need to do anything. Do not pass this email on to anybody.',
      },
    ],
  },
});

export const passwordChangedMail = (to: string, codeId: string): Mail => ({
  key: `accounts.password-changed.${codeId}`,
  kind: 'Password changed',
  to,
  content: {
    subject: 'Your {brand} password was changed',
    preheader: 'If it was not you, choose a new one now.',
    heading: 'Your password was changed',
    blocks: [
      {
        kind: 'text',
        text: 'The password of your account has just been changed. Other devices that were logged in to it have been logged out.',
      },
      { kind: 'text', text: 'If it was not you, choose a new password now and write to us.' },
      { kind: 'button', label: 'Choose a new password', path: '/forgot-password' },
    ],
  },
});

export const accountClosedMail = (to: string, userId: number): Mail => ({
  key: `accounts.closed.${String(userId)}`,
  kind: 'Account closed',
  to,
  content: {
    subject: 'Your {brand} account is closed',
    preheader: 'Your details have been removed from it.',
    heading: 'Your account is closed',
    blocks: [
      {
        kind: 'text',
        text: 'As you asked, your account is closed. Every device has been logged out, and your name and email address have been removed from the account. Free class requests, messages and applications that came from your email address have been removed, too; a class that was still to come will not take place.',
      },
      {
        kind: 'text',
        text: 'Records of payments stay for as long as the law requires them, without your details where it allows that. Our privacy policy says more.',
      },
      { kind: 'button', label: 'Privacy Policy', path: '/privacy' },
      {
        kind: 'text',
        text: 'Thank you for the time you spent with us. You can register again whenever you like.',
      },
    ],
  },
});
