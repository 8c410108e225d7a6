import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { chmod, mkdir, open, readFile, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { releaseFile, type ReleaseNote } from '@lanternway/contracts/publishing/site-folder';

/*
 * Releases are folders: `<number>-<time>` in `releases/`. The link `current` next to it leads to the live one. A folder
 * whose name begins with a dot is not finished.
 */

/** The folder of all releases, next to the site's link. */
export const releasesOf = (siteLink: string): string => path.join(path.dirname(siteLink), 'releases');

const nextStart = '.next-';

const pullStart = '.pull-';

/** A folder into which a release of the bucket is fetched. */
export const pullName = (id: string): string => `${pullStart}${id}`;

export const isPulled = (name: string): boolean => name.startsWith(pullStart);

const startOf = (number: number): string => `${String(number).padStart(6, '0')}-`;

/** A name that sorts by its number. */
export const releaseName = (number: number, at: Date): string =>
  `${startOf(number)}${at.toISOString().replace(/[-:.]/g, '')}`;

/** The name of the folder that the link leads to; null before the first release. */
export async function liveName(siteLink: string): Promise<string | null> {
  try {
    return path.basename(await realpath(siteLink));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What the release says of itself; null where it is not whole. */
export async function readNote(folder: string): Promise<ReleaseNote | null> {
  const text = await readFile(path.join(folder, releaseFile), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ReleaseNote);
}

/** The folder where a release is made. What an earlier build left there is removed. */
export async function prepareUnfinished(siteLink: string, name: string): Promise<string> {
  const folder = path.join(releasesOf(siteLink), `.${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  // Everybody may read this folder, though the server keeps others to itself: a proxy may serve it.
  await chmod(path.dirname(folder), 0o755);
  return folder;
}

/** Removes all that a build that did not go live has left. */
export async function removeUnfinished(siteLink: string, number: number): Promise<void> {
  const names = await readdir(releasesOf(siteLink)).catch(() => []);
  const left = names.filter((name) => name.startsWith(`.${startOf(number)}`));
  for (const name of left) await removeRelease(siteLink, name);
}

/** Says in the release what it is, and gives it its name. From here on it is never changed. */
export async function finishRelease(unfinished: string, name: string, note: ReleaseNote): Promise<void> {
  const file = await open(path.join(unfinished, releaseFile), 'w');
  try {
    await file.writeFile(`${JSON.stringify(note)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncPath(unfinished);
  const folder = path.dirname(unfinished);
  await rename(unfinished, path.join(folder, name));
  await syncPath(folder);
}

/** A link to a release, next to the site's own link and not yet in its place. */
export async function prepareLink(siteLink: string, name: string): Promise<string> {
  const next = path.join(path.dirname(siteLink), `${nextStart}${randomUUID()}`);
  await symlink(path.join('releases', name), next);
  return next;
}

/** A link is replaced by renaming another one over it: that is one step for the file system. */
export async function placeLink(siteLink: string, next: string): Promise<void> {
  try {
    await rename(next, siteLink);
  } catch (error) {
    await removeLink(next);
    throw error;
  }
  await syncPath(path.dirname(siteLink));
}

export const removeLink = (next: string): Promise<void> => rm(next, { force: true });

/** Removes prepared links: a process that prepared one cannot put it in its place any more. */
export async function sweepLinks(siteLink: string): Promise<void> {
  const site = path.dirname(siteLink);
  const links = (await readdir(site).catch(() => [])).filter((name) => name.startsWith(nextStart));
  for (const name of links) await removeLink(path.join(site, name));
}

/** Removes a release, or an unfinished one, by the name of its folder. */
export async function removeRelease(siteLink: string, name: string): Promise<void> {
  await rm(path.join(releasesOf(siteLink), name), { recursive: true, force: true });
}

/** Removes unfinished folders, and all releases except those kept and the live one. */
export async function sweep(siteLink: string, kept: ReadonlySet<string>): Promise<string[]> {
  const live = await liveName(siteLink);
  const names = await readdir(releasesOf(siteLink)).catch(() => []);
  // A folder that is just being fetched is removed by the process that fetches it.
  const gone = names.filter((name) => name !== live && !kept.has(name) && !isPulled(name));
  for (const name of gone) await removeRelease(siteLink, name);
  return gone;
}

export interface ReleasedFile {
  /** Within its release. */
  path: string;
  size: number;
  /** Whether it is the same file as in the release before, where it was checked already. */
  isShared: boolean;
}

interface FoundFile {
  path: string;
  size: number;
  inode: number;
}

/**
 * Reads all folders at the same time, because a release has thousands. The few files of a folder are looked at in one go: to
 * wait for each takes three times as long, and holds up other requests more.
 */
async function walk(root: string, folder = ''): Promise<FoundFile[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const inner: Promise<FoundFile[]>[] = [];
  const found: FoundFile[] = [];
  for (const entry of entries) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) inner.push(walk(root, name));
    else {
      const { size, ino } = lstatSync(path.join(root, name));
      found.push({ path: name, size, inode: ino });
    }
  }
  return [found, ...(await Promise.all(inner))].flat();
}

/** Everything that lies in a release. */
export async function listFiles(root: string, before: string | null): Promise<ReleasedFile[]> {
  const [former, files] = await Promise.all([before === null ? [] : walk(before), walk(root)]);
  const inodes = new Map(former.map((file) => [file.path, file.inode]));
  return files.map(({ inode, ...file }) => ({ ...file, isShared: inodes.get(file.path) === inode }));
}

const concurrency = 16;

/** Makes the file system write what is new, before a link leads to it. */
export async function syncFiles(root: string, files: readonly ReleasedFile[]): Promise<void> {
  const left = files.filter(({ isShared }) => !isShared).values();
  const syncRest = async () => {
    for (const { path: name } of left) await syncPath(path.join(root, name));
  };
  await Promise.all(Array.from({ length: concurrency }, syncRest));
}

/** Writes a file or a folder to the disk. A new name is safe only once its folder is written too. */
export async function syncPath(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
