/** A part of an address as text. If it cannot be decoded, it stays as it is: the router finds nothing there. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
