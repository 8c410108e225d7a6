import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isRecord } from '@lanternway/contracts/wire/is-record';

/** A file of a release of this machine. */
export interface HashedFile {
  /** Within its release, with slashes. */
  path: string;
  sha256: string;
  bytes: number;
  /** When it was made, in milliseconds: browsers compare it, whichever server they ask. */
  at: number;
}

/** A file of a release in a bucket. */
export interface ListedFile extends HashedFile {
  /** The release with which it was sent: this one, or an earlier one that has the same file. */
  from: string;
}

/** Everything that lies in a release of this machine. */
export async function hashRelease(root: string): Promise<HashedFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files: HashedFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtime } = await stat(file);
    const within = path.relative(root, file).split(path.sep).join('/');
    files.push({ path: within, sha256: await hashOf(file), bytes: size, at: mtime.getTime() });
  }
  return files;
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const digestOf = (files: unknown): string => createHash('sha256').update(JSON.stringify(files)).digest('hex');

export const writeList = (files: readonly ListedFile[]): string =>
  JSON.stringify({ format: 1, digest: digestOf(files), files });

/** @throws where the text is no whole list, or would lead out of its release */
export function readList(text: string): ListedFile[] {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value['format'] !== 1 || !Array.isArray(value['files']))
    throw new Error('This is no list of a release.');
  if (value['digest'] !== digestOf(value['files'])) throw new Error('The list of a release is damaged.');
  const files = value['files'] as ListedFile[];
  if (!files.every(({ path: within }) => isInside(within)))
    throw new Error('The list of a release names a file outside of it.');
  return files;
}

const isInside = (within: string): boolean =>
  within.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part));
