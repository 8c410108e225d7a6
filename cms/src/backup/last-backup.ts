import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Stands next to the data and is in no backup, because a restored installation has made none yet. */
const noteOf = (dataDir: string): string => path.join(dataDir, 'last-backup.json');

/** Remembers a backup that is complete. @param at the moment of which it has the data */
export async function noteBackup(dataDir: string, at: string): Promise<void> {
  const note = noteOf(dataDir);
  const unfinished = `${note}.${String(process.pid)}`;
  await writeFile(unfinished, JSON.stringify({ at }), { mode: 0o600 });
  await rename(unfinished, note);
}

/** @returns the moment of the last complete backup, null where none is known */
export async function readLastBackup(dataDir: string): Promise<Date | null> {
  const at = timeIn(await readFile(noteOf(dataDir), 'utf8').catch(emptyWhereMissing));
  return Number.isNaN(at.getTime()) ? null : at;
}

function timeIn(note: string): Date {
  try {
    const { at } = JSON.parse(note) as { at?: unknown };
    return new Date(typeof at === 'string' ? at : Number.NaN);
  } catch {
    // Damaged: a new backup writes it again.
    return new Date(Number.NaN);
  }
}

function emptyWhereMissing(error: unknown): '' {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
  throw error;
}
