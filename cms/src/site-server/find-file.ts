import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface SiteFile {
  file: string;
  size: number;
  modifiedAt: Date;
}

/**
 * The file at a decoded path inside a release, or null. Nothing outside the release is ever found, nor a file or
 * folder whose name starts with a dot, nor what a build tells the server alone.
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

/** What a release says of itself: `_site.json`, `_content.json`, `_release.json`, in whatever form. */
const notServed = /^\/_[^/]*\.json/i;

function isServed(decodedPath: string): boolean {
  if (/[\0\\]/.test(decodedPath) || notServed.test(decodedPath)) return false;
  const [before, ...names] = decodedPath.split('/');
  return before === '' && names.every((name) => name !== '' && !name.startsWith('.'));
}
