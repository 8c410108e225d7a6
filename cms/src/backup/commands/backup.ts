import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockOnSqlite } from '../../database/schema-lock';
import type { Env } from '../../env';
import { forgetErasures, mergeErasures } from '../../erasures/list';
import { listNextTo } from '../erased-since';
import {
  databaseName,
  fingerprintsOf,
  manifestName,
  resumesFolder,
  type Manifest,
  type Part,
} from '../archive/manifest';
import { unfinished, writeArchive } from '../archive/write-archive';
import { copyDatabase } from '../database/copy';
import { noteBackup } from '../last-backup';
import { addMedia } from '../media';
import { filesIn, resumesFolderOf } from '../places';
import { Refusal } from '../refusal';

export interface BackupOptions {
  /** The folder that the new file is put into. */
  to: string;
  /** Whether anybody who has the file may read it. */
  isPlain: boolean;
  /** How many files of this installation stay there; null: all. */
  keep: number | null;
}

/** Makes a backup while servers go on. @returns the path of the new file */
export async function backUp(env: Env, { to, isPlain, keep }: BackupOptions): Promise<string> {
  const recipient = isPlain ? null : env.backupRecipient;
  if (recipient === null && !isPlain)
    throw new Refusal(
      'Set BACKUP_RECIPIENT to the public key that backups are encrypted to, or add --plain to leave them readable.',
    );
  await mkdir(to, { recursive: true, mode: 0o700 });
  const work = path.join(env.dataDir, 'backing-up');
  const unlock = await lockOnSqlite(work);
  try {
    // A run that was stopped in the middle may have left this folder.
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { mode: 0o700 });
    return await write(env, { to, recipient, keep, work });
  } finally {
    await rm(work, { recursive: true, force: true });
    await unlock();
  }
}

interface Writing {
  to: string;
  recipient: string | null;
  keep: number | null;
  /** A folder of this machine, for the copy of the database while it is not encrypted. */
  work: string;
}

async function write(env: Env, { to, recipient, keep, work }: Writing): Promise<string> {
  const at = new Date().toISOString();
  const copy = path.join(work, databaseName);
  const state = await copyDatabase(env.database, copy);
  const ours = `backup-${state.installation.slice(0, 8)}-`;
  for (const name of await readdir(to))
    if (name.startsWith(ours) && name.endsWith(unfinished)) await rm(path.join(to, name));
  const ending = recipient === null ? '.tar' : '.tar.age';
  const file = path.join(to, `${ours}${at.replaceAll(/[:.]/g, '-')}${ending}`);
  const resumes = resumesFolderOf(env);
  await writeArchive(file, recipient, async ({ addFile, addText }) => {
    const database = await addFile(databaseName, copy);
    // Files come after the database, so that each row that names a file has it in the archive.
    const parts: Record<string, Part> = {
      [databaseName]: database,
      ...(await addMedia(env, work, addFile)),
    };
    for (const inside of resumes === null ? [] : await filesIn(resumes))
      parts[`${resumesFolder}/${inside}`] = await addFile(
        `${resumesFolder}/${inside}`,
        path.join(resumes ?? '', inside),
      );
    const manifest: Manifest = {
      format: 1,
      version: productVersion(),
      at,
      client: env.database.client,
      keyFingerprint: fingerprintsOf(env.secrets.ENCRYPTION_KEY)[0] ?? '',
      resumes: resumes === null ? 'bucket' : 'included',
      ...state,
      parts,
    };
    addText(manifestName, JSON.stringify(manifest, null, 2));
  });
  await keepErasures(env, listNextTo(file));
  await noteBackup(env.dataDir, at);
  if (keep !== null) await removeOlder(to, ours, keep);
  return file;
}

/** Copies the list of erasures next to the backups, as none contains it: so it also has the erasures since each backup. */
async function keepErasures({ erasures: { folder, keptDays } }: Env, copy: string): Promise<void> {
  await mergeErasures(folder, copy);
  for (const list of [folder, copy]) await forgetErasures(list, keptDays, new Date());
}

/** Removes the oldest backups. Their names contain their times. */
async function removeOlder(folder: string, start: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith(start) && /\.tar(\.age)?$/.test(name),
  );
  for (const name of names.sort().reverse().slice(keep)) await rm(path.join(folder, name));
}

/** Every program of the application runs in the application's folder. */
function productVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return version;
}
