import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import { findPage } from './find-file';
import type { Release } from './release';

interface Redirect {
  to: string;
  permanent: boolean;
}

/**
 * Where a decoded path leads instead: to the target of a published redirect, or to a page's one address, in its own letters
 * and without a slash or `index` at its end. The second is only for pages that exist, so it never leads to another site, as
 * `//elsewhere/` would.
 */
export async function findRedirect(release: Release, path: string): Promise<Redirect | null> {
  const plain = withoutEnding(path);
  if ((await findPage(release.root, plain)) !== null) {
    return plain === path ? null : { to: encodeURI(plain), permanent: true };
  }
  return release.manifest.redirects.get(plain) ?? inItsOwnLetters(release, plain);
}

/** A page that is asked for in capitals, as from a printed address: `/FAQ`, `/Checkout/0`. */
async function inItsOwnLetters(release: Release, path: string): Promise<Redirect | null> {
  const lower = path.toLowerCase();
  const own = release.manifest.pagesByLowerCase.get(lower) ?? lower;
  if (own === path || (await findPage(release.root, own)) === null) return null;
  return { to: encodeURI(own), permanent: true };
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
