import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import { findPage } from './find-file';
import type { Release } from './release';

interface Redirect {
  to: string;
  permanent: boolean;
}

/**
 * Where a decoded path leads instead: to the target of a published redirect, or to a page's one address, without a
 * slash or `index` at its end. The second is done only for a page that exists, and so never leads to another site, as
 * `//elsewhere/` would.
 */
export async function findRedirect(release: Release, path: string): Promise<Redirect | null> {
  const plain = withoutEnding(path);
  if ((await findPage(release.root, plain)) !== null) {
    return plain === path ? null : { to: encodeURI(plain), permanent: true };
  }
  return release.manifest.redirects.get(plain) ?? null;
}

/** An address with the request's query (`?…` or nothing). */
export function withQuery(address: string, query: string): string {
  if (query.length < 2) return address;
  const [, before = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${query.slice(1)}${fragment}`;
}

function withoutEnding(path: string): string {
  const plain = withoutEnd(withoutEnd(path, '/').replace(/\/index(\.html)?$/, ''), '/');
  return plain === '' ? '/' : plain;
}
