/** Leaves for another page with a full load, for pages that are not prebuilt with this one. */
export function goTo(path: string): void {
  window.location.assign(path);
}

/** Where the reader is: path, query and fragment. */
export function readPlace(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
