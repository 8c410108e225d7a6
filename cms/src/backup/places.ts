import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env';

/** The folders with files that belong to the rows of the database. */
export interface Places {
  media: string;
  /** Null where resumes are in a bucket. */
  resumes: string | null;
}

export const placesOf = ({ dataDir, resumes }: Pick<Env, 'dataDir' | 'resumes'>): Places => ({
  media: path.join(dataDir, 'public', 'uploads'),
  resumes: resumes.kind === 'folder' ? resumes.folder : null,
});

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
