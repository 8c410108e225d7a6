/**
 * The only access to the browser's storage. Storage may be unavailable (private mode, a full disk, a policy): then
 * nothing is kept, and the site works without it. The caller's `parse` checks what is read; invalid data is deleted.
 */
type Shelf = 'local' | 'session';

function open(shelf: Shelf): Storage | null {
  try {
    return shelf === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readText(shelf: Shelf, key: string): string | null {
  return open(shelf)?.getItem(key) ?? null;
}

export function keepText(shelf: Shelf, key: string, text: string): void {
  try {
    open(shelf)?.setItem(key, text);
  } catch {
    /* A full storage keeps nothing, and the page works without it. */
  }
}

export function forget(shelf: Shelf, key: string): void {
  open(shelf)?.removeItem(key);
}

/** The kept value, or null if there is none or `parse` does not accept it. */
export function readKept<T>(shelf: Shelf, key: string, parse: (value: unknown) => T | null): T | null {
  const text = readText(shelf, key);
  if (text === null) return null;
  const value = parse(fromJson(text));
  if (value === null) forget(shelf, key);
  return value;
}

export function keep(shelf: Shelf, key: string, value: unknown): void {
  keepText(shelf, key, JSON.stringify(value));
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
