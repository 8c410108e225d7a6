import { findFile, type SiteFile } from './find-file';
import type { Release } from './release';

// Names that contain a hash of the content, as the bundler writes them, and everything under /static/.
const hashed = /^\/static\/|[-.][0-9a-f]{8,}\.(js|css|js\.map|woff2)$/;

/** Whether the file at a path never changes, so that browsers may cache it and any release may provide it. */
export const neverChanges = (path: string): boolean => hashed.test(path);

/**
 * A script, style or picture that a page of another release asks for around a switch. It is looked for in the kept
 * releases, newest first. Never a page or a page's data: what was taken down must stay down.
 */
export async function findKept(release: Release, path: string): Promise<SiteFile | null> {
  if (!neverChanges(path)) return null;
  for (const root of await release.others()) {
    const found = await findFile(root, path);
    if (found !== null) return found;
  }
  return null;
}
