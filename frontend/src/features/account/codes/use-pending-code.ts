import {
  type OtpPurpose,
  resendAfterS,
  resendOtp,
  somethingWrong,
} from '@lanternway/contracts/accounts/accounts';
import { useState, useSyncExternalStore } from 'react';
import { keepPendingCode, readPendingCode, watchPendingCodes } from '../../../browser/storage/pending-code';
import { send } from '../../../server-calls/client';
import type { Notice } from '../../../ui/forms/use-checked-form';

/** Records that a code has just been sent, and how long to wait for another one. */
export function startWaiting(purpose: OtpPurpose, email: string, seconds = resendAfterS): void {
  keepPendingCode(purpose, { email, resendAt: Date.now() + seconds * 1000 });
}

export interface Waiting {
  /** The address the code was sent to. Undefined until the browser has been asked; null if no code was sent. */
  email: string | null | undefined;
  /** When another one may be requested, in ms since 1970. */
  resendAt: number;
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
  return { email, resendAt };
}

async function askForAnother(purpose: OtpPurpose, email: string): Promise<Notice> {
  const outcome = await send(resendOtp, { email, purpose });
  if (outcome.kind === 'unreachable') return { tone: 'error', text: somethingWrong };
  if (outcome.kind === 'done') {
    startWaiting(purpose, email);
    return { tone: 'info', text: outcome.reply.message };
  }
  const { message, retryAfterS } = outcome.refusal;
  if (retryAfterS !== undefined) startWaiting(purpose, email, retryAfterS);
  return { tone: 'error', text: message };
}

/**
 * The code that a screen asks for, and a way to request another one.
 * @param say shows the result of requesting another one
 */
export function usePendingCode(purpose: OtpPurpose, say: (notice: Notice) => void): Waiting {
  const { email, resendAt } = useKept(purpose);
  const [isResending, setResending] = useState(false);
  const resend = async () => {
    if (!email) return;
    setResending(true);
    say(await askForAnother(purpose, email));
    setResending(false);
  };
  return { email, resendAt, isResending, resend: () => void resend() };
}
