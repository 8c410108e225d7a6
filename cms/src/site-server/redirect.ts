import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import { findPage } from './find-file';
import type { Release } from './release';

interface Redirect {
  to: string;
  permanent: boolean;
}

/**
 * Where a decoded path leads instead: to what staff published a redirect for, or to a page's one address, without a
 * slash or `index` at its end. That step is taken only to a page that exists, and so never to another site, as
 * `//elsewhere/` would be.
 */
export async function findRedirect(release: Release, path: string): Promise<Redirect | null> {
  const plain = withoutEnding(path);
  if ((await findPage(release.root, plain)) !== null) {
    return plain === path ? null : { to: encodeURI(plain), permanent: true };
  }
  return release.manifest.redirects.get(plain) ?? null;
}

/** An address with the query (`?…` or nothing) of the request that is sent on to it. */
export function withQuery(address: string, query: string): string {
  if (query.length < 2) return address;
  const [, before = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${query.slice(1)}${fragment}`;
}

function withoutEnding(path: string): string {
  const plain = withoutEnd(withoutEnd(path, '/').replace(/\/index(\.html)?$/, ''), '/');
  return plain === '' ? '/' : plain;
}
