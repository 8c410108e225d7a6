import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface SiteFile {
  file: string;
  size: number;
  modifiedAt: Date;
}

/**
 * The file at a decoded path inside a release, or null. Never finds anything outside the release, a file or folder
 * whose name starts with a dot, or a file that a build made only for the server.
 */
export async function findFile(root: string, decodedPath: string): Promise<SiteFile | null> {
  if (!isServed(decodedPath)) return null;
  const file = path.join(root, decodedPath);
  try {
    const found = await stat(file);
    return found.isFile() ? { file, size: found.size, modifiedAt: found.mtime } : null;
  } catch {
    return null;
  }
}

/** The page at a decoded path without a slash at its end: `/faq` is `faq/index.html`. */
export function findPage(root: string, decodedPath: string): Promise<SiteFile | null> {
  return findFile(root, `${decodedPath === '/' ? '' : decodedPath}/index.html`);
}

/** A release's files about itself, `_site.json`, `_content.json`, `_release.json`, in any encoding. */
const notServed = /^\/_[^/]*\.json/i;

function isServed(decodedPath: string): boolean {
  if (/[\0\\]/.test(decodedPath) || notServed.test(decodedPath)) return false;
  const [before, ...names] = decodedPath.split('/');
  return before === '' && names.every((name) => name !== '' && !name.startsWith('.'));
}
