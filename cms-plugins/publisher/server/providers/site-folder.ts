import { randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  publishNowFile,
  releaseFile,
  statusFile,
  type ReleaseNote,
  type SiteStatus,
} from '@lanternway/contracts/publishing/site-folder';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Puts the status in place in one step, so that nobody reads half of it. */
export async function writeStatus(folder: string, status: SiteStatus): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${statusFile}-${randomUUID()}`);
  try {
    await writeFile(unfinished, `${JSON.stringify(status, null, 2)}\n`);
    await rename(unfinished, path.join(folder, statusFile));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Takes a request for a build from the folder and returns its text, or null where there is none. Of several instances that
 * poll the same folder only one gets it: a file can be renamed once.
 */
export async function takeBuildRequest(folder: string): Promise<string | null> {
  const taken = path.join(folder, `.${publishNowFile}-${randomUUID()}`);
  try {
    await rename(path.join(folder, publishNowFile), taken);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const text = await readFile(taken, 'utf8');
  await rm(taken, { force: true });
  return text.trim().slice(0, 100);
}

/** What the release behind the link says of itself; null where there is none, or none of ours. */
export const readLive = (siteLink: string): Promise<ReleaseNote | null> =>
  readJson<ReleaseNote>(async () => path.join(await realpath(siteLink), releaseFile));

/** The status that an instance wrote last; null where there is none. */
export const readStatus = (folder: string): Promise<SiteStatus | null> =>
  readJson<SiteStatus>(() => Promise.resolve(path.join(folder, statusFile)));

async function readJson<Content>(find: () => Promise<string>): Promise<Content | null> {
  try {
    return JSON.parse(await readFile(await find(), 'utf8')) as Content;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}
