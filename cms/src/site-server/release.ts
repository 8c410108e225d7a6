import { readFile, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readManifest, type Manifest } from './manifest';

/** One build of the site: a folder that never changes once it is live. */
export interface Release {
  root: string;
  manifest: Manifest;
  /** The folders of the other releases that are kept, newest first. */
  others: () => Promise<readonly string[]>;
}

/** Long enough to spare a busy server the file access, short enough that nobody notices. */
const lookAgainAfterMs = 250;

interface Known {
  release: Release | null;
  lookedAt: number;
  /** The check that is under way; other requests wait for it. */
  looking: Promise<Release | null> | null;
}

const known = new Map<string, Known>();

/**
 * The live release. `link` is read again for a request that comes a moment after the last check, so a switch of the
 * link takes effect at once, without notice to the server. Null before the first release.
 */
export function findRelease(link: string): Promise<Release | null> {
  const last = known.get(link) ?? { release: null, lookedAt: -Infinity, looking: null };
  known.set(link, last);
  if (performance.now() - last.lookedAt < lookAgainAfterMs) return Promise.resolve(last.release);
  return (last.looking ??= look(link, last));
}

async function look(link: string, last: Known): Promise<Release | null> {
  try {
    last.release = await openRelease(link, last.release);
    last.lookedAt = performance.now();
    return last.release;
  } finally {
    last.looking = null;
  }
}

async function openRelease(link: string, last: Release | null): Promise<Release | null> {
  try {
    const root = await realpath(link);
    if (last?.root === root) return last;
    const manifest = await readFile(path.join(root, '_site.json'), 'utf8');
    return { root, manifest: readManifest(JSON.parse(manifest)), others: listedNowAndThen(link, root) };
  } catch (error) {
    // The manifest is the last file that a build writes, so a folder without one is not a release.
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Another server may have switched a moment before, so the kept releases are listed as often as the link is read. */
function listedNowAndThen(link: string, root: string): () => Promise<readonly string[]> {
  let listed: Promise<readonly string[]> = Promise.resolve([]);
  let listedAt = -Infinity;
  return () => {
    if (performance.now() - listedAt >= lookAgainAfterMs) {
      listedAt = performance.now();
      listed = listKept(link, root).catch(() => []);
    }
    return listed;
  };
}

/** Empty if the site is not a link to one of several releases, but some folder: its neighbours are not ours. */
async function listKept(link: string, root: string): Promise<string[]> {
  const releases = path.join(await realpath(path.dirname(link)), 'releases');
  if (path.dirname(root) !== releases) return [];
  const names = (await readdir(releases)).filter((name) => !name.startsWith('.'));
  return names
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => path.join(releases, name))
    .filter((folder) => folder !== root);
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
