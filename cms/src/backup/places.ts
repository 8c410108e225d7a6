import { copyFile, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env';

/** The folder of resumes; null where they are in a bucket. */
export const resumesFolderOf = ({ resumes }: Pick<Env, 'resumes'>): string | null =>
  resumes.kind === 'folder' ? resumes.folder : null;

/** The paths of all files in a folder, from there, in order and with slashes. None where it does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhereMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

function noneWhereMissing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

/** Moves a file, also to another disk. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
  }
}
