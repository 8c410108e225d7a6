/** Goes to another page with a full load. For pages that Gatsby cannot swap in. */
export function goTo(path: string): void {
  window.location.assign(path);
}

/** Where the reader is: path, query and fragment. */
export function readPlace(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Like `goTo`, but replaces the present page in the history: its work is done, and going back must not repeat it. */
export function goInstead(path: string): void {
  window.location.replace(path);
}

/** One value of the address, if it is a valid id. */
export function readIdFromAddress(name: string): string | null {
  const value = new URLSearchParams(window.location.search).get(name);
  return value !== null && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : null;
}

/** Whether the present page's address has one of these values. */
export function isInAddress(names: readonly string[]): boolean {
  const { searchParams } = new URL(window.location.href);
  return names.some((name) => searchParams.has(name));
}

/** Takes values out of the present page's address, so that a reload does not find them again. */
export function takeFromAddress(names: readonly string[]): Record<string, string> {
  const address = new URL(window.location.href);
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = address.searchParams.get(name);
    if (value !== null) found[name] = value;
    address.searchParams.delete(name);
  }
  if (Object.keys(found).length > 0) window.history.replaceState(window.history.state, '', address);
  return found;
}

/** Puts an id into the present page's address, so that a reload or a bookmark finds it. */
export function keepIdInAddress(name: string, value: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Reads what the link of a mail carries after its `#`, which no server and no other site gets to see. It is removed
 * from the address, so that neither the history nor a bookmark keeps it.
 */
export function takeCarried(): URLSearchParams {
  const { hash, pathname, search } = window.location;
  const carried = new URLSearchParams(hash.slice(1));
  if (hash.includes('=')) window.history.replaceState(window.history.state, '', pathname + search);
  return carried;
}

/** What the page before has passed on. It is in the history, so a reload keeps it. */
export const readPassedOn = (): unknown => window.history.state;
