import { isNotFoundPage } from '@lanternway/contracts/site/not-found-pages';
import { findPage } from './find-file';
import { findRelease, type Release } from './release';

/** A release never changes, so what was found once is right for as long as it is live. */
const known = new WeakMap<Release, Map<string, Promise<boolean>>>();

/** Strangers may ask for any number of addresses that are not there. */
const mostKnown = 20_000;

/** How long the release that was found counts as the live one: there may be thousands of questions in a second. */
const lookAgainAfterMs = 250;

/**
 * Tells whether the live release has a page at an address.
 * @param link the folder of the live site, or the link to it
 */
export function pagesOf(link: string): (path: string) => Promise<boolean> {
  let release: ReturnType<typeof findRelease>;
  let lookedAt = -Infinity;
  const live = () => {
    const now = performance.now();
    if (now - lookedAt >= lookAgainAfterMs) {
      release = findRelease(link);
      lookedAt = now;
    }
    return release;
  };

  return async (path) => {
    const release = await live();
    if (release === null || isNotFoundPage(path)) return false;
    const pages = known.get(release) ?? new Map<string, Promise<boolean>>();
    known.set(release, pages);
    let found = pages.get(path);
    if (found === undefined) {
      if (pages.size >= mostKnown) pages.clear();
      found = findPage(release.root, path).then((page) => page !== null);
      pages.set(path, found);
    }
    return found;
  };
}
