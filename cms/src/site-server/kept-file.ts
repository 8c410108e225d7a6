import { findFile, type SiteFile } from './find-file';
import type { Release } from './release';

// Names that carry a hash of their content, as the bundler writes them, and everything under /static/.
const hashed = /^\/static\/|[-.][0-9a-f]{8,}\.(js|css|js\.map|woff2)$/;

/** Whether what lies at a path is the same for ever, so that it may be kept by browsers and taken from any release. */
export const neverChanges = (path: string): boolean => hashed.test(path);

/**
 * A script, style or picture that a page of another release asks for around a switch: it is found in the releases that
 * are kept, newest first. Never a page, nor a page's data: what was taken down stays down.
 */
export async function findKept(release: Release, path: string): Promise<SiteFile | null> {
  if (!neverChanges(path)) return null;
  for (const root of await release.others()) {
    const found = await findFile(root, path);
    if (found !== null) return found;
  }
  return null;
}
