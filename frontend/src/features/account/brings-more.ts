import { readPassedOn, readPlace } from '../../browser/navigation';
import { readReturnPath } from '../../browser/storage/return-path';
import { hasToken } from '../../browser/storage/session';
import { readArrival } from './arrival';

/**
 * Whether a visitor comes to an account screen with something that its HTML does not show: a way back, a mail's link, what the
 * screen before passed on, or a session.
 */
export function bringsMore(): boolean {
  const { email, notice } = readArrival(readPassedOn());
  const isPassedOn = email !== undefined || notice !== undefined;
  return isPassedOn || /[?#]/.test(readPlace()) || readReturnPath() !== null || hasToken();
}
