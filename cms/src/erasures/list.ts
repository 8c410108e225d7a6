import { createHmac } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keysIn } from '../secrets';

/** Who was erased when, without saying who it was. It is in no backup, and outlives the database. */
export interface Erasure {
  at: Date;
  /** A hash of the e-mail, made with a key of the installation. */
  hash: string;
}

/** The hashes of an e-mail by each key of the installation, the present one first. */
export const hashesOf = (email: string, encryptionKey: string): string[] =>
  keysIn(encryptionKey).map((key) =>
    createHmac('sha256', key).update(`erasure: ${email.trim().toLowerCase()}`).digest('hex'),
  );

const fileOf = (month: string): string => `${month}.txt`;
const monthOf = (file: string): string | null => /^(\d{4}-\d{2})\.txt$/.exec(file)?.[1] ?? null;

/** Adds a line to the file of its month. Several servers may do so at once. It is on the disk when this returns. */
export async function addErasure(folder: string, { at, hash }: Erasure): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = at.toISOString();
  const file = await open(path.join(folder, fileOf(moment.slice(0, 7))), 'a', 0o600);
  try {
    // Begins with a line break, so that it is a line of its own even if a full disk has cut off the line before.
    await file.appendFile(`\n${moment} ${hash}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

const readLines = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter((line) => /^\S{24} [0-9a-f]{64}$/.test(line));

/** @returns null where the folder does not exist */
export async function readErasures(folder: string): Promise<Erasure[] | null> {
  const files = await filesIn(folder);
  if (files === null) return null;
  const found: Erasure[] = [];
  for (const file of files)
    for (const line of await readLines(path.join(folder, file)))
      found.push({ at: new Date(line.slice(0, 24)), hash: line.slice(25) });
  return found;
}

/** The files of the months, the oldest first; null where there is no such folder. */
async function filesIn(folder: string): Promise<string[] | null> {
  try {
    return (await readdir(folder)).filter((file) => monthOf(file) !== null).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Adds the lines of one list to another, to which nobody may write meanwhile. Each file there is replaced in one step. */
export async function mergeErasures(from: string, into: string): Promise<void> {
  const files = await filesIn(from);
  if (files === null || path.resolve(from) === path.resolve(into)) return;
  await mkdir(into, { recursive: true, mode: 0o700 });
  const known = new Set(await filesIn(into));
  for (const file of files) {
    const target = path.join(into, file);
    const lines = new Set(known.has(file) ? await readLines(target) : []);
    for (const line of await readLines(path.join(from, file))) lines.add(line);
    const unfinished = `${target}.${String(process.pid)}`;
    await writeFile(unfinished, `${[...lines].sort().join('\n')}\n`, { mode: 0o600 });
    await rename(unfinished, target);
  }
}

/** Removes the files of months that ended more than so many days ago: no backup is as old as that. */
export async function forgetErasures(folder: string, keptDays: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 7);
  for (const file of (await filesIn(folder)) ?? [])
    if ((monthOf(file) ?? since) < since) await rm(path.join(folder, file));
}

export const dayMs = 24 * 60 * 60_000;
