import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readManifest, type Manifest } from './manifest';

/** One build of the site: a folder that never changes once it is live. */
export interface Release {
  root: string;
  manifest: Manifest;
}

/** Long enough to spare a busy server the look, short enough that nobody notices. */
const lookAgainAfterMs = 250;

interface Known {
  release: Release | null;
  lookedAt: number;
}

const known = new Map<string, Known>();

/**
 * The release that is live: `link` is followed anew for a request that comes a moment after the last look, so a
 * switch of the link shows at once and needs no word to the server. Null before the first release.
 */
export async function findRelease(link: string): Promise<Release | null> {
  const last = known.get(link);
  const now = Date.now();
  if (last !== undefined && now - last.lookedAt < lookAgainAfterMs) return last.release;
  const release = await openRelease(link, last?.release ?? null);
  known.set(link, { release, lookedAt: now });
  return release;
}

async function openRelease(link: string, last: Release | null): Promise<Release | null> {
  try {
    const root = await realpath(link);
    if (last?.root === root) return last;
    const manifest = await readFile(path.join(root, '_site.json'), 'utf8');
    return { root, manifest: readManifest(JSON.parse(manifest)) };
  } catch (error) {
    // The manifest is the last thing a build writes, so a folder without one is no release.
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
