import { array, bool, mixed, object, string } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';
import { email, fullName, newPassword, otp, pass, password } from '../fields/fields.js';
import { loggedOut, logoutCall } from './logout.js';

/* Limits of codes and sessions (product rules B4, B7) */

export const otpLifeMinutes = 10;
export const otpTries = 5;
export const resendAfterS = 60;
export const resendsPerHour = 5;

/** A session ends this long after the login, or earlier when it has not been used for `sessionIdleDays`. */
export const sessionDays = 30;
export const sessionIdleDays = 14;

/** A device is known this long after the last login on it. Wrong guesses made elsewhere do not lock it out. */
export const knownDeviceDays = 365;

export type OtpPurpose = 'register' | 'reset' | 'change';

/* POST /api/auth/register: the answer does not tell whether the address is known (B5) */

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  request: object({ username: fullName(), email: email(), password: newPassword() }),
  reply: nothing,
});

export const registered = 'Check your email: we have sent you a 6-digit code.';

/** The site shows this when the server sent no message. */
export const registerFailed = 'Registration failed. Please check your details and try again.';

/* POST /api/auth/verify-otp */

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/auth/verify-otp',
  access: 'anyone',
  request: object({
    email: email(),
    otp: otp(),
    /** How the visit began, as forms tell it (`Origin`); never a reason to refuse. */
    origin: mixed().nullable().notRequired(),
  }),
  reply: nothing,
});

export const verified = 'Your email is verified. You can log in now.';

/** One sentence for wrong, expired, used and tried too often, so that nobody learns which it was. */
export const wrongOtp = 'Invalid OTP, please try again.';

/* POST /api/auth/resend-otp */

export const resendOtp = endpoint({
  method: 'POST',
  path: '/api/auth/resend-otp',
  access: 'anyone',
  request: object({
    email: email(),
    purpose: string()
      .oneOf(['register', 'reset', 'change'] satisfies OtpPurpose[])
      .required(),
  }),
  reply: nothing,
});

export const otpResent = 'If the address is in use here, a new code is on its way to it.';

/* POST /api/auth/login */

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  request: object({ email: email(), password: password() }),
  reply: object({
    token: string().required(),
    /** The name the parent gave, not an identifier. */
    username: string().required(),
    sessionId: string().required(),
  }),
});

export const loggedIn = 'Login successful';

export const loginRefusals = {
  wrong: 'Email or Password is incorrect',
  /** The password is right, but the e-mail is not confirmed. A code was sent just now or within the last minute. */
  unconfirmed: 'Please verify your email first, with the code that we have sent you.',
} as const;

export type LoginRefusal = keyof typeof loginRefusals;

/** The site shows this when the server cannot be reached or its answer is not one of ours. */
export const loginFailed = 'Invalid credentials or server error.';

/* POST /api/auth/known-device: the link in the mail about a locked login lets this device try at once (H3) */

export const knownDevice = endpoint({
  method: 'POST',
  path: '/api/auth/known-device',
  access: 'anyone',
  request: object({ email: email(), pass: pass() }),
  reply: nothing,
});

export const deviceKnown = 'This device is known now. You can log in.';
export const wrongPass = 'This link has expired. Please log in, or choose a new password.';

/** The link in that mail. The page reads the pass from its fragment. */
export const wayInPath = (address: string, carried: string): string =>
  `/login#email=${encodeURIComponent(address)}&pass=${carried}`;

/* POST /api/auth/forgot-password: the answer does not tell whether the address is known (B5) */

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  request: object({ email: email() }),
  reply: nothing,
});

export const resetCodeSent = 'If this email has an account, a code is on its way to it.';

/** The site shows this for forgot and reset when the server sent no message. */
export const somethingWrong = 'Something went wrong';

/* POST /api/auth/reset-password: ends every session of the account */

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  request: object({ email: email(), otp: otp(), newPassword: newPassword() }),
  reply: nothing,
});

export const passwordReset = 'Your password has been reset. You can log in now.';

/* POST /api/auth/change-password/request: the e-mail must be that of the token (B2) */

export const requestPasswordChange = endpoint({
  method: 'POST',
  path: '/api/auth/change-password/request',
  access: 'parent',
  request: object({ email: email() }),
  reply: nothing,
});

export const changeCodeSent = 'We have sent a code to your email.';

/* POST /api/auth/change-password/verify: ends every other session of the account */

export const verifyPasswordChange = endpoint({
  method: 'POST',
  path: '/api/auth/change-password/verify',
  access: 'parent',
  request: object({ email: email(), otp: otp(), newPassword: newPassword() }),
  reply: nothing,
});

export const passwordChanged = 'Your password has been changed.';

/** 422 for a wrong code, which `errors` names; the site also shows it when the server sent no message. */
export const changeFailed = 'Invalid OTP or password.';

export const notYourEmail = 'This is not the email of your account.';

/* POST /api/auth/logout */

export const logout = endpoint({ ...logoutCall, request: nothing, reply: nothing });

export { loggedOut };

/** For any call with a token that is missing, unknown or expired, or whose session has ended. Status 401. */
export { notLoggedIn } from './logout.js';

/* GET /api/auth/me */

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'parent',
  request: nothing,
  reply: object({
    user: object({
      username: string().required(),
      email: string().required(),
      /** ISO 8601. */
      createdAt: string().required(),
    }).required(),
  }),
});

export const yourAccount = 'This is your account.';

/* GET /api/auth/sessions: the active ones, the current one first, then the latest */

export const session = object({
  sessionId: string().required(),
  /** Such as 'Chrome on Android'. */
  device: string().required(),
  /** ISO 8601. */
  startedAt: string().required(),
  /** ISO 8601, accurate to five minutes. */
  lastSeenAt: string().required(),
  isCurrent: bool().required(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'parent',
  request: nothing,
  reply: object({ sessions: array(session).required() }),
});

export const yourSessions = 'These are the devices you are logged in on.';

/* DELETE /api/auth/sessions/:sessionId, and DELETE /api/auth/sessions for all but the current one */

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  access: 'parent',
  request: nothing,
  reply: nothing,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'parent',
  request: nothing,
  reply: nothing,
});

export const sessionEnded = 'That device is logged out.';
export const otherSessionsEnded = 'All other devices are logged out.';
export const noSuchSession = 'That device is logged out already.';

/* GET /api/auth/export: everything we keep about the parent, as one JSON document */

export const exportData = endpoint({
  method: 'GET',
  path: '/api/auth/export',
  access: 'parent',
  request: nothing,
  reply: object({
    /** By kind: account, sessions, and what other parts of the product keep. */
    data: object().required(),
  }),
});

export const yourData = 'This is what we keep about you.';

/* POST /api/auth/close-account: asks for the password again */

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/auth/close-account',
  access: 'parent',
  request: object({ password: password() }),
  reply: nothing,
});

export const accountClosed = 'Your account is closed.';
export const wrongPassword = 'The password is not right.';

/* Any of these, after too many requests in a short time (status 429), or when the server is too busy (503) */

export const tooManyRequests = (seconds: number): string =>
  `Too many attempts. Please try again in ${formatWait(seconds)}.`;

/** For logins and reset codes, where the attempts may have been somebody else's. */
export const tooManyAtAccount = (seconds: number): string =>
  `${tooManyRequests(seconds)} The owner of the account gets a link by email that works at once.`;

export const tooBusy = 'We are very busy at the moment. Please try again in a few seconds.';

function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < 90 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
