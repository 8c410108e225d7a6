/** A part of an address as text. One that cannot be decoded stays as it is: the router finds nothing at it. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
