import type { DraftName } from './draft';
import { forget, keepText, readText } from './storage';

const keyOf = (name: DraftName) => `requestKey.${name}`;

/** Also where the site is read without encryption, which `crypto.randomUUID` refuses. */
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
 * The name of one filling of a form (see `idempotencyHeader`): the same for every attempt at sending it, after a lost
 * connection and a reload too, so that the server makes one enquiry of them.
 */
export function requestKey(name: DraftName): string {
  const key = readText('session', keyOf(name)) ?? unkept.get(name) ?? makeUuid();
  keepText('session', keyOf(name), key);
  // For browsers that keep nothing.
  unkept.set(name, key);
  return key;
}

/** The filling has arrived: what is typed next is another one. */
export function forgetRequestKey(name: DraftName): void {
  forget('session', keyOf(name));
  unkept.delete(name);
}
