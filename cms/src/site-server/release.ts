import { readlinkSync } from 'node:fs';
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

/** How long the last look at a site that is a plain folder, or not there yet, counts. Spares a busy server the file access. */
const lookAgainAfterMs = 250;

interface Known {
  release: Release | null;
  /** Where the link pointed when the release was found; null if it is no link. */
  target: string | null;
  lookedAt: number;
  /** The look that is under way, and where the link pointed when it began; other requests wait for it. */
  looking: { target: string | null; found: Promise<Release | null> } | null;
}

const known = new Map<string, Known>();

/**
 * The live release. `link` is read for each request, so a switch of the link takes effect at once, without notice to the
 * server: people who read that a change is live will see it. Null before the first release.
 */
export function findRelease(link: string): Promise<Release | null> {
  const last = known.get(link) ?? { release: null, target: null, lookedAt: -Infinity, looking: null };
  known.set(link, last);
  const target = targetOf(link);
  if (target === null ? isRecent(last) : target === last.target) return Promise.resolve(last.release);
  if (last.looking?.target !== target) last.looking = { target, found: look(link, target, last) };
  return last.looking.found;
}

/** Read synchronously: the system has the link in memory, and reading it in another thread takes ten times as long (8 µs). */
function targetOf(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}

const isRecent = ({ target, lookedAt }: Known): boolean =>
  target === null && performance.now() - lookedAt < lookAgainAfterMs;

async function look(link: string, target: string | null, last: Known): Promise<Release | null> {
  try {
    const release = await openRelease(link, last.release);
    // If a later look has begun meanwhile, only the answer of that one counts.
    if (last.looking?.target === target)
      Object.assign(last, { release, target, lookedAt: performance.now() });
    return release;
  } finally {
    if (last.looking?.target === target) last.looking = null;
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

/** Another server may have made a release a moment ago, so the kept releases are listed again and again. */
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

/** Empty if the site is a plain folder instead of a link to one of several releases: its neighbours are not ours. */
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
