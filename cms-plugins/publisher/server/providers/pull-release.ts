import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import { hashOf, type ListedFile } from './release-list';
import { isPulled, pullName, releasesOf, syncPath } from './releases';

export interface Pulling {
  siteLink: string;
  name: string;
  files: readonly ListedFile[];
  open: (file: ListedFile) => Promise<Readable>;
}

const atOnce = 8;

/** No fetch takes this long: an older folder was left by a process that was killed. */
const leftAfterMs = 60 * 60_000;

/**
 * Makes a release from the files of a list. It gets its name only when it is whole, its files were compared, and it would
 * survive a crash of the machine. Other processes may do the same in the same folder.
 */
export async function pullRelease({ siteLink, name, files, open }: Pulling): Promise<void> {
  const releases = releasesOf(siteLink);
  await mkdir(releases, { recursive: true });
  await chmod(releases, 0o755);
  await removeLeft(releases);
  const root = path.join(releases, pullName(randomUUID()));
  try {
    await mkdir(root);
    const near = await newestIn(releases);
    const folders = new Set(files.map((file) => path.dirname(path.join(root, ...file.path.split('/')))));
    for (const folder of folders) await mkdir(folder, { recursive: true });
    await mapConcurrent([...files], atOnce, async (file) => {
      const parts = file.path.split('/');
      const target = path.join(root, ...parts);
      if (near !== null && (await isLinked(path.join(near, ...parts), target, file))) return;
      await fetchFile(await open(file), target, file);
    });
    for (const folder of folders) await syncPath(folder);
    await rename(root, path.join(releases, name));
    await syncPath(releases);
  } catch (error) {
    await rm(root, { recursive: true, force: true });
    // Another process was faster.
    if (await exists(path.join(releases, name))) return;
    throw error;
  }
}

/** The newest release of this machine: most of its files are the same as those to fetch. */
async function newestIn(releases: string): Promise<string | null> {
  const names = (await readdir(releases)).filter((name) => !name.startsWith('.')).sort();
  const newest = names.at(-1);
  return newest === undefined ? null : path.join(releases, newest);
}

/** False where the file differs, or its release has been removed meanwhile: then the file is fetched. */
async function isLinked(same: string, target: string, file: ListedFile): Promise<boolean> {
  try {
    const { size, mtime } = await stat(same);
    if (size !== file.bytes || mtime.getTime() !== file.at || (await hashOf(same)) !== file.sha256)
      return false;
    await link(same, target);
    return true;
  } catch {
    return false;
  }
}

async function fetchFile(content: Readable, target: string, file: ListedFile): Promise<void> {
  await pipeline(content, createWriteStream(target, { flags: 'wx' }));
  if ((await hashOf(target)) !== file.sha256)
    throw new Error(`What the bucket has for ${file.path} is not what was put there.`);
  const at = new Date(file.at);
  await utimes(target, at, at);
  await syncPath(target);
}

async function removeLeft(releases: string): Promise<void> {
  for (const left of (await readdir(releases)).filter(isPulled)) {
    const folder = path.join(releases, left);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > leftAfterMs) await rm(folder, { recursive: true, force: true });
  }
}

const exists = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );
