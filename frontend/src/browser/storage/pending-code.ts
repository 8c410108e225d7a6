import type { OtpPurpose } from '@lanternway/contracts/accounts/accounts';
import { property, textProperty } from './record';
import { forget, keep, readKept } from './storage';

/** A one-time code that was sent, and that the next page asks for. */
export interface PendingCode {
  email: string;
  /** When another one may be requested, in ms since 1970. */
  resendAt: number;
  /** How many wrong codes were typed since it was sent. */
  wrongTries?: number;
}

const watchers = new Set<() => void>();

const keyOf = (purpose: OtpPurpose) => `pendingCode.${purpose}`;

/** Kept for as long as the tab lives, so that a reload still asks for the same code. */
export function keepPendingCode(purpose: OtpPurpose, code: PendingCode): void {
  keep('session', keyOf(purpose), code);
  watchers.forEach((watcher) => watcher());
}

export function readPendingCode(purpose: OtpPurpose): PendingCode | null {
  return readKept('session', keyOf(purpose), parsePendingCode);
}

export function forgetPendingCode(purpose: OtpPurpose): void {
  forget('session', keyOf(purpose));
  watchers.forEach((watcher) => watcher());
}

/** Calls back when a code is kept or forgotten. Returns a function that stops this. */
export function watchPendingCodes(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function parsePendingCode(value: unknown): PendingCode | null {
  const email = textProperty(value, 'email');
  const resendAt = property(value, 'resendAt');
  const wrongTries = property(value, 'wrongTries');
  if (email === undefined || typeof resendAt !== 'number') return null;
  return { email, resendAt, ...(typeof wrongTries === 'number' ? { wrongTries } : {}) };
}
