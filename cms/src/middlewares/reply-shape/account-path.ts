/**
 * Whether an address belongs to the parents' API. Letter case, doubled slashes and slashes at the end make no
 * difference here. The router ignores some of them, so they must not bypass a rule about an address.
 */
export function isAccountPath(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/{2,}/g, '/');
  return plain === '/api/auth' || plain.startsWith('/api/auth/');
}
