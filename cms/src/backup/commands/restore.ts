import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockOnPostgres, lockOnSqlite, type Unlock } from '../../database/schema-lock';
import type { Env } from '../../env';
import type { Database } from '../../env-database';
import { databaseName, resumesFolder, type Manifest } from '../archive/manifest';
import { readArchive, type Archive } from '../archive/read-archive';
import { requireFitting } from '../checks';
import { putBack, requireEmptyDatabase } from '../database/put-back';
import { connect } from '../database/reader';
import { findErasedSince } from '../erased-since';
import { putMediaBack, requireNoMedia, type Undo } from '../media';
import { filesIn, moveFile, resumesFolderOf } from '../places';
import { Refusal } from '../refusal';

export interface Restored extends Manifest {
  /** Sentences for the operator about erasures since the backup. */
  erasures: string;
}

/**
 * Restores a backup into an empty installation, which then does nothing by itself until it is finished.
 * @param named a folder with one more list of erasures, besides those that are found
 */
export async function restore(env: Env, archive: Archive, named: string | null): Promise<Restored> {
  const resumes = resumesFolderOf(env);
  const work = path.join(env.dataDir, 'restoring');
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockTables(env.database);
  try {
    await requireEmptyDatabase(env.database);
    await requireNoMedia(env);
    if (resumes !== null) await requireEmptyFolder(resumes);
    // A run that was stopped in the middle may have left this folder.
    await rm(work, { recursive: true, force: true });
    const unpacked = path.join(work, 'unpacked');
    await mkdir(unpacked, { recursive: true, mode: 0o700 });
    const manifest = await readArchive(archive, unpacked);
    await requireFitting(env, manifest, path.join(work, 'tried'));
    const undo: Undo[] = [];
    const since = { file: archive.file, named, madeAt: new Date(manifest.at) };
    const erased = await findErasedSince(env, since);
    try {
      await putMediaBack(env, unpacked, manifest, undo);
      if (resumes !== null) await moveInto(resumes, path.join(unpacked, resumesFolder), undo);
      // The database last, so that it never names files that are not there.
      const mark = { restoredAt: new Date().toISOString(), madeAt: manifest.at, toErase: erased.hashes };
      await putBack(env.database, path.join(unpacked, databaseName), mark);
    } catch (error) {
      for (const takeBack of undo) await takeBack();
      throw error;
    }
    return { ...manifest, erasures: erased.words };
  } finally {
    await rm(work, { recursive: true, force: true });
    await unlock();
  }
}

/** A server that is started meanwhile waits, and finds the restored tables. */
async function lockTables(database: Database): Promise<Unlock> {
  if (database.client === 'sqlite') {
    await mkdir(path.dirname(database.filename), { recursive: true, mode: 0o700 });
    return lockOnSqlite(database.filename);
  }
  const client = await connect(database);
  const unlock = await lockOnPostgres(client);
  return async () => {
    await unlock();
    await client.end();
  };
}

async function requireEmptyFolder(folder: string): Promise<void> {
  if ((await filesIn(folder)).length > 0)
    throw new Refusal(
      `The folder ${folder} is not empty. A backup is only restored into an empty installation: name another DATA_DIR, or move the files away.`,
    );
}

/** Moves all files of one folder into another, also to another disk. @param undo gets a function that removes each file */
async function moveInto(folder: string, from: string, undo: Undo[]): Promise<void> {
  for (const name of await filesIn(from)) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    undo.push(() => rm(target, { force: true }));
    await moveFile(path.join(from, name), target);
  }
}
