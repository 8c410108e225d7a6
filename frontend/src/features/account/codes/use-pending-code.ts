import {
  type OtpPurpose,
  otpTries,
  resendAfterS,
  resendOtp,
  somethingWrong,
  wrongOtp,
} from '@lanternway/contracts/accounts/accounts';
import { useState, useSyncExternalStore } from 'react';
import { keepPendingCode, readPendingCode, watchPendingCodes } from '../../../browser/storage/pending-code';
import { send, type Outcome } from '../../../server-calls/client';
import type { Notice } from '../../../ui/forms/use-checked-form';

/** Records that a code has just been sent: it has all its tries, and for another one there is a minute to wait. */
export function startWaiting(purpose: OtpPurpose, email: string): void {
  keepPendingCode(purpose, { email, resendAt: Date.now() + resendAfterS * 1000 });
}

/** Keeps the code that is on its way, and puts off asking for another one. */
function putOff(purpose: OtpPurpose, email: string, seconds: number): void {
  const { wrongTries = 0 } = readPendingCode(purpose) ?? {};
  keepPendingCode(purpose, { email, resendAt: Date.now() + seconds * 1000, wrongTries });
}

/**
 * Records a code that the server called wrong. Each code has five tries on the device that asked for it, so they can be
 * counted here: the server answers all wrong codes alike, and tells nobody whether the address has an account.
 */
export function countWrongCode(purpose: OtpPurpose, outcome: Outcome<unknown>): void {
  const pending = readPendingCode(purpose);
  if (pending === null || outcome.kind !== 'refused' || outcome.refusal.errors?.['otp'] !== wrongOtp) return;
  keepPendingCode(purpose, { ...pending, wrongTries: (pending.wrongTries ?? 0) + 1 });
}

export interface Waiting {
  /** The address the code was sent to. Undefined until the browser has been asked; null if no code was sent. */
  email: string | null | undefined;
  /** When another one may be requested, in ms since 1970. */
  resendAt: number;
  /** Null until a wrong code was typed. */
  triesLeft: number | null;
  isResending: boolean;
  resend: () => void;
}

/** What the browser keeps about the code. The built page knows nothing of it. */
function useKept(purpose: OtpPurpose) {
  const email = useSyncExternalStore(
    watchPendingCodes,
    () => readPendingCode(purpose)?.email ?? null,
    () => undefined,
  );
  const resendAt = useSyncExternalStore(
    watchPendingCodes,
    () => readPendingCode(purpose)?.resendAt ?? 0,
    () => 0,
  );
  const wrongTries = useSyncExternalStore(
    watchPendingCodes,
    () => readPendingCode(purpose)?.wrongTries ?? 0,
    () => 0,
  );
  return { email, resendAt, triesLeft: wrongTries === 0 ? null : Math.max(0, otpTries - wrongTries) };
}

async function askForAnother(purpose: OtpPurpose, email: string): Promise<Notice> {
  const outcome = await send(resendOtp, { email, purpose });
  if (outcome.kind === 'unreachable') return { tone: 'error', text: somethingWrong };
  if (outcome.kind === 'done') {
    startWaiting(purpose, email);
    return { tone: 'info', text: outcome.reply.message };
  }
  const { message, retryAfterS } = outcome.refusal;
  if (retryAfterS !== undefined) putOff(purpose, email, retryAfterS);
  return { tone: 'error', text: message };
}

/**
 * The code that a screen asks for, and a way to request another one.
 * @param say shows the result of requesting another one
 */
export function usePendingCode(purpose: OtpPurpose, say: (notice: Notice) => void): Waiting {
  const { email, resendAt, triesLeft } = useKept(purpose);
  const [isResending, setResending] = useState(false);
  const resend = async () => {
    if (!email) return;
    setResending(true);
    say(await askForAnother(purpose, email));
    setResending(false);
  };
  return { email, resendAt, triesLeft, isResending, resend: () => void resend() };
}
