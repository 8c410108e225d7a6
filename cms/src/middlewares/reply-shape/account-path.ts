/**
 * Whether an address belongs to the parents' API. Letter case, doubled slashes and slashes at the end tell nothing
 * apart here: the router overlooks some of them, so no rule about an address may be escaped by them.
 */
export function isAccountPath(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/{2,}/g, '/');
  return plain === '/api/auth' || plain.startsWith('/api/auth/');
}
