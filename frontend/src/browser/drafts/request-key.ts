import type { DraftName } from './draft';
import { forget, keepText, readText } from '../storage/storage';

/** Under which name the browser keeps it. */
export const keyOf = (name: DraftName) => `requestKey.${name}`;

/** Also works where the site is read without encryption, where `crypto.randomUUID` is missing. */
function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

const unkept = new Map<DraftName, string>();

/**
 * The id of one form session (see `idempotencyHeader`). It is the same for every attempt to send the form, also after a
 * lost connection or a reload, so that the server makes only one enquiry.
 */
export function requestKey(name: DraftName): string {
  const key = readText('session', keyOf(name)) ?? unkept.get(name) ?? makeUuid();
  keepText('session', keyOf(name), key);
  // For browsers that store nothing.
  unkept.set(name, key);
  return key;
}

/** The form has arrived: what is typed next is a new form session. */
export function forgetRequestKey(name: DraftName): void {
  forget('session', keyOf(name));
  unkept.delete(name);
}
