/** Leaves for another page with a full load, for pages that are not prebuilt with this one. */
export function goTo(path: string): void {
  window.location.assign(path);
}

/** Where the reader is: path, query and fragment. */
export function readPlace(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** As `goTo`, but the present page takes no place in the history: its work is done, and going back must not repeat it. */
export function goInstead(path: string): void {
  window.location.replace(path);
}

/** One value of the address, where it is an id as ours are. */
export function readIdFromAddress(name: string): string | null {
  const value = new URLSearchParams(window.location.search).get(name);
  return value !== null && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : null;
}

/** Puts an id into the address of the present page, so that a reload and a bookmark find it. */
export function keepIdInAddress(name: string, value: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', address);
}

/**
 * What the link of a mail carries behind its `#`, which no server and no other site gets to see. Taken out of the
 * address, so that neither the history nor a bookmark keeps it.
 */
export function takeCarried(): URLSearchParams {
  const { hash, pathname, search } = window.location;
  const carried = new URLSearchParams(hash.slice(1));
  if (hash.includes('=')) window.history.replaceState(window.history.state, '', pathname + search);
  return carried;
}
