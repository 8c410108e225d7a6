import { forget, keep, readKept } from './storage';

const key = 'returnPath';
const longest = 2000;
const home = 'https://site.invalid';

/** Never return here: to the account screens, or to addresses that are not pages of the site. */
const neverBackTo = /^\/(login|register|verify-otp|forgot-password|reset-password|api|admin)(\/|$)/i;

/** Decoded, these would be a slash, a backslash, a percent or a control character. */
const escapedTrick = /%(2f|5c|25|7f|[01][0-9a-f]|$|[^0-9a-f]|.$|.[^0-9a-f])/i;

/**
 * A path of this site to which a parent may be sent, or null. A path that a browser could read as another address is
 * refused, not repaired (product rule A5).
 */
export function readOwnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  if (!/^\/(?!\/)/.test(text) || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return null;
  const address = parseAddress(text);
  if (address?.origin !== home || address.pathname.startsWith('//')) return null;
  const { pathname, search, hash } = address;
  return escapedTrick.test(pathname) || neverBackTo.test(pathname) ? null : pathname + search + hash;
}

function parseAddress(path: string): URL | null {
  try {
    return new URL(path, home);
  } catch {
    return null;
  }
}

/** Remembers where the parent wanted to go, for as long as the tab lives. Only paths of this site are kept. */
export function keepReturnPath(path: string): void {
  if (readOwnPath(path) !== null) keep('session', key, path);
}

export function readReturnPath(): string | null {
  return readKept('session', key, readOwnPath);
}

export function forgetReturnPath(): void {
  forget('session', key);
}
